/** What is no longer in force is said to be one of these. */
export const STATES = [
  'superseded',
  'obsolete',
  'out[ -]of[ -]date',
  'outdated',
  'no longer (?:in (?:force|effect|use)|valid|current)',
  'not (?:in force|valid) any ?more',
].join('|');

/** Said with a verb of its own. */
export const NO_LONGER_ELSEWHERE = [
  '(?:gilt|gelten) nicht mehr',
  String.raw`(?:n['’]est |ne sont )?plus (?:en vigueur|valables?|d['’]actualité)`,
  'ya no est(?:á|án) (?:en vigor|vigentes?)|ya no (?:es|son) válid[oa]s?',
  'non (?:è |sono )?più (?:in vigore|valid[oaie])',
  '(?:já não|não) est(?:á|ão) (?:mais )?em vigor',
].join('|');

/** Said with "is" or "was" before it: German, French, Spanish, Italian, Dutch, Portuguese. */
export const STATES_ELSEWHERE = [
  'überholt|veraltet|au(?:ß|ss)er kraft(?: gesetzt| getreten)?|nicht mehr (?:gültig|in kraft|aktuell)',
  'ersetzt durch|durch [^.;:!?,]{3,60}? ersetzt(?! wird| werden)',
  'périmée?s?|obsolètes?|abrogée?s?|remplacée?s? par',
  'obsolet[oa]s?|derogad[oa]s?|sustituid[oa]s? por|reemplazad[oa]s? por',
  'superat[oaie]|abrogat[oaie]|sostituit[oaie] d(?:a|al|alla|ai|alle|agli|allo)',
  'niet meer (?:geldig|van kracht|van toepassing|in gebruik)|vervallen|verouderd|vervangen door',
  'sem efeito|revogad[oa]s?|substituíd[oa]s? p(?:or|el[oa]s?)',
].join('|');

export const IS_ELSEWHERE = [
  'ist|sind|wurden?',
  'est|sont|a été|ont été',
  'está|están|es|son|fue|fueron|ha sido|han sido|ha quedado|han quedado',
  'è|sono|è stat[oa]|sono stat[ie]',
  'is|zijn|werd|werden',
  'estão|é|são|foi|foram',
].join('|');

/** A day, a month or a year, with what leads to it: "Oct 2023", "on 1 March 2025", "seit 2021". */
const DATED = String.raw`(?:\p{L}+\.? ){0,4}\d[\d./-]*(?!\p{L})(?: \p{L}{3,9}\.?)?(?: \d{4})?|(?:in |since )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*`;
const BY =
  '(?:by|durch|par|por|da|dal|dalla|dai|dalle|door|pelo|pela) [^.;:!?,]{2,80}|(?:see|siehe|voir|véase|vedi|zie) .{2,80}';

/** What stands alone in brackets, behind a dash or on a line. */
export const MARKS = [
  String.raw`(?:now )?(?:${STATES}|${STATES_ELSEWHERE}|${NO_LONGER_ELSEWHERE})(?: (?:${DATED}|${BY}))?`,
  String.raw`withdrawn (?:${DATED})`,
  '(?:replaced|obsoleted|remplacée?s? par|ersetzt durch|vervangen door) (?:by )?(?:the |la |le |den |die |das |het |de )[^.;:!?,]{2,80}',
  '(?:old|outdated) (?:version|copy|edition)(?: from .{2,60})?|alte fassung|ancienne version|versión antigua|vecchia versione|oude versie|versão antiga',
  '(?:only )?(?:kept|keep) (?:only )?for the (?:file|files|archives?)(?: only)?|nur fürs archiv',
].join('|');

/** In a title behind a comma or a colon these may be said of what it is about: "Old banknotes: no longer valid". */
export const FAINT =
  'obsol|out|old|withdrawn(?! (?:in )?[12])|no longer (?:valid|in use|current)|not valid|veraltet|überholt|périm|superat|vervallen|veroud';

export const DOCUMENT =
  'rules?|polic(?:y|ies)|notices?|lists?|versions?|editions?|documents?|pages?|papers?|plans?|manuals?|guides?|guidelines?|guidance|regulations?|by-?laws?|byelaws?|terms|conditions|agreement|charges|fees|tariffs?|prices|rates|timetables?|schedule|leaflet|handbook|instructions|circular|directive|standard|specification|protocol|memo|statutes?|law|act|rfc|documentation';

export const DEMONSTRATIVES =
  "diese[rs]?|(?:die|das|der) vorliegende|ce|cet|cette|ces|le présent|la présente|est[ea]|est[oa]s|estes|quest[oaei]|quest['’]|deze|dit";

export const DOCUMENTS_ELSEWHERE = [
  String.raw`\p{L}*(?:ordnung|fassung|regelung|regeln?|satzung|richtlinie|liste|bekanntmachung|aushang|merkblatt|version|ausgabe|dokument|seite|plan|bedingungen|vereinbarung|handbuch|anleitung|tarif|preise|vorschrift|vorschriften|rundschreiben)`,
  'règlement|règles?|avis|tarifs?|document|page|note|liste|édition|guide|manuel|loi|consigne|consignes|horaires?|conditions',
  'reglamento|reglas?|normas?|aviso|tarifas?|documento|página|nota|lista|edición|versión|guía|ley|condiciones|horario',
  'regolamento|regole|avviso|tariffe|pagina|elenco|edizione|versione|guida|legge|condizioni|orario|listino',
  'regels?|reglement|mededeling|prijslijst|lijst|versie|uitgave|handleiding|voorwaarden|wet|dienstregeling|tarieven',
  'regulamento|regras|edição|versão|página|guia|lei|condições|horário|tabela',
].join('|');
