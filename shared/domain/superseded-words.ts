/** What is in force or not: a title names one of these. Not "law" or "standard": pages on these tell their history. */
const KINDS = [
  'rules?|polic(?:y|ies)|notices?|lists?|plans?|agreements?|terms|conditions|prices|price board|fees|rates|tariffs?',
  'regulations?|by-?laws?|byelaws?|statutes?|timetables?|leaflet|handbook|manual|guide|guidelines?|guidance|instructions',
  'circular|directive|procedures?|memo|decisions?',
  String.raw`\p{L}{0,30}(?:ordnung|regelung|regeln|satzung|richtlinie|liste|statuten|bekanntmachung|aushang|merkblatt|bedingungen|vereinbarung|handbuch|anleitung|tarif|preise|vorschrift|vorschriften|rundschreiben|beschluss)`,
  'règlement|règles?|statuts|avis|tarifs?|liste|manuel|consignes?|horaires',
  'reglamento|reglas|estatutos|normas|aviso|tarifas?|lista|condiciones|horario',
  'regolamento|regole|statuto|avviso|tariffe|elenco|condizioni|orario|listino',
  'reglement|regels|statuten|mededeling|prijslijst|lijst|handleiding|voorwaarden|dienstregeling|tarieven',
  'regulamento|regras|condições|horário|tabela',
].join('|');

/** What a sentence on itself may call a document besides. */
const SELF =
  'versions?|editions?|documents?|pages?|specification|documentation|fassung|ausgabe|dokument|seite|édition|versión|edición|documento|página|pagina|versione|edizione|versie|uitgave|versão|edição|décision';

export const KIND = new RegExp(String.raw`(?<!\p{L})(?:${KINDS})(?!\p{L})`, 'iu');
/** What takes the place of a document: "the rules of 2023", "RFC 9110". */
const SUCCESSOR = new RegExp(String.raw`(?<!\p{L})(?:${KINDS}|${SELF}|rfc|adr)(?!\p{L})`, 'iu');

/** A day, a month or a year, with what leads to it: "Oct 2023", "on 1 March 2025", "seit 2021". */
const DATED = String.raw`(?:\p{L}{1,12}\.? ){0,3}\d[\d./-]{0,9}(?!\p{L})(?: \p{L}{3,9}\.?)?(?: \d{4})?`;

/** What only a document is called, whatever stands above it. */
const IN_FORCE_NO_MORE = [
  'no longer in (?:force|effect)|not in force any ?more|nicht mehr in kraft|au(?:ß|ss)er kraft',
  String.raw`(?:n['’]est |ne sont )?plus en vigueur|ya no est(?:á|án) (?:en vigor|vigentes?)`,
  'non (?:è |sono )?più in vigore|niet meer van kracht|(?:já não|não) est(?:á|ão) (?:mais )?em vigor|sem efeito',
].join('|');
const OUT_OF_DATE = [
  'obsolete|out[ -]of[ -]date|outdated|no longer (?:in use|valid|current)|not valid any ?more',
  'überholt|veraltet|nicht mehr (?:gültig|aktuell)|gilt nicht mehr',
  'périmée?s?|obsolètes?|abrogée?s?|plus valables?',
  'obsolet[oa]s?|derogad[oa]s?|superat[oaie]|abrogat[oaie]',
  'niet meer (?:geldig|van toepassing)|vervallen|verouderd|revogad[oa]s?',
].join('|');
const OLD_VERSION =
  '(?:old|outdated) (?:version|copy|edition)|alte fassung|ancienne version|versión antigua|vecchia versione|oude versie|versão antiga';

export const FORCE_MARK = new RegExp(`^(?:now )?(?:${IN_FORCE_NO_MORE})(?: ${DATED})?$`, 'iu');
/** Of the document where it stands behind its name, and of anything else behind that. */
export const KIND_MARK = new RegExp(
  `^(?:(?:now )?(?:superseded|${IN_FORCE_NO_MORE}|${OUT_OF_DATE})(?: ${DATED})?|withdrawn ${DATED}|${OLD_VERSION})$`,
  'iu',
);
/** What says it by itself in brackets of its own: little else is called so. */
export const SUPERSEDED_MARK = new RegExp(`^superseded(?: ${DATED})?$`, 'iu');
export const DATED_MARK = new RegExp(`^superseded ${DATED}$`, 'iu');
const REPLACED_BY =
  /^(?:now )?(?:superseded by|replaced by|obsoleted by|remplacée?s? par|ersetzt durch|vervangen door|sustituid[oa]s? por|sostituit[oaie] da\p{L}{0,4}|substituíd[oa]s? p\p{L}{1,3}) (.{2,80})$/iu;
export const TAKEN_DOWN = /^(?:taken|took) (?:down|off)(?: .{2,40})?$/iu;
export const KEPT = /^(?:only )?kept (?:only )?for the (?:files?|records|archives?)$/iu;

