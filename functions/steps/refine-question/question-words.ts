/** Closed classes of words by which a question is taken apart, as parts of patterns. */

/** Question words of English, German, Dutch, French, Spanish, Portuguese and Italian. */
export const ENGLISH_ASKING = 'how|why|when|where|which|what|who|whom|whose';
const GERMAN_ASKING =
  'wie|warum|wieso|weshalb|wann|wo|woher|wohin|wer|wem|wen|wessen|was|welche[rsnm]?|wodurch|womit|wofür|ob|inwiefern';
const DUTCH_ASKING = 'hoe|waarom|wanneer|waar|wie|wat|welke?';
const FRENCH_ASKING = 'comment|pourquoi|quand|où|combien|quels?|quelles?|que|qui|est-ce';
const SPANISH_ASKING =
  'cómo|por qué|cuándo|dónde|cuánt[oa]s?|cuál(?:es)?|qué|quién(?:es)?|como|por que|quando|onde|quanto|qual|quais';
const ITALIAN_ASKING = 'come|perché|quando|dove|quanto|quale|quali|che cosa|chi';
export const OTHER_ASKING = [GERMAN_ASKING, DUTCH_ASKING, FRENCH_ASKING, SPANISH_ASKING, ITALIAN_ASKING].join(
  '|',
);

/** Auxiliary verbs that may open an English question. */
export const AUXILIARY =
  'is|are|was|were|am|does|do|did|can|could|should|will|would|has|have|had|may|might|must|shall|need';

/** Verbs by which one bids somebody to tell something. */
export const BIDDING =
  'explain|describe|list|name|tell|give|summari[sz]e|show|discuss|outline|define|find|identify|say|state|mention|recommend|suggest|compare|contrast';

export const PREPOSITION =
  'of|in|on|at|for|to|from|with|without|within|by|about|across|among|amongst|between|during|after|before|under|over|against|into|onto|through|via|per|since|until|than|as|like|near|around|behind|beyond|inside|outside|upon|towards?|throughout|regarding|concerning|considering|despite|given|using|when|while|if|because|that|which|who|whose|where|so|not|unless|whether|rather|instead|versus|vs';

export const DETERMINER =
  'the|a|an|my|your|our|their|its|his|her|this|that|these|those|some|any|each|every|no|all|both|many|much|more|most|several|two|three|four|five|another|other';

/** Prepositions, articles and forms of "to be" of the other languages: they end a phrase, too. */
export const OTHER_SMALL =
  'von|vom|bei|für|mit|zu|zum|zur|auf|über|gegen|gegenüber|nach|vor|ist|sind|war|waren|hat|haben|wird|werden|de|du|des|au|aux|dans|sur|pour|avec|chez|est|sont|del|por|para|con|sobre|son|es|fue|são|é|è|sono|nel|nella|bij|voor|met|zijn';
export const OTHER_ARTICLE =
  'der|die|das|dem|den|ein|eine|einen|einer|einem|le|la|les|un|une|el|los|las|una|unos|unas|os|um|uma|il|lo|gli|het|een';

export const PRONOUN =
  'i|we|you|he|she|it|they|one|people|someone|anyone|somebody|anybody|me|us|him|them|there';

/** Common verbs in their base form: what follows one of them is no longer the subject. */
const VERBS =
  'accelerate accept access achieve act activate adapt add address affect aid allow alter appear apply arise ask assess attack avoid back bake be become begin behave believe bind block boost break bring build burn buy calculate call carry catch cause change charge check choose clean clear close collect combine come compare compete compile compute conduct configure connect consider consume contain contribute control convert cook cool cost cover create cross cure damage deal decay decide decline decrease define delay delete deliver depend deploy design destroy detect determine develop deviate die differ digest disable discover do draw drift drive drop earn eat educate emerge emit enable encourage end enforce enhance ensure enter erupt escape establish estimate evolve exceed exist expand explain export express extend fail fall feed feel fight fill find fit fix flow fly focus follow force form freeze function gain generate get give go govern grow handle happen harm heal hear heat help hold hunt identify impact implement import improve increase indicate induce infect influence inform inhibit install interact interfere invade invent join keep kill know last launch lay lead learn leave let lie limit live load look lose lower maintain make manage mean measure meet melt migrate mix modify monitor move need obtain occur offer open operate order orient originate overcome own pass pay perform permit play prevent price produce prohibit promote protect prove provide pull push raise reach react read recognise recognize recommend recover reduce refer regulate relate release remain remove render replace represent reproduce require resist respond rest restart result retain return reveal ripen rise rot rule run rust save say scale see seek sell send serve set settle shape share shorten show shrink simulate sleep slow smell solve speak spend split spoil spread stand start stay stop store strengthen strike suffer suggest supply support suppress survive swim switch take taste teach tell tend test think threaten track transfer transform transmit travel treat trigger trust try turn understand update upgrade upload use vary view vote wait want warm wash wear win work write yield';
const IRREGULAR =
  'became began broke brought built came caught chose did drew ate ended fell fought found froze got gave went grew held kept killed led left lost made meant paid rose ran said sold sent spread spoke stood took taught told thought understood won wrote';

/** True for a word that is mostly a verb, in any of its forms. */
export function isVerb(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    VERB_FORMS.has(lower) ||
    VERB_FORMS.has(lower.replace(/(?:s|es|d|ed)$/u, '')) ||
    VERB_FORMS.has(lower.replace(/ies$/u, 'y')) ||
    VERB_FORMS.has(lower.replace(/e?s$/u, ''))
  );
}

/** True for the base form alone, as it stands after "do", "can" or "to". */
export function isBaseVerb(word: string): boolean {
  return BASE_FORMS.has(word.toLowerCase());
}

const BASE_FORMS: ReadonlySet<string> = new Set(VERBS.split(' '));
const VERB_FORMS: ReadonlySet<string> = new Set([...BASE_FORMS, ...IRREGULAR.split(' ')]);

/** Nouns that name a side of a thing: what is "of" them is what is spoken about. */
export const SIDE =
  'causes?|effects?|symptoms?|treatments?|therap(?:y|ies)|mechanisms?|roles?|advantages?|disadvantages?|drawbacks?|benefits?|risks?|pros|cons|histor(?:y|ies)|definitions?|meanings?|purposes?|costs?|prices?|limits?|limitations?|impacts?|influences?|consequences?|implications?|numbers?|amounts?|types?|kinds?|forms?|uses?|applications?|process(?:es)?|reasons?|functions?|features?|properties|principles?|sources?|origins?|overview|summary|state|signs?|indications|contraindications|side effects|duties|liabilities|rights|examples?|challenges|issues?|problems?|importance|significance|structure|components?|stages|steps|point|future|rate|level|levels|degree|extent|evidence|everything';
