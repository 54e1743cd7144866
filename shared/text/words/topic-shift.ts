import { contentWords, terms } from './analyze.ts';

export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
}

/** Whether a question leaves the topic of the one before it, and by what one can tell. */
export interface TopicShift {
  readonly isShift: boolean;
  readonly reason: string;
}

/** Words that leave a topic whatever else is said. */
const LEAVES =
  /\b(?:switch(?:ing)? (?:to|topics?|subjects?)|(?:chang\w+|new|another|(?:something|anything|completely|entirely|totally) (?:different|else)|different) (?:the )?(?:topic|subject|question|matter)|(?:something|anything) (?:completely |entirely |totally )?(?:different|else)|unrelated|on another note|forget (?:that|this|about|it)|never ?mind|leaving that aside|anderes thema|themenwechsel|etwas (?:ganz )?anderes|autre sujet|changeons de sujet|rien à voir|otro tema|cambiando de tema|outro assunto)\b|换个话题|换一个问题|另一个话题|موضوع آخر|दूसरा विषय/iu;
/** Seed 003 §9: these leave a topic although words are shared; "instead of" and "different from" compare within it. */
const INSTEAD =
  /\binstead\b(?!\s+of\b)|\bswitch\b(?!\s+(?:from|between|off|on)\b)|\b(?<!\b(?:is|are|was|were|be|how|what|any|a|an|the|of|in|for|with|by|at)\s+)different\b(?!\s+(?:from|than|to|for|in|between|between|kinds?|types?|ways?|forms?)\b)|\bstattdessen\b|\bplutôt\b(?!\s+que\b)|\ben cambio\b/iu;