/** Behind a mark and a pause: "OLD – kept for disputes", "Out of date - see the new plan". */
export const DIRECTION =
  /^(?:see|use|kept|keep|only for|do not use|replaced by|superseded by|siehe|nur|voir|véase|vedi|zie|ver) \S/iu;
/** It goes on to say something else, of a part, or what somebody thinks of it. */
const LIMITS =
  /(?<!\p{L})(?:in|if|when|where|unless|until|once|after|partly|only|but|except|should|must|will|wenn|falls|nur|teilweise|si|quand|sauf|salvo|se|quando|als)(?!\p{L})/iu;
export const JUDGED =
  /(?<!\p{L})(?:said|says|argues?|argued|proposed?|suggest|think|believe|claims?|claimed|according to|(?:my|our) (?:view|opinion))(?!\p{L})/iu;

/** "replaced by the notice of May": by a document, and altogether. */
export function isReplaced(text: string): boolean {
  return isSuccessor(REPLACED_BY.exec(text)?.[1] ?? '');
}

export function isSuccessor(text: string): boolean {
  return SUCCESSOR.test(text) && !LIMITS.test(text);
}

const NO_SUBJECT = 'the|an?|of|in|to|is|are|was|that|which|says|for';
const OF_DATE = String.raw`(?: (?:of|from|dated|vom|von|du|de|del|van|do) (?:\p{L}{1,12}\.? |\d{1,2}\.? ){0,2}\d{2,4})?`;
const SUBJECT = String.raw`(?:this|these|diese[rs]?|ce|cet|cette|ces|le présent|est[aeo]s?|quest[oaei]|deze|dit) (?:(?!(?:${NO_SUBJECT}) )[\p{L}\p{N}-]{1,20} ){0,2}(?:${KINDS}|${SELF})${OF_DATE}`;

const HOLDS_NO_MORE = [
  '(?:is|are) (?:now )?no longer (?:in force|valid|in use)',
  String.raw`(?:ist|sind) (?:seit (?:\p{L}{1,12} )?\d{4} )?(?:nicht mehr (?:gültig|in kraft)|außer kraft)|(?:gilt|gelten) nicht mehr`,
  String.raw`(?:n['’]est|ne sont) plus (?:en vigueur|valables?)`,
  'ya no est(?:á|án) (?:en vigor|vigentes?)|ya no (?:es|son) válid[oa]s?',
  'non (?:è|sono) più (?:in vigore|valid[oaie])',
  '(?:is|zijn) niet meer (?:geldig|van kracht)',
  '(?:já não est(?:á|ão)|não est(?:á|ão) mais) em vigor',
].join('|');
const HAS_BEEN_REPLACED = [
  '(?:has|have) (?:now )?been (?:replaced|superseded) by',
  '(?:a|ont) été remplacée?s? par|ha(?:n)? sido (?:sustituid|reemplazad)[oa]s? por',
  String.raw`(?:è stat[oa]|sono stat[ie]) sostituit[oaie] da\p{L}{0,4}|(?:is|zijn) vervangen door|(?:foi|foram) substituíd[oa]s? p\p{L}{1,3}`,
].join('|');

const LEAD = '^(?:note:? |nb:? |please note(?: that|:) )?';
/** The sentence ends, but for since when and where to look instead. */
const ENDS = String.raw`(?: (?:since|seit|depuis|desde|dal|sinds) [^.;:!?,]{2,40})?(?:[.!]|$|[,;:] (?:see|use|please|siehe|bitte|voir|véase|vedi|zie|ver) )`;

export const NO_LONGER_HOLDS = new RegExp(`${LEAD}${SUBJECT} (?:${HOLDS_NO_MORE})${ENDS}`, 'iu');
/** With what it was replaced by. */
export const WAS_REPLACED = new RegExp(
  `${LEAD}${SUBJECT} (?:(?:${HAS_BEEN_REPLACED}) ([^.;:!?,]{2,80})|(?:wurden?|ist|sind) durch ([^.;:!?,]{2,60}) ersetzt)(?:[.!]|$)`,
  'iu',
);
/** As sites of documentation have it above each page, and a note for whoever still finds it. */
export const OF_OLD_VERSION = [
  String.raw`you(?: are|['’]re) (?:viewing|reading|looking at) (?:an?|the) (?:old|outdated|out-of-date|obsolete|superseded) version of (?:this|the) (?:${KINDS}|${SELF})`,
  String.raw`this is an? (?:old|outdated|out-of-date|obsolete|superseded) version of this (?:${KINDS}|${SELF})`,
  String.raw`use the (?:[\p{L}\p{N}-]{1,20} ){0,2}(?:${KINDS}) for (?:anything|everything) newer`,
].map((pattern) => new RegExp(`${LEAD}${pattern}(?:[.!,]|$)`, 'iu'));
