import { terms } from '../text/words/analyze.ts';

/** The texts at hand; studies and evidence are the matter itself. */
const TEXTS = String.raw`(?:quotes?|sources?|documents?|documentation|passages?|pages?|texts?)`;
/** By language: a text at hand does not say something. */
const MISSING = [
  String.raw`\b(?:no|none of the|neither|nothing in the) (?:\w+ ){0,2}${TEXTS}\b[^.,;]{0,30}\b(?:says?|states?|tells?|mentions?|gives?|covers?|address(?:es)?|describes?|specif(?:y|ies)|discuss(?:es)?|names?|explains?|settles?|answers?)\b`,
  String.raw`\b${TEXTS}\b[^.,;]{0,30}\b(?:do(?:es)? not|don['’]t|doesn['’]t|did not|never) (?:say|state|tell|mention|give|cover|address|describe|specify|discuss|name|explain|settle|answer)\b`,
  String.raw`\b(?:is|are|was|were) not (?:said|stated|told|mentioned|given|covered|addressed|described|specified|answered) (?:here|(?:in|by) (?:any of )?(?:the|these) (?:\w+ ){0,2}${TEXTS})`,
  String.raw`^\W*(?:nothing|no answer) (?:was|could be) found (?:on|about|for)\b`,
  String.raw`\b(?:die (?:quellen|zitate|dokumente)|keine (?:der )?quellen?)\b[^.,;]{0,40}\b(?:sagen|sagt|nennen|nennt|beschreiben|beschreibt|erwähnen|erwähnt|geben|gibt)\b`,
  String.raw`\b(?:les (?:sources|documents|citations)|aucune source)\b[^.,;]{0,20}\b(?:ne (?:disent|dit|mentionnent|mentionne|précisent|précise|décrivent|décrit)|n['’](?:indiquent|indique|expliquent|explique))\b`,
  String.raw`\b(?:las fuentes|los documentos|las citas|ninguna fuente)\b[^.,;]{0,20}\b(?:dicen?|mencionan?|indican?|describen?|explican?)\b`,
  String.raw`\b(?:le fonti|i documenti|le citazioni|nessuna fonte)\b[^.,;]{0,20}\b(?:dicono|dice|indicano|indica|menzionano|menziona|descrivono|descrive)\b`,
  String.raw`\b(?:as fontes|os documentos|as citações|nenhuma fonte)\b[^.,;]{0,20}\b(?:dizem|diz|indicam?|mencionam?|descrevem?)\b`,
  String.raw`\b(?:de (?:bronnen|documenten|citaten)|geen (?:enkele )?bron)\b[^.,;]{0,30}\b(?:zeggen|zegt|noemen|noemt|beschrijven|beschrijft|vermelden|vermeldt)\b`,
  String.raw`(?:источник|документ|цитат)\p{L}*[^.,;]{0,40}(?:говор|сказан|указ|сообща|упомина|описыва|объясня)`,
  String.raw`(?:स्रोत|दस्तावेज़|उद्धरण)[^।,;]{0,60}(?:बताता|बताते|बताया|कहते|कहा|उल्लेख|मिला)`,
  String.raw`(?:المصادر|المصدر|الوثائق|الاقتباسات)[^.،؛]{0,40}(?:تذكر|يذكر|تقول|توضح|تشير|تبين|تحدد)`,
  String.raw`(?:لا|لم|لن) (?:تذكر|يذكر|تقول|توضح|تشير|تبين|تحدد) (?:أي من )?(?:هذه )?(?:المصادر|الوثائق|الاقتباسات)`,
  String.raw`(?:来源|來源|资料|資料|文献|文獻|引文|文件|出典)[^。，；、]{0,20}(?:说明|說明|提及|提到|指出|记载|記載|述べ|言及|示し|書かれ)`,
];
const IS_MISSING = new RegExp(MISSING.join('|'), 'iu');
const NEGATED =
  /(?<![\p{L}])(?:no|not|n['’]t|none|neither|never|nothing|nicht|nichts|keine?[mnrs]?|ne|n['’]\p{L}+|aucune?|ninguna?|non|nessuna|não|nenhuma|niet|niets|geen|не|нет|ни|नहीं|لا|لم|لن)(?![\p{L}])|n['’]t\b|[没沒未无無不]|(?:ない|ません|ず)/iu;
/** After these a sentence goes on to state something. */
const TURNS =
  /[;:–—]|(?<![\p{L}])(?:but|however|although|though|while|whereas|because|since|so|aber|jedoch|sondern|weil|mais|car|pero|sino|porque|ma|perché|mas|maar|want|но|однако|потому|लेकिन|क्योंकि|لكن|لأن)(?![\p{L}])|[但因而]|[，、；：]/iu;

/** Of the evidence as such: how firm it is. */
const EVIDENCE_WORDS =
  'evidence quote quotes source sources study studies finding findings result results answer conclusion statement statements document documents documentation this these both all it they none rests rest rested based established firm preliminary contested tentative limited thin mixed weak strong scarce uncertain certain sure confidence confident caution cautious cautiously care hedged hedge agree agrees agreed disagree disagrees disagreed independent single one two three several few old small dated undated alone only read reading taken treat treated light reliable well supported overall far still rather quite very publisher publishers';
/** Of the order of what is compared or described: a topic sentence, beside the words of the question. */
const TOPIC_WORDS =
  'differ differs difference differences respect respects way ways aspect aspects kind kinds type types point points option options factor factors group groups question questions matter matters depend depends vary varies several two three four five main key following compare compares compared comparison described below above table shows show listed turn each both';

const EVIDENCE_TERMS = new Set(terms(EVIDENCE_WORDS));
const EVIDENCE_CORE = new Set(
  terms('evidence quote source study finding result answer conclusion document documentation'),
);
const FIRMNESS_TERMS = new Set(
  terms(
    'established firm preliminary contested tentative limited thin mixed weak strong scarce uncertain certain sure confidence caution cautious care hedged agree disagree single independent rest reliable supported',
  ),
);
const TOPIC_TERMS = new Set(terms(TOPIC_WORDS));
const TOPIC_CORE = new Set(
  terms(
    'differ difference respect way aspect kind type option factor depend vary compare comparison following below',
  ),
);

/**
 * True for a sentence that says nothing of the matter itself, and so wants no citation: what the sources leave open, how firm
 * the evidence is, or what the sentences after it are about. `known` are the words of what was asked. A figure, a quotation or
 * a word of its own makes it a statement; one that is not clearly a remark is a statement, too.
 */
export function isRemark(sentence: string, known: ReadonlySet<string>): boolean {
  if (/[\p{N}"“”„«»]/u.test(sentence)) return false;
  if (IS_MISSING.test(sentence)) return NEGATED.test(sentence) && !TURNS.test(sentence);
  const said = terms(sentence);
  if (said.length === 0) return false;
  return isOfEvidence(said) || isTopic(said, new Set([...known].flatMap(terms)));
}

function isOfEvidence(said: readonly string[]): boolean {
  return (
    said.every((term) => EVIDENCE_TERMS.has(term)) &&
    said.some((term) => EVIDENCE_CORE.has(term)) &&
    said.some((term) => FIRMNESS_TERMS.has(term))
  );
}

/** All words are of what was asked or of order, and one at least is of the latter. */
function isTopic(said: readonly string[], asked: ReadonlySet<string>): boolean {
  const isKnown = said.every((term) => TOPIC_TERMS.has(term) || asked.has(term));
  return isKnown && said.some((term) => TOPIC_CORE.has(term));
}