/** Words that go on with a topic although none are shared. */
const GOES_ON =
  /^(?:(?:and|but|so|or|also|then|now|ok(?:ay)?|und|aber|oder|et|mais|ou|y|e|o|pero|そして|那|那么|还有|而|و|और)(?=[\s,，]|[那么]|\p{Script=Han}))|^even\b|\b(?:what|how) about\b|\bexamples?\b|\b(?:also|too|expand|elaborate|deeper|further|furthermore|moreover|besides|in addition|additionally|in (?:more )?detail|more (?:on|about|detail\w*)|tell me more|go on|continue|for example|follow(?:ing)? up|why not|auch|außerdem|genauer|mehr dazu|aussi|de plus|davantage|también|además|más sobre)\b|\b(?:was ist mit|wie sieht es (?:mit|bei)|wie steht es um|qu['’]en est-il d|et pour|¿?\s*y (?:qué|para|en|con|el|la|los|las))\b|呢[？?]?\s*$|也|更详细|继续|此外|أيضا|ماذا عن|भी|के बारे में क्या/iu;
/** A word that stands for something said before. */
const LEANS =
  /\b(?:it|its|they|them|their|these|those|he|she|his|her|both|ones?|such|the same|the (?:former|latter|first|second)|dies(?:e[rsmn]?)?|deren|dessen|davon|dafür|cela|celui-ci|ses|leurs?|esto|eso|ellos|sus)\b|\b(?:this|that)\b(?=\s*(?:[?,.]|$|is|was|does|do|did|can|could|would|will|work|mean|cost|apply|hold|happen|affect|compare))|\b(?:does|is|was|can|could|would|will|about|of|for|with|like|than) (?:this|that)\b|\b(?:ist|sind|wirkt|hilft|kann|darf|hat|wird|macht) (?:es|er|sie|das)\b|\b(?:est-il|est-elle|sont-ils|sont-elles|c['’]est|est-ce que (?:cela|ça|c['’]est))\b|它|这个|这些|هذا|هذه|यह|वह|इसका/iu;
/** "Which is easier to debug", "which certificates do I need", "does alcohol interfere": of something that was named before. */
const LACKS_THING =
  /^which (?:is|are|was|were|works?|costs?|lasts?) (?:(?:the )?(?:best|worst)|better|worse|\p{L}{2,}(?:er|est)|(?:more|most|less|least) \p{L}+)(?: to \p{L}+)?$|^(?:which|what) (?:\p{Ll}+ ){1,2}(?:do|does|should|must|can|would) (?:i|we|you|one) (?:need|use|choose|take|expect|set|have|require|pick|prefer|install)$|^(?:do|does|did|can|could|will|would|should) \p{Ll}+ (?:interfere|matter|help|change|apply|suffice|count|hurt|differ|remain)$/iu;
const MOST_IN_FRAGMENT = 3;

/** "rows per table": a few words that ask nothing by themselves and hold no name. */
function isBareFragment(question: string): boolean {
  const text = question.trim();
  const words = text.split(/\s+/u);
  return (
    words.length > 1 &&
    words.length <= MOST_IN_FRAGMENT &&
    /^\p{Ll}[^\p{Lu}]*$/u.test(text) &&
    !ASKS.test(text)
  );
}

const ASKS =
  /^(?:how|what|why|when|where|which|who|whose|is|are|was|were|do|does|did|can|could|should|would|will|has|have|may|must|wie|was|warum|wann|wo|wer|welche\p{L}*|comment|pourquoi|quand|où|qui|quel\p{L}*|explain|describe|list|name|tell|give|compare)\b/iu;

/** Too common to tell a topic. */
const COMMON = new Set(
  terms(
    'best better good bad effect effects cost costs price prices risk risks benefit benefits way ways thing things work works use uses used using make makes compare compared comparison difference differences different main most many much more people year years example examples type types kind kinds help need time today current currently new recent does know tell explain affect affects cause causes reason reasons problem problems important hat haben ist sind kann wird gibt',
  ),
);
const ANSWER_SHARE = 0.5;

/**
 * Tells by words alone whether a question goes on with a topic (seed 003 §9): shared words go on unless a marker leaves;
 * without shared words it leaves unless a marker, a word that refers back, or a bare fragment goes on. Words of the earlier answer
 * count as shared where they are at least half of what is asked.
 */
export function judgeTopicShift(asking: string, earlier: EarlierTurn): TopicShift {
  const question = asking.replace(/^[\s¿¡]+/u, '');
  const left = LEAVES.exec(question);
  if (left) return { isShift: true, reason: `“${left[0].trim()}” leaves the topic` };
  const asked = distinct(question);
  const known = new Set(distinct(earlier.question));
  const shared = asked.filter((term) => known.has(term));
  const goesOn = GOES_ON.exec(question);
  const marker = INSTEAD.exec(question);
  if (shared.length > 0 && marker && !goesOn)
    return { isShift: true, reason: `“${marker[0].trim()}” leaves the topic` };
  if (shared.length > 0) return { isShift: false, reason: `it shares ${shared.length} words of the topic` };
  if (goesOn) return { isShift: false, reason: `“${goesOn[0].trim()}” goes on with the topic` };
  const leaning = LEANS.exec(question);
  if (leaning && asked.length <= MOST_WITH_REFERENCE)
    return { isShift: false, reason: `“${leaning[0].trim()}” refers to the topic` };
  if (LACKS_THING.test(question.replace(/[\s?.!]+$/u, '')) || isBareFragment(question))
    return { isShift: false, reason: 'it names no thing of its own' };
  if (contentWords(question).length < 2) return { isShift: false, reason: 'it is no question by itself' };
  const answered = new Set(terms(earlier.answer));
  const inAnswer = asked.filter((term) => answered.has(term));
  if (asked.length > 0 && inAnswer.length / asked.length >= ANSWER_SHARE)
    return { isShift: false, reason: 'it asks about what the earlier answer says' };
  return { isShift: true, reason: 'it shares no word of the topic' };
}

/** Of a longer question without a shared word, "it" stands for something in the question itself. */
const MOST_WITH_REFERENCE = 6;

function distinct(text: string): readonly string[] {
  return [...new Set(terms(text))].filter((term) => !COMMON.has(term) && !/^\d{1,2}$/u.test(term));
}
