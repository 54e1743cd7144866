import { AUXILIARY } from './auxiliary.ts';
import { withInitials } from './initials.ts';
import { directly, indirectness, toldBefore } from './indirect-question.ts';
import { LEANING } from './leaning-question.ts';
import { QUESTION_END, SIGNS_OF_NAME } from './signs-of-names.ts';
import { storyBefore } from './story-before.ts';
import { asksUnmarked, merelyAsksHelp } from './unmarked-question.ts';

export interface Asked {
  /** The sentences that ask something; all of the text when that cannot be separated. */
  readonly asked: string;
  /** The sentences around them, which say why it is asked; may be empty. */
  readonly background: string;
  /** What stands before the first question, as far as that leans on it; else empty. */
  readonly before: string;
  /** The sentence behind the only question, where it says more of what that names. */
  readonly behind?: string;
}

const SHORT_FORM = withCapitals(String.raw`vs|v|e\.g|i\.e|etc|cf|ca|approx|incl|excl|al|no|dr|st|mr|mrs`);
const OPENING = withCapitals(`${AUXILIARY}|how|what|why|where|when|which|who`);
const BUT = withCapitals('but|and|or');
/** Ends of sentences; the mark of `$?`, the full stop of "e.g.", of an abbreviation, of a number in a list ends none. */
const SENTENCE_END = new RegExp(
  String.raw`(?<=${QUESTION_END}|(?<!${SIGNS_OF_NAME})[？؟।。！!]|(?<!\b(?:${SHORT_FORM})|(?:^|[?.!;:]\s)\d{1,2})\.)(?:\s+(?=\S)(?!(?:${BUT})\s)|(?<=\.)\s+(?=(?:But|And|Or)\s(?![^.?!]*\b(?:instead|rather)\b))|(?<=[。？！]))|(?<=;)\s+(?!(?:need|ha(?:ve|s|d))\s)(?=(?:${OPENING})\b)`,
  'gu',
);

/** Of small words, parted by "|", those that begin with a capital, too, for where case counts. */
function withCapitals(words: string): string {
  return words.replaceAll(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);
}

const ASKS = /[?？؟]\s*["”’)]*$/u;
/** A sentence that gives an order asks as well, though it ends in a full stop. "Say the fuse blows" tells what is supposed. */
const ORDERS =
  /^(?:(?:also|and|please|then|but|finally|first|second|third|next)\b[\s,]*)*(?:explain|describe|compare|contrast|list|name|tell|give|summari[sz]e|show|discuss|outline|define|find|identify|say(?!\s+(?:(?:i|we|you|he|she|they|there|my|our|his|her|somebody|someone)\s+\S+\s+\S|(?:the|an?)\s+\p{L}+\s+(?:is|are|was|were|has|had|gets?|\p{L}{3,}s)\b(?!\s*[?.]?$|\s+(?:of|for|and|or|too)\b)))|state|include|exclude|ignore|cover|consider|focus|mention|analy[sz]e|evaluate|assess|recommend|suggest|(?:write|provide|prepare|conduct|investigate|examine|explore|determine|compile|produce|draft|verify|research)(?=\s+(?:an?|the|me|us|some|how|why|what|whether|if|all|my|our)\b)|how|why|(?:when|where)(?: exactly)? (?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|should|shall|will|would)(?!\p{L})|which|what|who|whose)\b/iu;
/** How the answer is to look, or what matters most in it, is no question: "Keep it short.", "Use bullet points.", "Focus on cost." */
const INSTRUCTS =
  /^(?:(?:please|also|and|but)\b[\s,]*)*(?:keep\s+(?:it|(?:the|your)\s+(?:answer|report|response|text|summary))\b|be\s+(?:brief|concise|specific|short|thorough|precise)|use\s+(?:bullet|simple|plain|short|only|tables?|headings?)|cite\s|include\s+(?:references|citations|sources|links|footnotes|a\s+(?:table|bibliography))|answer\s+(?:briefly|in|with|concisely)|limit\s+(?:yourself|(?:the|your)\s+(?:answer|report|response|length|output|text|summary))|(?:respond|reply)\s+(?:in|with)\s|return\s+(?:only|a|the)\s+(?:json|table|list|markdown|answer)|format\s+(?:it|the\s+(?:answer|report|output))\b|(?:write|do)\s+it\s+in\s+|no\s+more\s+than\s+\d+\s+(?:words|pages|sentences)|max(?:imum)?\.?\s+\d+\s+words|(?:do\s+not|don['’]t|never|avoid)\s+(?:use|using|include|write|mention|make\s+up|repeat|exceed|speculat\w+|invent|cite|jargon)\b|(?:focus|concentrate)\s+on\s)[^?？]*$/iu;
/** "My password has a slash in it; is that a problem?" */
const TOLD = /^(?:i|we|my|our|it|there|they|he|she|someone|somebody)\b.*;$/iu;

/** Parts a story from what is asked, by how sentences end and begin. */
export function findAsked(text: string): Asked {
  const sentences = withInitials(text.split(SENTENCE_END).map((sentence) => sentence.trim()));
  const among = askedAmong(sentences);
  if (among.first < 0) return { asked: text, background: '', before: '' };
  const isTold = (sentence: string): boolean => !among.has(sentence);
  const asking = sentences[among.first] ?? '';
  const question = directly(asking);
  const story = [...sentences.slice(0, among.first).filter(isTold), toldBefore(asking)].filter(Boolean);
  const isOnly = sentences.filter(among.has).length === 1;
  const behind = isOnly ? toldBehind(sentences[among.first + 1] ?? '') : undefined;
  const toldWith = sentences.filter(among.has).map(toldBefore);
  return {
    asked: sentences.filter(among.has).join(' '),
    background: [...sentences.filter(isTold), ...toldWith].filter(Boolean).join(' '),
    before: storyBefore(story, question),
    ...(behind === undefined ? {} : { behind }),
  };
}

/** "He weighs about 15 kilos"; not "it just says no", which tells what happened. */
const SAYS_MORE =
  /^(?:(?:he|she|they|it|his|her|its|their)\b(?!['’]?s?\s(?:just|says?|said|seems?|does(?:n['’]t|\snot)?|won['’]t|would|should|must|keeps?|fails?|always|never)\b))[^?:;"“”`]{8,80}\.?$/iu;

function toldBehind(sentence: string): string | undefined {
  return SAYS_MORE.test(sentence) ? sentence.replace(/[.\s]+$/u, '') : undefined;
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
  isMarked(sentence) || (sentence.endsWith(';') && !TOLD.test(sentence)) || asksUnmarked(sentence);
/** Beside a question somebody wonders whether, how or why; else it may be told what was to be learned. */
const wonders: Sign = (sentence) => indirectness(sentence) === 'wonders' && ASKING.test(directly(sentence));
const isUnsure: Sign = (sentence) => ['wonders', 'complains'].includes(indirectness(sentence) ?? '');
const wants: Sign = (sentence) => indirectness(sentence) === 'wants';
const isTrouble: Sign = (sentence) => TROUBLE.test(sentence);
/** "Focus on cost" merely says more of another order. */
const isMainOrder: Sign = (sentence) => ORDERS.test(sentence) && !MINOR_ORDER.test(sentence);
const isStory: Sign = (sentence) => STORY.test(sentence) && indirectness(sentence) === undefined;

const ASKING = /^(?:whether|if|how|why|what|when|where|which|who)\b/iu;
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
  const asking = sentences.filter((sentence) => !INSTRUCTS.test(sentence) && !merelyAsksHelp(sentence));
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
