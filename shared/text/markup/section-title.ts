const SECTION = /^(?:(?:section|chapter|part|appendix)\s+[\divxlc]+\b|\d+(?:\.\d+)*\.?\s+\p{Lu})/iu;

/** "Section 26: …", "1 Description": of a part of a document, and not of all of it. */
function isSectionTitle(title: string): boolean {
  return SECTION.test(title);
}

const OF_EVERY_MANUAL =
  /^(?:description|overview|introduction|intro|about|summary|abstract|synopsis|usage|basic usage|name|purpose|general|details|background|examples?|notes?|remarks|options|bezeichnung|übersicht|beschreibung|optionen|beispiele?|anmerkungen|einleitung|einführung|nom|exemples?|remarques|résumé|nombre|descripci[oó]n|sinopsis|opciones|ejemplos?|introducción|nome|descrizione|opzioni|esempi|имя|название|описание|обзор|параметры|опции|примеры?|замечания|введение|nazwa|opis|składnia|opcje|przykłady?|uwagi|[iİ]sim|açıklama|kullanım|seçenekler|örnek(?:ler)?|naam|beschrijving|opties|voorbeelden)$/iu;

/** Of a section that every manual has: of what it is, another title says. */
export function isOfEveryManual(title: string): boolean {
  return OF_EVERY_MANUAL.test(title);
}

/** Of what a text without a title of its own begins with, and not of all of it. */
export function isTitleOfPart(title: string): boolean {
  return isSectionTitle(title) || isOfEveryManual(title);
}
