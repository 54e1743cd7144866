import { contentWords } from './analyze.ts';
import { directly, indirectness } from './indirect-question.ts';

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
  /(?<=(?<![\s`'"(][$&|=<>^~%*+@#:!?]{1,3})[?？؟।。！!]|(?<!\b(?:vs|v|e\.g|i\.e|etc|cf|ca|approx|al|no|dr|st|mr|mrs)|(?:^|[?.!;:]\s)\d{1,2})\.)(?:\s+(?=[\S])(?!(?:but|and|or)\s)|(?<=[。？！]))|(?<=;)\s+(?=(?:is|are|was|were|does|do|did|can|could|may|must|should|shall|will|would|how|what|why|where|when|which|who)\b)/giu;
const ASKS = /[?？؟]\s*["”’)]*$/u;
/** A sentence that gives an order asks as well, though it ends in a full stop. */
const ORDERS =
  /^(?:(?:also|and|please|then|but|finally|first|second|third|next)\b[\s,]*)*(?:explain|describe|compare|contrast|list|name|tell|give|summari[sz]e|show|discuss|outline|define|find|identify|say|state|include|exclude|ignore|cover|consider|focus|mention|analy[sz]e|evaluate|assess|recommend|suggest|write|provide|prepare|conduct|investigate|examine|explore|determine|compile|produce|draft|verify|research(?!\s+(?:on|in|has|shows?|suggests?|is|was|by|from)\b)|how|why|(?:when|where)(?: exactly)? (?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|should|shall|will|would)(?!\p{L})|which|what|who|whose)\b/iu;
/** How the answer is to look is no question: "Keep it short.", "Use bullet points." */
const INSTRUCTS =
  /^(?:(?:please|also|and|but)\b[\s,]*)*(?:keep\s+(?:it|the|your)|be\s+(?:brief|concise|specific|short|thorough|precise)|use\s+(?:bullet|simple|plain|short|only|tables?|headings?)|cite\s|include\s+(?:references|citations|sources|links|footnotes|a\s+(?:table|bibliography))|answer\s+(?:briefly|in|with|concisely)|limit\s+(?:the|your|yourself)|respond\s+(?:in|with)|reply\s+(?:in|with)|return\s+(?:only|a|the)|format\s|(?:write|do)\s+(?:it\s+)?in\s+|no\s+more\s+than\s+\d|max(?:imum)?\.?\s+\d+\s+words|(?:do\s+not|don['’]t|never|avoid)\s)[^?？]*$/iu;
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

/** Parts a story from what is asked, by how sentences end and begin. */
export function findAsked(text: string): Asked {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.trim());
  const isAsked = askedAmong(sentences);
  const place = isAsked.first;
  if (place < 0) return { asked: text, background: '', before: '' };
  const story = sentences.slice(0, place).filter((sentence) => !isAsked.has(sentence));
  const question = directly(sentences[place] ?? '');
  return {
    asked: sentences.filter((sentence) => isAsked.has(sentence)).join(' '),
    background: sentences.filter((sentence) => !isAsked.has(sentence)).join(' '),
    before: leansOnStory(firstClause(question)) ? shortStory(story, question) : '',
  };
}

interface AskedAmong {
  /** The place of the first that asks; -1 where none is told from the others. */
  readonly first: number;
  readonly has: (sentence: string) => boolean;
}

type Sign = (sentence: string) => boolean;

const isMarked: Sign = (sentence) => ASKS.test(sentence);
const isPart: Sign = (sentence) => isMarked(sentence) || (sentence.endsWith(';') && !TOLD.test(sentence));
const wonders: Sign = (sentence) => indirectness(sentence) === 'wonders';
const wants: Sign = (sentence) => indirectness(sentence) === 'wants';
const isUnsure: Sign = (sentence) => ['wonders', 'complains'].includes(indirectness(sentence) ?? '');

/**
 * Those that ask, by the surest sign that any of them has: a question mark; that somebody wonders, or does not know; an order,
 * where something is told; what is wanted; what does not work.
 */
function askedAmong(sentences: readonly string[]): AskedAmong {
  const orders = sentences.some(isTold) ? [isMainOrder] : [];
  const others = sentences.filter((sentence) => !INSTRUCTS.test(sentence));
  for (const sign of [isMarked, isUnsure, ...orders, wants, isTrouble]) {
    const first = sentences.findIndex((sentence) => others.includes(sentence) && sign(sentence));
    if (first < 0) continue;
    const also: Sign = sign === isMarked ? (sentence) => isPart(sentence) || wonders(sentence) : sign;
    return {
      first,
      has: (sentence) => others.includes(sentence) && (also(sentence) || ORDERS.test(sentence)),
    };
  }
  const isAnyLeft = others.length > 0 && others.length < sentences.length;
  return {
    first: isAnyLeft ? sentences.indexOf(others[0] ?? '') : -1,
    has: (sentence) => others.includes(sentence),
  };
}

/** "We use version 2.3 in production", "Context: a small hospital": no question, whatever else is said. */
function isTold(sentence: string): boolean {
  return (
    /^(?:(?:context|background|setting|scenario|situation)\s*[:–—]|(?:i|we|my|our|there|he|she)\b)/iu.test(
      sentence,
    ) && indirectness(sentence) === undefined
  );
}

/** An order that does not merely say more of another: "focus on cost". */
function isMainOrder(sentence: string): boolean {
  return (
    ORDERS.test(sentence) &&
    !/^(?:also\s+)?(?:include|exclude|ignore|cover|consider|focus|mention)\b/iu.test(sentence)
  );
}

/** "I can't get the daemon to start": help is sought. */
function isTrouble(sentence: string): boolean {
  return /^(?:(?:so|but|and|now|somehow|unfortunately)\b[\s,]*)*(?:i|we|my|our)\b(?:\s+\S+){0,6}?\s*(?:can(?:['’]t|not| not)|unable to|fail(?:s|ed)?|(?:do|does|did|wo)(?:n['’]t| not)|keeps?|stopped|stuck|cannot)\b/iu.test(
    sentence,
  );
}

/** The whole story when it is short; else the last of it, with what speaks of the same as the question. */
function shortStory(story: readonly string[], question: string): string {
  const all = story.join(' ');
  if (wordCount(all) <= STORY_WORDS) return all;
  const asked = new Set(contentWords(question));
  const isNear = (sentence: string, index: number): boolean =>
    index === story.length - 1 || contentWords(sentence).some((word) => asked.has(word));
  const near = story.filter(isNear).join(' ');
  return wordCount(near) <= STORY_WORDS ? near : (story.at(-1) ?? '');
}

function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}

const STORY_WORDS = 30;

/** "Is that right, and what should I use instead?" leans by its first words. */
function firstClause(question: string): string {
  const first = question.split(/,\s+(?:and|or|but)\s/u)[0] ?? question;
  return /^(?:if|when|in|for|with|given)\b/iu.test(first) ? question : first;
}

/** True where what is meant stands in what was told before: a question of hardly a word, of "it", or of "the copy" that nothing names. */
export function leansOnStory(question: string): boolean {
  const words = new Set(contentWords(question)).size;
  if (words < FEW_WORDS) return true;
  if (words < LEANING_WORDS && LEANING.test(question)) return true;
  return words < OWN_WORDS && KNOWN_THING.test(question) && !NAMING.test(question);
}
