const SECTION = /^(?:(?:section|chapter|part|appendix)\s+[\divxlc]+\b|\d+(?:\.\d+)*\.?\s+\p{Lu})/iu;

/** "Section 26: …", "1 Description": of a part of a document, and not of all of it. */
function isSectionTitle(title: string): boolean {
  return SECTION.test(title);
}

const OF_EVERY_MANUAL =
  /^(?:description|overview|introduction|intro|about|summary|abstract|synopsis|usage|basic usage|name|purpose|general|details|background|examples?|notes?|remarks|options)$/iu;

/** Of a section that every manual has: of what it is, another title says. */
export function isOfEveryManual(title: string): boolean {
  return OF_EVERY_MANUAL.test(title);
}

/** Of what a text without a title of its own begins with, and not of all of it. */
export function isTitleOfPart(title: string): boolean {
  return isSectionTitle(title) || isOfEveryManual(title);
}
