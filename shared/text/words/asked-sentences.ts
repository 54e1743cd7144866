import { contentWords } from './analyze.ts';
import { stem } from './stem.ts';
import { withInitials } from './initials.ts';
import { directly, indirectness, toldBefore } from './indirect-question.ts';

export interface Asked {
  /** The sentences that ask something; all of the text when that cannot be separated. */
  readonly asked: string;
  /** The sentences around them, which say why it is asked; may be empty. */
  readonly background: string;
  /** What stands before the first question, as far as that leans on it; else empty. */
  readonly before: string;
}

/** Ends of sentences; the mark of `$?`, the full stop of "e.g.", of an abbreviation, of a number in a list ends none. */
const SENTENCE_END =
  /(?<=(?<![\s`'"(]\.?[$&|=<>^~%*+@#:!?]{1,3})[?？؟।。！!]|(?<!\b(?:vs|v|e\.g|i\.e|etc|cf|ca|approx|al|no|dr|st|mr|mrs)|(?:^|[?.!;:]\s)\d{1,2})\.)(?:\s+(?=[\S])(?!(?:but|and|or)\s)|(?<=\.)\s+(?=(?:But|And|Or)\s(?![^.?!]*\b(?:instead|rather)\b))|(?<=[。？！]))|(?<=;)\s+(?=(?:is|are|was|were|does|do|did|can|could|may|must|should|shall|will|would|how|what|why|where|when|which|who)\b)/giu;
const ASKS = /[?？؟]\s*["”’)]*$/u;
/** A sentence that gives an order asks as well, though it ends in a full stop. */
const ORDERS =
  /^(?:(?:also|and|please|then|but|finally|first|second|third|next)\b[\s,]*)*(?:explain|describe|compare|contrast|list|name|tell|give|summari[sz]e|show|discuss|outline|define|find|identify|say|state|include|exclude|ignore|cover|consider|focus|mention|analy[sz]e|evaluate|assess|recommend|suggest|(?:write|provide|prepare|conduct|investigate|examine|explore|determine|compile|produce|draft|verify|research)(?=\s+(?:an?|the|me|us|some|how|why|what|whether|if|all|my|our)\b)|how|why|(?:when|where)(?: exactly)? (?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|should|shall|will|would)(?!\p{L})|which|what|who|whose)\b/iu;
/** How the answer is to look, or what matters most in it, is no question: "Keep it short.", "Use bullet points.", "Focus on cost." */
const INSTRUCTS =
  /^(?:(?:please|also|and|but)\b[\s,]*)*(?:keep\s+(?:it|(?:the|your)\s+(?:answer|report|response|text|summary))\b|be\s+(?:brief|concise|specific|short|thorough|precise)|use\s+(?:bullet|simple|plain|short|only|tables?|headings?)|cite\s|include\s+(?:references|citations|sources|links|footnotes|a\s+(?:table|bibliography))|answer\s+(?:briefly|in|with|concisely)|limit\s+(?:yourself|(?:the|your)\s+(?:answer|report|response|length|output|text|summary))|(?:respond|reply)\s+(?:in|with)\s|return\s+(?:only|a|the)\s+(?:json|table|list|markdown|answer)|format\s+(?:it|the\s+(?:answer|report|output))\b|(?:write|do)\s+it\s+in\s+|no\s+more\s+than\s+\d+\s+(?:words|pages|sentences)|max(?:imum)?\.?\s+\d+\s+words|(?:do\s+not|don['’]t|never|avoid)\s+(?:use|using|include|write|mention|make\s+up|repeat|exceed|speculat\w+|invent|cite|jargon)\b|(?:focus|concentrate)\s+on\s)[^?？]*$/iu;
/** "My password has a slash in it; is that a problem?" */
const TOLD = /^(?:i|we|my|our|it|there|they|he|she|someone|somebody)\b.*;$/iu;
const LEANING = /\b(?:it|its|they|them|their|this|that|these|those)\b/iu;
/** "The copy", "my files": not what every manual speaks of ("the difference", "the best way"). */
const KNOWN_THING =
  /\b(?:the|my|our)\s+(?!(?:\p{L}+est|best|most|main|default|usual|right|same|only|difference|meaning|purpose|way|maximum|minimum|limit|cost|price|number|amount|evidence|literature|research|effects?|role|impact)\b)\p{Ll}{3,}/iu;
const NAMING = /.(?!I\b)\p{Lu}|\d|["“”`]/u;
/** With fewer words of its own a question is about what was told before it. */
const FEW_WORDS = 3;
const LEANING_WORDS = 4;
const OWN_WORDS = 7;
const NAMELESS_WORDS = 5;

/** Parts a story from what is asked, by how sentences end and begin. */
export function findAsked(text: string): Asked {
  const sentences = withInitials(text.split(SENTENCE_END).map((sentence) => sentence.trim()));
  const among = askedAmong(sentences);
  if (among.first < 0) return { asked: text, background: '', before: '' };
  const isTold = (sentence: string): boolean => !among.has(sentence);
  const asking = sentences[among.first] ?? '';
  const question = directly(asking);
  const story = [...sentences.slice(0, among.first).filter(isTold), toldBefore(asking)].filter(Boolean);
  const toldWith = sentences.filter(among.has).map(toldBefore);
  return {
    asked: sentences.filter(among.has).join(' '),
    background: [...sentences.filter(isTold), ...toldWith].filter(Boolean).join(' '),
    before: storyBefore(story, question),
  };
}

interface AskedAmong {
  /** The place of the first that asks; -1 where none is told from the others. */
  readonly first: number;
  readonly has: (sentence: string) => boolean;
}

type Sign = (sentence: string) => boolean;

/** "Deleting it isn't enough, right?" is told beside what is asked. */
const TAG = /,\s*(?:right|correct|yes|no|isn['’]t it|doesn['’]t it|don['’]t they)\s*[?？]$/iu;
const isTag: Sign = (sentence) => TAG.test(sentence) && LEANING.test(sentence.replace(TAG, ''));
const isMarked: Sign = (sentence) => ASKS.test(sentence) && !isTag(sentence);
const isPart: Sign = (sentence) =>
  isMarked(sentence) || (sentence.endsWith(';') && !TOLD.test(sentence)) || UNMARKED.test(sentence);
/** Beside a question somebody wonders whether, how or why; else it may be told what was to be learned. */
const wonders: Sign = (sentence) => indirectness(sentence) === 'wonders' && ASKING.test(directly(sentence));
const isUnsure: Sign = (sentence) => ['wonders', 'complains'].includes(indirectness(sentence) ?? '');
const wants: Sign = (sentence) => indirectness(sentence) === 'wants';
const isTrouble: Sign = (sentence) => TROUBLE.test(sentence);
/** "Focus on cost" merely says more of another order. */
const isMainOrder: Sign = (sentence) => ORDERS.test(sentence) && !MINOR_ORDER.test(sentence);
const isStory: Sign = (sentence) => STORY.test(sentence) && indirectness(sentence) === undefined;

const ASKING = /^(?:whether|if|how|why|what|when|where|which|who)\b/iu;
/** "… its folder? are names with dashes OK": the mark is left out. */
const UNMARKED =
  /^(?:(?:and|or|but|so)\s+)?(?:is|are|was|were|does|do|did|can|could|may|must|should|will|would|has|have|am)\s+\S+\s[^.!;:,…]*[^\s.!;:,…]$/iu;
const MINOR_ORDER = /^(?:also\s+)?(?:include|exclude|ignore|cover|consider|mention)\b/iu;
/** "We use version 2.3 in production", "Context: a small hospital": no question, whatever else is said. */
const STORY =
  /^(?:(?:context|background|setting|scenario|situation)\s*[:–—]|(?:i|we|my|our|there|he|she)\b)/iu;
/** "I can't get the daemon to start": help is sought. */
const TROUBLE =
  /^(?:(?:so|but|and|now|somehow|unfortunately)\b[\s,]*)*(?:i|we|my|our)\b(?:\s+\S+){0,6}?\s*(?:can(?:['’]t|not| not)|unable to|fail(?:s|ed)?|wo(?:n['’]t| not)|keeps?|stopped|stuck|cannot)\b/iu;
/** "Risks and taxes", "Average hourly rates in Vienna": beside what is wanted, topics are asked, too; "Postgres 14" is none. */
const NO_TOPIC =
  /\d|\b(?:is|are|was|were|am|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|i|we|you|it|they|he|she|please|thanks?)\b|['’]|^(?:the|this|that|my|our|each|every)\b|^(?:\S+\s*){1,2}$/iu;

/**
 * Those that ask, by the surest sign that any of them has: a question mark; that somebody wonders, or does not know; an order,
 * where something is told; what is wanted; what does not work.
 */
function askedAmong(sentences: readonly string[]): AskedAmong {
  const asking = sentences.filter((sentence) => !INSTRUCTS.test(sentence));
  const signs: readonly (readonly [sure: Sign, also: Sign])[] = [
    [isMarked, (sentence) => isPart(sentence) || wonders(sentence)],
    [isTag, (sentence) => isTag(sentence) || wonders(sentence)],
    [isUnsure, isUnsure],
    ...(sentences.some(isStory) ? [[isMainOrder, isMainOrder] as const] : []),
    [wants, (sentence) => wants(sentence) || !NO_TOPIC.test(sentence)],
    [isTrouble, (sentence) => isTrouble(sentence) || !NO_TOPIC.test(sentence)],
  ];
  for (const [sure, also] of signs) {
    const first = sentences.findIndex((sentence) => asking.includes(sentence) && sure(sentence));
    if (first >= 0)
      return {
        first,
        has: (sentence) => asking.includes(sentence) && (also(sentence) || ORDERS.test(sentence)),
      };
  }
  const isAnyLeft = asking.length > 0 && asking.length < sentences.length;
  return {
    first: isAnyLeft ? sentences.indexOf(asking[0] ?? '') : -1,
    has: (sentence) => asking.includes(sentence),
  };
}

/**
 * The whole story when it is short; else the last of it that tells what is wrong, or the last, with what speaks of the same as the
 * question. A long sentence that tells many things would stand for what is asked: only a question that has hardly a word of its
 * own is asked with it.
 */
function shortStory(story: readonly string[], question: string): string {
  const all = story.join(' ');
  const most = hasHardlyAWord(firstClause(question)) ? LONG_STORY_WORDS : STORY_WORDS;
  if (wordCount(all) <= most) return all;
  const asked = new Set(contentWords(question));
  const last =
    story.findLast((sentence) => TELLS_TROUBLE.test(sentence) && !WISHES.test(sentence)) ??
    story.at(-1) ??
    '';
  const isNear = (sentence: string): boolean =>
    sentence === last || contentWords(sentence).some((word) => asked.has(word));
  const near = story.filter(isNear).join(' ');
  if (wordCount(near) <= most) return near;
  return wordCount(last) <= STORY_WORDS || most > STORY_WORDS ? last : '';
}

const TELLS_TROUBLE =
  /["“`][^"“”`]{6,}["”`]|\b(?:errors?|warn(?:s|ed|ings?)|fail(?:s|ed|ing|ures?)?|complain(?:s|ts?)?|crash(?:es|ed)?|exceptions?|conflicts?|refus(?:es|ed)|stuck|broken|wrong|cannot|no longer|unable)\b/iu;
const WISHES =
  /^(?:(?:but|and|so|also)\s+)?(?:i|we)(?:['’]d|['’]m)?\s+(?:\S+\s+){0,3}?(?:want|like|prefer|rather|need|hope|wish|know|understand)\b/iu;

function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}

const STORY_WORDS = 30;
/** Before a question that has hardly a word of its own. */
const LONG_STORY_WORDS = 60;

/** "Is that right, and what should I use instead?" leans by its first words. */
function firstClause(question: string): string {
  const first = question.split(/,\s+(?:and|or|but)\s/u)[0] ?? question;
  return /^(?:if|when|in|for|with|given)\b/iu.test(first) ? question : first;
}

/** True where what is meant stands in what was told before: a question of hardly a word, of "it", or of "the copy" that nothing names. */
export function leansOnStory(question: string): boolean {
  const words = new Set(contentWords(question)).size;
  return (
    hasHardlyAWord(question) ||
    standsForTold(question) ||
    (STILL.test(question) && !NAMING.test(question)) ||
    (ownWords(question).length < 2 && !NAMING.test(question)) ||
    (words < OWN_WORDS && KNOWN_THING.test(question) && !NAMING.test(question))
  );
}

/** What a question is asked with: the story that it leans on, or what that tells of a named thing where the question names nothing. */
function storyBefore(story: readonly string[], question: string): string {
  const first = firstClause(question);
  if (leansOnStory(first)) return shortStory(story, question);
  const named = story.filter((sentence) => NAMING.test(sentence) && WORKS_WITH.test(sentence));
  return leavesNameOut(first) ? shortStory(named, question) : '';
}

/** "I live in Linz" is another matter. */
const WORKS_WITH =
  /^(?:so\s+)?(?:i|we)(?:['’](?:m|re|ve))?\s(?:.*\s)?(?:us(?:e|ed|ing)|set(?:ting)?\s+up|install(?:ed|ing)?|run(?:ning)?|have|got|get|try|tried|trying|wr(?:ite|ote|iting)|buil[dt](?:ing)?|work(?:ing)?\s+(?:with|on|in)|ma(?:ke|de|king)|upgrad(?:e|ed|ing)|switch(?:ed|ing)?|patch(?:ed|ing)?|deploy(?:ed|ing)?|develop(?:ed|ing)?|open(?:ed|ing)?|load(?:ed|ing)?|play(?:ed|ing)?|am\s+an?|are\s+an?)\s/iu;

/** "I'm setting up Watcher. Do I really need several machines?": what was told may name what it is asked of. */
export function leavesNameOut(question: string): boolean {
  return !NAMING.test(question) && ownWords(question).length < NAMELESS_WORDS;
}

/**
 * "Where did its government get money from?", "Is there a lighter way for it to notice changes?": no clause stands before the
 * pronoun that could name what it stands for.
 */
function standsForTold(question: string): boolean {
  const pronoun = PRONOUN.exec(question.replaceAll(STANDS_FOR_NOTHING, (text) => ' '.repeat(text.length)));
  const before = question.slice(0, pronoun?.index).replace(ASKS_WHETHER, ' ');
  return pronoun !== null && !CLAUSE_OR_LIST.test(before) && ownWords(before).length < 2;
}

/** "Can I still get the packages": in the case that was told. */
const STILL =
  /^(?:can|could|may|will|would|do|does|is|are|am|should|must)\s+(?:i|we|he|she|it|they)\s+still\s/iu;

/** "How do I find out if": no clause before what is asked. */
const ASKS_WHETHER = /\b(?:find out|know|see|tell|check|say|verify)\s+(?:if|whether|that)\b/giu;

const PRONOUN =
  /\b(?:it|its|them|their)\b(?!['’]s? (?:ok|okay|safe|fine|possible|true|worth|better|best)\b)/iu;
const CLAUSE_OR_LIST =
  /[,;:—–]|\b(?:if|when|while|once|after|before|because|since|although|though|unless|until|whether|that|which|who|and|or|but|so|than|as)\b/iu;

/** "The usual way to get rid of this": what is asked of anything. */
const OF_ANYTHING = new Set(
  'way usual best right good proper correct get rid fix solve resolve avoid prevent handle deal make happen mean cause reason problem issue thing explain help understand know possible normal option options setting settings flag flags switch parameter parameters command commands need turn use set choose pick missing another instead'
    .split(' ')
    .map(stem),
);

/** "Which of them is taken?" */
const OF_THEM =
  /\b(?:which|what|one|two|three|four|five|ten|half|some|any|all|none|each|both|either|neither|many|most|few)\s+of\s+(?:them\b|(?:these|those|the\s+two)\b(?!\s+\p{L}+s\b))/iu;

/** "Make that go away", "get it stable"; neither the IT department nor "between this and that". */
const STANDS_FOR =
  /\b(?:[Ii]t|[Tt]hem|[Tt]hey)\b|\b(?:make|let|get|do|does|is|was|of|for|about|with|by|on|from|like|use|avoid|stop|prevent|change|fix|handle|see) that\b(?! \p{Ll}{3,} (?:in|of) )|\b(?:this|that|these|those)(?=[\s?？.]*$|\s+(?:is|are|was|were|does|do|did|can|could|will|would|should|must|happens?|means?|works?)\b)/u;
/** "Do I give that difference as a plus", "what do these files hold"; not "files that belong to it", "this year". */
const THAT_THING =
  /(?<!\b(?:of|between)\s)\b(?:this|these|those)\s+(?!(?:years?|months?|weeks?|days?|times?|mornings?|evenings?|ways?|and|or|are|is|was|were|that|who)\b)\p{Ll}{3,}|\b(?:give|change|refresh|read|use|open|delete|remove|move|copy|make|set|get|put|see|show|find|keep|stop|start|fix|avoid|prevent|run|edit|save|load|send|add|turn|switch|convert|rename|restore|undo|disable|enable|install|is|was|from|to|in|on|by|at|into|with)(?:ing|ning|ting)?\s+that\s+\p{Ll}{3,}(?=[\s?？.]*$|\s+(?:to|for|in|on|by|from|as|with)\b)/iu;
/** "Is it possible to", "so that". */
const STANDS_FOR_NOTHING =
  /\b(?:is|was|will|would|does|can) it (?:be )?(?:\p{L}+ )?(?:to|that|whether|if)\b|\bmakes? it \p{L}+ (?:to|that|for)\b|\b(?:does|would|will|did) it (?:take|matter|cost)\b|\bcall it when\b|\b(?:so|such|now|provided|given) that\b/giu;

/** Words of a question that are not asked of anything. */
function ownWords(question: string): readonly string[] {
  return [...new Set(contentWords(question))].filter((word) => !OF_ANYTHING.has(stem(word)));
}

function hasHardlyAWord(question: string): boolean {
  const words = [...new Set(contentWords(question))];
  const own = ownWords(question);
  return (
    words.length < FEW_WORDS ||
    own.length === 0 ||
    OF_THEM.test(question) ||
    THAT_THING.test(question) ||
    (words.length < LEANING_WORDS && LEANING.test(question)) ||
    (own.length < LEANING_WORDS && STANDS_FOR.test(question.replace(STANDS_FOR_NOTHING, ' ')))
  );
}
