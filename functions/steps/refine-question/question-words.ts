import { AUXILIARY } from '#shared/text/words/auxiliary.ts';

export { AUXILIARY };

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

/** Verbs by which somebody is asked to say something. */
export const ORDERING =
  'explain|describe|list|name|tell|give|summari[sz]e|show|discuss|outline|define|find|identify|say|state|mention|recommend|suggest|compare|contrast';

export const PREPOSITION =
  'of|in|on|at|for|to|from|with|without|within|by|about|across|among|amongst|between|during|after|before|under|over|against|into|onto|through|via|per|since|until|than|as|like|near|around|behind|beyond|inside|outside|upon|towards?|throughout|regarding|concerning|considering|despite|given|using|when|while|if|because|that|which|who|whose|where|so|not|unless|whether|rather|instead|versus|vs';

export const DETERMINER =
  'the|a|an|my|your|our|their|its|his|her|this|that|these|those|some|any|each|every|no|all|both|many|much|more|most|several|two|three|four|five|another|other';

/** "How do I", "how to": what follows is a verb, known or not. */
export const HOW_TO = String.raw`how\s+(?:(?:do|can|should|could|would)\s+(?:i|we|you|one)|to)`;
export const ASKS_A_WAY = new RegExp(String.raw`^(?:${HOW_TO}|what is the best way to)\b`, 'iu');

/** Prepositions, articles and forms of "to be" of the other languages: they end a phrase, too. */
export const OTHER_SMALL =
  'von|vom|bei|für|mit|zu|zum|zur|auf|über|gegen|gegenüber|nach|vor|ist|sind|war|waren|hat|haben|wird|werden|de|du|des|au|aux|dans|sur|pour|avec|chez|est|sont|del|por|para|con|sobre|son|es|fue|são|é|è|sono|nel|nella|bij|voor|met|zijn';
export const OTHER_ARTICLE =
  'der|die|das|dem|den|ein|eine|einen|einer|einem|le|la|les|un|une|el|los|las|una|unos|unas|os|um|uma|il|lo|gli|het|een';

export const PRONOUN =
  'i|we|you|he|she|it|they|one|people|someone|anyone|somebody|anybody|me|us|him|them|there';

/** What begins what somebody or something is or does. */
export const SUBJECT = `${PRONOUN}|the|a|an|my|your|our|their|its|his|her|this|that|these|those|any|some`;

/** Common verbs in their base form: what follows one of them is no longer the subject. */
const VERBS =
  'abort accelerate accept access accumulate achieve acquire act activate adapt add address adopt advance advise affect aid allocate allow alter amend analyse analyze annotate announce appear append apply approve archive arise arrange ask assemble assess assign associate assume attach attack attend attract authenticate authorise authorize automate avoid back bake ban be bear become begin behave believe bind block boost bootstrap borrow break breathe bring browse build burn buy calculate call cancel capture carry catch cause celebrate certify change charge check choose classify clean clear climb clone close coexist collaborate collect combine come commit communicate compare compensate compete compile complain complete compose compress compute concentrate conclude conduct configure confirm connect conquer conserve consider construct consult consume contain continue contribute control convert cook cool coordinate cost cover crack crash create cross cure damage deal debug decay decide decline decode decompress decrease decrypt dedicate deduct defend define deflect delay delegate delete deliver demonstrate deny depend deploy describe deserve design destroy detect determine develop deviate devote diagnose die differ digest disable disconnect discover discuss dissolve distribute divide do download draw drift drink drive drop duplicate dye earn eat edit educate eject elect eliminate emerge emit emphasize employ empty enable encode encounter encourage encrypt end enforce engage enhance enrich enrol ensure enter erupt escalate escape establish estimate evolve exceed exclude execute exist exit expand expect expire explain exploit export express extend extract fail fall feed feel fetch fight fill filter find finish fit fix flow flush fly focus follow force forget form formulate freeze function gain gather generate get give go govern grant grasp grow guarantee guess handle happen harm heal hear heat help hide hire hold hunt identify ignore illustrate imagine impact implement imply import impose improve include incorporate increase indicate induce infect influence inform inherit inhibit initialise initialize inject insert inspect inspire install instruct insulate integrate intend interact interfere interpret interrupt introduce invade invent invest investigate invite invoke isolate join keep kill know last launch lay lead learn leave lend let lie lift limit listen live load lock look lose lower maintain make manage mark match mean measure meet melt mention merge migrate minimise minimize mix modify monitor mount move multiply navigate need negotiate notice notify obey observe obtain occur offer open operate optimise optimize order orient originate outline overcome override own pack parse participate pass paste pay perceive perform permit persist persuade pick pin play pollinate postpone pray predict prefer prepare prescribe preserve prevent price print produce prohibit promise promote propose protect prove provide prune publish pull purr purchase purge push qualify quit quote raise reach react read rebase rebuild receive reclaim recognise recognize recommend recover redirect redo reduce refer refuse register regulate reject relate release reload rely remain remember remind remove rename render renew rent repair repeat replace replicate reply represent reproduce require rescue reserve reset resist resolve respond rest restart restore restrict result resume retain retry return reuse reveal revert revise revoke rewrite ripen rise roll rot rotate rule run rust sacrifice satisfy save say scale scan schedule scrape search secure see seek select sell send separate serve set settle shape share shorten shout show shrink simulate skip sleep slow smell solve sort spawn speak specialise specify spend split spoil spread squash squeeze stand start stash stay stop store strengthen stretch strike submit subscribe substitute succeed suffer suggest summarise supply support suppress surround survive suspend sustain swallow swim switch sync synchronise synchronize take taste teach tell tend test thaw think threaten throttle track transfer transform translate transmit travel treat trigger trim truncate trust try turn undergo understand undo uninstall unlock unpack untrack update upgrade upload use validate vary verify view visit vote wait want warm warn wash wear win wipe work wrap write yank yield';
