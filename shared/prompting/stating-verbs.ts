import type { TextLanguage } from '../text/sentence-check/language.ts';

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}

/** Verbs in the form in which they state something of what stands before them, by language. */
const FINITE: Readonly<Record<Exclude<TextLanguage, 'other'>, ReadonlySet<string>>> = {
  en: setOf(
    `is are was were has have had does did can cannot could must shall should will would reduces lowers raises prevents kills proves fails failed worsens improves
protects heals destroys loses exposes enables allows gives becomes remains contains requires guarantees
killed died eliminates exceeds outperforms saves poisons`,
  ),
  de: setOf(
    `ist sind war waren wird wurde wurden hat hatte hatten kann können konnte muss müssen soll sollte darf dürfen verdoppelt
verdreifacht halbiert senkt senkte reduziert erhöht steigert verursacht verursachte verhindert verhinderte heilt heilte tötet tötete
beweist bewies zeigt zeigte wirkt wirkte versagt versagte verbessert verschlechtert schützt schadet hilft`,
  ),
  fr: setOf(
    `est sont était étaient sera seront ont avait peut peuvent doit doivent réduit réduisent augmente augmentent
provoque provoquent empêche empêchent guérit guérissent tue tuent prouve prouvent montre montrent échoue échouent améliore améliorent
aggrave aggravent protège protègent`,
  ),
  es: setOf(
    `es son era eran fue fueron está están ha han puede pueden debe deben duplica duplican triplica reduce reducen redujo aumenta
aumentan provoca provocan causan evita evitan curan mata matan mató demuestra demuestran funciona funcionan fracasa
 empeora protege`,
  ),
  it: setOf(
    `è sono era erano fu furono ha hanno può possono deve devono raddoppia riduce riducono aumenta aumentano provoca provocano
causano previene prevengono guarisce uccide uccidono dimostra dimostrano funziona funzionano fallisce migliora peggiora protegge`,
  ),
  pt: setOf(
    `é são era eram foi foram tem têm pode podem deve devem duplica reduz reduzem aumenta aumentam provoca provocam causam
previne previnem mata matam demonstra funciona funcionam protege`,
  ),
  nl: setOf(
    `is was waren wordt werd heeft hebben kan kunnen moet moeten verdubbelt verdrievoudigt halveert verlaagt vermindert
verhoogt veroorzaakt voorkomt geneest doodt bewijst toont faalt verbetert verslechtert beschermt`,
  ),
  ru: setOf(
    `является являются был была было были может могут должен удваивает снижает снизил повышает повысил увеличивает увеличил вызывает
вызвал предотвращает предотвратил лечит вылечил убивает убил доказывает показал показывает помогает улучшает ухудшает`,
  ),
  hi: setOf('है हैं था थी थे होता होती करता करती बढ़ाता घटाता रोकता मारता'),
  ar: setOf('كان كانت يقلل تقلل يزيد تزيد يسبب تسبب يمنع تمنع يشفي يقتل قتل يثبت أثبت يعالج'),
};

/** Those that may be a noun or said of one ("side effects and causes", "reduced dose"): verbs between two things alone. */
export const STATING_BETWEEN = setOf(
  `causes works increases decreases shows results needs helps stops cuts cures leaks beats makes damages harms doubles triples
quadruples halves rises falls drops raises benefits loses ruins breaks ends wins saves
reduced increased decreased doubled tripled halved caused prevented cured proved proven showed improved worsened lowered raised
eliminated stopped helped healed destroyed ruined broke ended won saved protected harmed damaged`,
);

/** What is done by something: "cured by". */
export const DONE_BY =
  /\b(?:(?:caus|cur|kill|reduc|increas|decreas|doubl|tripl|halv|prevent|improv|worsen|heal|destroy|damag|harm|protect|eliminat|poison)ed|proven|shown) (?:by|through|due)\b|\b(?:verursacht|geheilt|getötet|verhindert) (?:durch|von)\b|\b(?:durch|von) .+ (?:verursacht|geheilt|getötet|verhindert)\b|\b(?:causée?s?|guérie?s?|tuée?s?) par\b|\b(?:caus|cur)ad[oa]s? por\b|\b(?:causat|curat|uccis)[oaie] da\b|\b(?:veroorzaakt|genezen|gedood) door\b/iu;

/** True for a verb that states something in that language wherever it stands. */
export function isStatingVerb(word: string, language: TextLanguage): boolean {
  return language !== 'other' && FINITE[language].has(word);
}
