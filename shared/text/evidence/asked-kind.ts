import { besideWork } from '../words/named-work.ts';

/** What kind of thing a question asks for, where its answer is known by its look. */
export type Asked =
  | 'date'
  | 'figure'
  | 'reason'
  | 'effect'
  | 'limit'
  | 'default'
  | 'procedure'
  | 'definition'
  | 'purpose'
  | 'version'
  | 'whether'
  | 'finding'
  | 'consequence';

const ASKING: Readonly<Record<Asked, RegExp>> = {
  date: /\b(?:know|tell me|since|until|exactly|about) when\b|\bwhen\s*[?？]|(?:^|[.?!,;:–—-]\s*|\b(?:and|or|but|by|from) )when(?:['’]s\b| (?:did|was|were|is|are|do|does|has|had|have|will|would|can|could|must|shall|may|might|and|or)\b)|\b(?:what|which) (?:year|date|day|month|century|decade)\b(?! (?:formats?|types?|fields?|ranges?|strings?|functions?|columns?|pickers?|objects?)\b)|\b(?:on|in|since|until) (?:what|which) (?:years|dates|days|months|decades|centuries)\b|\b(?:what|which) (?:years|dates|months|decades|centuries) (?:did|was|were)\b|什么时候|什么時候|何时|何時|哪一年|哪年|几年|什么时间|哪个世纪|いつ|何年|언제|متى|أي عام|أي سنة|कब|किस वर्ष|किस साल|cuándo|quand|wann|quando|когда/iu,
  figure:
    /\b(?:how (?:many|much|long|large|big|fast|often|high|low|far|old|deep|tall|wide)|what (?:percentage|number|proportion|share|amount|fraction|population|size)|what (?:do|does|did|will|would)\b[^?.!;]{1,80}\b(?:cost|weigh))\b|多少|几个|幾個|多大|多长|多長|多高|いくつ|どのくらい|何人|얼마|몇|कितन|كم\s|cuánt|combien|wie ?viele?|quant[oi]|сколько/iu,
  reason:
    /\b(?:why|how come|reasons?|what (?:caused|causes))\b|为什么|為什麼|为何|なぜ|왜|لماذا|क्यों|por qué|pourquoi|warum|perché|почему/iu,
  effect:
    /\b(?:effects?|affects?|impacts?|influences?|improv\w*|reduc\w*|increas\w*|decreas\w*|prevents?|associat\w*|risk|benefits?|efficacy|effective\w*|outcomes?|better|worse|lead to|cause[sd]?)\b/iu,
  limit:
    /\b(?:cannot|limits?|limitations?|restrict\w*|maximum|max|disadvantages?|downsides?|drawbacks?|pitfalls?|not|caveats?|problems?|constraints?|refuse\w*|must)\b|n['’]t\b/iu,
  // "… if I configure nothing", "… when I don't give one", "… if it is not set"
  default:
    /\bdefaults?\b|\bout of the box\b|\b(?:when|if|unless|until|as long as)\s+(?:i|we|you|one|nobody|nothing)\s+(?:(?:do|does|did)(?: not|n['’]t)\s+(?:give|set|specify|pass|choose|pick|say|configure|change|name|provide|supply|tell)|(?:configure|set|specify|change|say|give|do) nothing|is (?:set|given|specified|configured)|(?:give|gave|pass|provide|specify|set|use|supply|add)\s+(?:it\s+|them\s+|to it\s+)?(?:no|none)\b)|\bwith no (?:options?|arguments?|parameters?|flags?|settings?|configuration)\b|\bwithout (?:any |an |giving it )?(?:options?|arguments?|parameters?|flags?|settings?)\b|\bwithout (?:setting|specifying|giving|configuring|choosing)\b|\b(?:when|if) (?:it is )?(?:not (?:given|set|specified|configured)|omitted|unset|left out|left empty)\b/iu,
  // "What is the usual way to …", "Is there a way to …"
  procedure:
    /\bhow (?:do|can|to|should|could|would)\b|\bwhat (?:do|should|must) (?:i|we|you)\b|\bset up\b|\b(?:what(?:['’]s| is| are)|is there|are there) (?:the |an? |any |some )?(?:\p{L}+ )?ways? to\b/iu,
  definition:
    /^\s*(?:what(?:['’]s| (?:is|are|does|do(?! (?:i|we|you)\b)))\b|define\b|who (?:is|are|was|were)\b|meaning of)/iu,
  purpose:
    /\bwhen (?:should|would|do|to)\b.{0,60}\b(?:use|used|choose|chosen|prefer\w*|better)\b|\bwhat (?:is|are) .{1,60}\b(?:used|good|useful|meant) for\b|\buse cases?\b/iu,
  version:
    /\b(?:versions?|releases?|released|(?:what|which)(?: has| have| was| were)? changed|(?:what|which) changes|(?<!\b(?:my|our|your|their|his|her) )changes (?:between|in|of|to|since)|changelog|new in|news|since|history|introduced|added|deprecated|removed in)\b|\d\.\d/iu,
  whether:
    /(?:^|[,:;.] )\s*(?:and |but |or )?(?:can|could|does|do|did|is|are|was|were|will|would|should|may|must|has|have)(?:n['’]t)? (?!not\b)\p{L}/iu,
  // "What happens if the kiln is opened?"
  consequence:
    /\bwhat (?:happens|would happen|will happen)\b[^.?!]{0,30}?\b(?:if|when|whenever|once|unless|while|in case|as soon as)\b/iu,
  // In the past tense it is asked what was done: "Was the study approved?"
  finding:
    /(?:^|[,:;.?] )\s*(?:and |but |or )?(?:can|could|does|do|is|are|will|would|should|may|has|have)(?:n['’]t)? (?!not\b)\p{L}/iu,
};

const KINDS: readonly Asked[] = [
  'consequence',
  'date',
  'figure',
  'reason',
  'effect',
  'limit',
  'default',
  'procedure',
  'definition',
  'purpose',
  'version',
  'whether',
  'finding',
];

/** "How do I limit how many …?" asks for a way, neither for a limit nor for a number. */
const LIMITING =
  /\b(how (?:do|can|should|could|would) (?:i|we|you|one)|how to) (?:limit|restrict|constrain)\b/giu;
const NUMBER_DEALT_WITH =
  /(?<=\b(?:how (?:do|can|should|could|would) (?:i|we|you|one)|how to) (?:(?!\b(?:and|or|but)\b)[^.?!:;,]){1,60})\bhow(?= (?:many|much|long|large|big|fast|often|high|low|far|old|deep|tall|wide)\b)/giu;

/** "When would I use it?" asks for no time. */
const WHEN_USED =
  /\bwhen\s+(?:to|(?:should|would|do)\s+(?:i|we|you|one|people))\s+(?:use|choose|pick|prefer|want|need)\b/giu;

/** By what it asks beside the name of the work that it asks about: "how many left the study of the effect of A". */
export function asksFor(question: string): ReadonlySet<Asked> {
  const asking = besideWork(question).replaceAll(NUMBER_DEALT_WITH, '').replaceAll(LIMITING, '$1');
  const isDated = ASKING.date.test(asking.replaceAll(WHEN_USED, ' '));
  return new Set(KINDS.filter((kind) => (kind === 'date' ? isDated : ASKING[kind].test(asking))));
}

/** A way and a reason are told in a passage, a fact in a sentence. */
export function asksForPassage(question: string): boolean {
  const asked = asksFor(question);
  return asked.has('procedure') || asked.has('reason') || TOLD_AT_LENGTH.test(question);
}

const TOLD_IN_SENTENCE = ['date', 'figure', 'effect', 'whether'] as const satisfies readonly Asked[];

/** A date, a figure, an effect, or whether something is so, is told in a sentence: what comes next says something else. */
export function asksForSentence(question: string): boolean {
  const asked = asksFor(question);
  return TOLD_IN_SENTENCE.some((kind) => asked.has(kind));
}

/** "Is it possible to convert it with one command?": who is told that it is wants to see how. "What's the point of a lid?": why. */
const TOLD_AT_LENGTH =
  /\bis it possible to\b|\bwhat(?:['’]s| is| are) the (?:\p{L}+ )?(?:points?|purposes?|ideas?|sense) (?:of|in|behind)\b/iu;

const DATE =
  /\b(?:1\d{3}|20\d{2})\b|\b(?:january|february|april|june|july|august|september|october|november|december|century|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\d\s*[年월月]|世纪|世紀|[०-९]{4}|[٠-٩]{4}|सदी|القرن/iu;
/** "May" and "March" are months within a sentence and beside a number: else something may be so. */
const MAY_OR_MARCH =
  /(?<=\p{Ll}[\s-])(?:May|March)\b|\b(?:May|MAY|March|MARCH)\b(?=,?\s+(?:the\s+)?\d)|(?<=\d(?:st|nd|rd|th)?\s+(?:of\s+)?)(?:May|MAY|March|MARCH)\b/u;
const FIGURE =
  /\p{Nd}|\bone (?:second|minute|hour|day|week|month|year|decade|century|percent|third|half|quarter|hundred|thousand|million|billion)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|percent|dozens?)\b|[一二三四五六七八九十百千万亿两]|(?:^|\s)(?:दो|तीन|चार|पांच|पाँच|ثلاث|أربع|خمس)/iu;
const REASON =
  /\b(?:because|since|due to|owing to|in order to|so that|(?<!\b(?:any|no|some|whatever|other) )reasons?|caused? by|as a result|to avoid|to prevent|prevents?)\b|因为|因為|由于|由於|ため|때문|لأن|بسبب|क्योंकि|porque|parce que|weil|perché|потому/iu;

/** "For all these reasons, …": they were told before. */
const REASONS_TOLD =
  /\bfor (?:all )?(?:of )?(?:the |these |those )?(?:above |same |(?<=all ))?reasons\b(?! (?:that|why|of|which|below|as follows)\b)/iu;
/** What follows from what was said before it. */
const CONSEQUENCE = /\btherefore\b/iu;

export const bearsDate = (text: string): boolean => DATE.test(text) || MAY_OR_MARCH.test(text);
/** Figures that measure nothing: in code, of versions, in names, of footnotes, of sections, tables and steps. */
const NO_FIGURE =
  /```[\s\S]*?(?:```|$)|`[^`]*`|(?:^|\|)\s*\d+(?:\.\d+)*\.(?=\s)|\b(?:sections?|chapters?|tables?|figures?|fig\.|appendix|steps?|pages?|lines?) \d+(?:\.\d+)*|\b(?:versions?|releases?|prior to|since|v)\s*(?:\p{L}+\s+){0,2}\d+(?:\.\d+)+|\p{Script=Latin}[\p{Script=Latin}_-]{0,60}\d[\p{Script=Latin}\d._-]*|\[\d+\]|(?<!\d)\d+(?:\.\d+){2,}/giu;

export const withoutIdentifiers = (text: string): string => text.replace(NO_FIGURE, ' ');
export const bearsFigure = (text: string): boolean => FIGURE.test(withoutIdentifiers(text));

/** A consequence tells the reason only of what it says itself: of all, where half of the question stands there (`own`, 0-1). */
export function reasonIn(text: string, own: number): number {
  if (REASON.test(text.replace(REASONS_TOLD, ' '))) return 1;
  return CONSEQUENCE.test(text) ? Math.min(1, 2 * own) : 0;
}

const LIMIT =
  /\b(?:cannot|not|only|never|must|unless|except|limit\w*|restrict\w*|maximum|at most|no more than|unsupported|fail\w*|drawback|disadvantage|downside|lose|worse|however|but)\b|n['’]t\b/iu;
const DEFAULT =
  /\bdefaults?\b|\bout of the box\b|\bunless\b|\b(?:if|when) (?:\S+ (?:is|are) )?(?:not (?:given|set|specified|provided)|omitted|unset)\b|\b(?:if|when) no \S+ (?:is|are) (?:given|set|specified|provided)\b/iu;
const PROCEDURE =
  /(?:^|[,:;] )(?:use|run|set|add|create|install|configure|specify|enable|start|open|call|type|enter|edit|click|select|choose|make|ensure|check|try|pass|define|change|go to|then|to \p{L}+)\b|\b(?:you (?:can|should|must|need|may|have to|could|will)|can be (?:\p{L}+ed|set|done|run)|by \p{L}+ing|using)\b/iu;
/** Code and the options of a command: most ways have some, as have many other sentences of a manual. */
const CODE = /`[^`]+`|--\p{L}/gu;

export const bearsLimit = (text: string): boolean => LIMIT.test(text);
export const bearsDefault = (text: string): boolean => DEFAULT.test(text);

/** How far a text tells a way to do something, 0-1. */
export function procedureIn(text: string): number {
  if (PROCEDURE.test(text.replaceAll(CODE, ' '))) return 1;
  return text.search(CODE) < 0 ? 0 : 0.5;
}

const YES_OR_NO =
  /^(?:yes|no|not (?:really|yet|necessarily|at all)|ja|nein|oui|non|s[ií]|да|нет)(?:[,.:;!—–]|\s(?:and|but|it|you|this|that|there)\b)|^(?:是的|不是|可以|不可以|不能|はい|いいえ|نعم|हाँ|नहीं)/iu;

export const bearsYesOrNo = (text: string): boolean => YES_OR_NO.test(text);

/** A condition up to the end of its clause. */
const CONDITION =
  /(?:^|[,;:.(–—]\s*|\b(?:and|or|but|that|also|then|even|only|so) |\S )(?:if|when|whenever|once|unless|as soon as|in case)\b[^,;.]{3,160}/giu;

/** The clauses of a text that say under which condition something is so. */
export const conditionsIn = (text: string): readonly string[] => text.match(CONDITION) ?? [];

/** "When is it due?" and "Do you know if it is?" state none. */
const NO_CONDITION =
  /\bwhen\s+(?:to|is|are|was|were|do|does|did|has|have|had|can|could|should|would|will|must|may|might)\b|\b(?:know|see|tell|check|sure|wonder(?:ing)?|ask|unclear|decide|test|find out|figure out)\s+if\b/giu;

/** Under which condition something is asked. */
export const conditionsAsked = (question: string): readonly string[] =>
  conditionsIn(question.replaceAll(NO_CONDITION, '.'));

const PURPOSE =
  /\b(?:appropriate|suitable|suited|useful|best|designed|intended|optimi[sz]ed|ideal|effective|recommended|prefer\w*|when you|if you)\b/iu;

export const bearsPurpose = (text: string): boolean => PURPOSE.test(text);

/** The heading of what changed in a version, or when; a number before the words of a heading is that of a section. */
const OF_VERSION =
  /^(?:version|release|changes in)\s+v?\d+\.\d+|^v\d+\.\d+|^\[?\d+\.\d+(?:\.\d+)*(?:-(?:rc|alpha|beta|pre)[\w.-]*)?\]?(?:[\s,:([/–—-]*(?:\d{4}\b|released?\b|unreleased\b|\p{L}{3,9}\.? \d)|$)|\brelease v?\d+\.\d|^(?:release notes|change ?logs?|changes|what['’]s new|release history)\b/iu;
/** The title of a manual may bear the version that it is of. */
const OF_MANUAL = /\b(?:manual|guide|handbook|reference|documentation|tutorial|book)\b/iu;

export const isOfVersion = (heading: string): boolean =>
  OF_VERSION.test(heading.trim()) && !OF_MANUAL.test(heading);