/** Comparatives, as they stand after "which is" and "how much". */
export const MORE = String.raw`(?:more|less)\s+\p{L}+|better|worse|cheaper|faster|slower|quicker|safer|heavier|lighter|larger|smaller|bigger|older|newer|younger|higher|lower|stronger|weaker|easier|harder|simpler|longer|shorter|taller|healthier|warmer|colder|hotter|louder|quieter|cleaner|greener|nicer|earlier|later|wider|deeper|thicker|thinner|richer|tastier`;

export const IRREGULAR =
  'became began broke brought built came caught chose did drew ate ended fell fought found froze got gave went grew held kept killed led left lost made meant paid rose ran said sold sent spread spoke stood took taught told thought understood won wrote';

/** True for a word that is mostly a verb, in any of its forms. */
export function isVerb(word: string): boolean {
  const lower = word.toLowerCase();
  return ENDINGS.some(
    ([ending, base]) => lower.endsWith(ending) && VERB_FORMS.has(stripped(lower, ending) + base),
  );
}

/** Of the third person and of the past: "uses", "fixes", "copies", "used", "copied". */
const ENDINGS: readonly (readonly [ending: string, base: string])[] = [
  ['', ''],
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['d', ''],
  ['ed', ''],
];

function stripped(word: string, ending: string): string {
  return word.slice(0, word.length - ending.length);
}

/** True for the base form alone, as it stands after "do", "can" or "to". */
export function isBaseVerb(word: string): boolean {
  return BASE_FORMS.has(word.toLowerCase());
}

const BASE_FORMS: ReadonlySet<string> = new Set(VERBS.split(' '));
const VERB_FORMS: ReadonlySet<string> = new Set([...BASE_FORMS, ...IRREGULAR.split(' ')]);

/** What is measured of a thing. */
export const MEASURE =
  'heights?|ages?|populations?|torque|(?:half|shelf|service)[ -]li(?:fe|ves)|(?:boiling|melting|freezing) points?|densit(?:y|ies)|syntax';

/** Nouns that name a side of a thing: what is "of" them is what is spoken about. */
export const SIDE = `${MEASURE}|causes?|effects?|symptoms?|treatments?|therap(?:y|ies)|mechanisms?|roles?|advantages?|disadvantages?|drawbacks?|benefits?|risks?|pros|cons|histor(?:y|ies)|definitions?|meanings?|purposes?|costs?|prices?|limits?|limitations?|impacts?|influences?|consequences?|implications?|numbers?|amounts?|types?|kinds?|forms?|uses?|applications?|process(?:es)?|reasons?|functions?|features?|properties|principles?|sources?|origins?|overview|summary|state|signs?|indications|contraindications|side effects|duties|liabilities|rights|examples?|challenges|issues?|problems?|default (?:values?|settings?)|importance|significance|structure|components?|stages|steps|point|future|rate|level|levels|degree|extent|evidence|names?|everything`;

/** "Is it on by default? If so, how do I switch it off?": asked under what the answer to the first may be. */
export const IF_SO = new RegExp(
  String.raw`^(?:(?:and|but)\s+)?if\s+(?:so|yes|not|no|(?:it|they|that|this)\s+(?:(?:is|are|was|were|does|do|did|can|could|has|have)(?:n['’]t|\s+not)?))\b,?\s+(?=(?:${ENGLISH_ASKING}|${AUXILIARY})\s)`,
  'iu',
);

/** What a question is set in stands behind one of these: "For a Raspberry Pi without network, …". */
export const FRAME =
  /^(?:for|in|on|at|with|without|within|under|during|after|before|between|among|over|throughout|due|if|when|once|while|until|unless|although|though|whenever|given|assuming|considering|as|since|because|suppose|regarding|concerning|from|to|using|according to|leaving|apart|aside|besides|despite|excluding|except|beyond)\b/iu;

/** "…, no lights or anything fancy": how it is to be, and no thing that is listed or compared. */
export const IS_NO_THING = /^(?:no\s+\p{Ll}|any(?:thing|one|body)(?:\s|$))/u;
