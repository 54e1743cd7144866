import { contentWords } from './analyze.ts';
import { isCommonStem } from './common-stems.ts';
import {
  firstClause,
  hasHardlyAWord,
  leansOnStory,
  leavesNameOut,
  speaksOfKnown,
} from './leaning-question.ts';
import { stem } from './stem.ts';

/** What a question is asked with: the story that it leans on, or what that tells of a named thing where the question names nothing. */
export function storyBefore(story: readonly string[], question: string): string {
  const first = firstClause(question);
  if (leansOnStory(first, story.join(' '))) return shortStory(story, question);
  if (!leavesNameOut(first)) return '';
  const named = story.filter(tellsOfWork).join(' ');
  return wordCount(named) <= NAMING_WORDS ? named : '';
}

/** True for a clause that is of what the asker is at: of what to do there, or of a thing of it ("what if I let the object go"). */
export function isOfWork(clause: string, story: string): boolean {
  const isMeant =
    (speaksOfKnown(clause) && wordCount(story) <= STORY_WORDS) ||
    (leavesNameOut(clause) && wordCount(story) <= NAMING_WORDS);
  return isMeant && story.split(SENTENCE_END).some(tellsOfWork);
}

const SENTENCE_END = /(?<=[.!?])\s+/u;

/** "I'm setting up Watcher", "we use Watcher"; who lives in Linz, has a Mac or built a shed may ask of anything. */
const WORKS_WITH =
  /^(?:(?:so|and|but|now|currently|hi|hello)\b[\s,]*)*(?:(?:(?:i|we)(?:['’](?:m|re)|\s+(?:am|are|was|were))(?:\s+(?:just|now|currently|still|also|busy))*\s+|(?=[\p{L}]))(?!(?:liv|wonder|think|look|hav|gett|be|ask|hop|go|consider|play|work|com|learn|try|plann|bring|dur|mov(?=ing\s+to)|noth|someth|everyth|anyth|morn|even)ing\b)\p{L}{2,}ing|(?:i|we)(?:['’](?:m|re|ve)|\s+(?:am|are|have))?(?:\s+(?:just|now|currently|still|also|recently|already))*\s+(?:us(?:e|ed|ing)|set\s+up|install(?:ed)?|r[au]n|wr(?:ite|ote|itten)|work(?:ed|ing)?\s+(?:with|on|in)|upgraded?|switch(?:ed)?|patch(?:ed)?|deploy(?:ed)?|develop(?:ed)?|(?:try|tried|trying|plan|planning|want|going)\s+to\s+\p{L}+))\s+(?!(?:is|are|was|were|has|does|can|will)\s)(?=\S)/iu;
/** Of a thing that is made by somebody, or of one that is written as such. */
const NAME = /(?<=\s)["“(]?(?!I\b)[\p{L}\d_.-]*\p{Lu}|`/u;
/** "With libosmium": whatever is no common word names something. */
const WITH = /(?<=(?:^|\s)(?:with|[Uu]sing|in|via|through|on|under|into|from)\s+)\p{Ll}[\p{Ll}\d_+-]{2,}/gu;

function tellsOfWork(sentence: string): boolean {
  if (!WORKS_WITH.test(sentence)) return false;
  return NAME.test(sentence) || (sentence.match(WITH) ?? []).some((word) => !isCommonStem(stem(word)));
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
/** What is told at greater length says more than what is named, and would stand for what is asked. */
const NAMING_WORDS = 12;
/** Before a question that has hardly a word of its own. */
const LONG_STORY_WORDS = 60;
