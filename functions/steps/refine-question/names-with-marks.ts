import { Brief } from '#shared/domain/brief.ts';
import { callsShown } from './brackets-apart.ts';
import { omissionsShown } from './omitted-words.ts';

/** Letters that stand for the marks while a question is read, unless it has them itself, as one of phonetics. */
const LETTERS: Readonly<Record<string, string>> = { '?': 'ʔ', '!': 'ǃ' };
const MARKS = Object.fromEntries(Object.entries(LETTERS).map(([mark, letter]) => [letter, mark]));
const LETTER = /[ʔǃ]/gu;
const HAS_LETTER = /[ʔǃ]/u;

const NO_NAME =
  'it|this|that|these|those|them|they|so|me|us|you|here|there|one|both|all|thanks|please|how|why|what|when|where|who|which|not|or|and';
const NAME = String.raw`(?<![\p{L}\p{N}_.:-])(?!(?:${NO_NAME})[?!])[\p{L}_][\p{L}\p{N}_.:-]{0,60}[?!]`;
const JOINT = String.raw`(?:\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|vs\.?|versus|from|to|instead\s+of|rather\s+than|over|with)\s+)`;

/** "eq? and eqv?", "save!, update! or delete!": names that are set beside one another. */
const SET_BESIDE = new RegExp(String.raw`${NAME}(?:${JOINT}${NAME}){1,8}(?![\p{L}\p{N}?!])`, 'giu');
/** "What does empty? return", "calling save! on a record": the question goes on behind the name, in a small letter. */
const GOES_ON = new RegExp(
  String.raw`(?<=\b(?:[Bb]etween|[Cc]alls?|[Cc]alling|[Uu]se|[Uu]sing|[Dd]oes|[Dd]o|than|of|[Ww]ith|predicate|method|function|operator)\s)${NAME}(?=\s+(?:(?:returns?|do(?!\s+(?:[Ii]|we|you|they|the|my|our|these|those)\s)|mean|works?|gives?|raises?|throws?|differs?)(?![\p{L}\p{N}])|(?:on|in|with|to|as|instead|rather|and|or|vs|versus|from)\s+(?!(?:how|why|what|when|where|which|who|if|is|are|was|were|does|do|did|can|could|should|will|would)\b)))`,
  'gu',
);

/** A question as it is to be read: the mark at the end of a name ("eq?", "save!") ends no sentence. */
export function markNames(question: string): string {
  if (!/[?!]\s*\S/u.test(question) || HAS_LETTER.test(question)) return question;
  const marked = [SET_BESIDE, GOES_ON].reduce((text, names) => text.replaceAll(names, toLetters), question);
  return marked.replace(/(?<=[ʔǃ])\s*$/u, '?');
}

function toLetters(names: string): string {
  return names.replaceAll(/[?!]/gu, (mark) => LETTERS[mark] ?? mark);
}

/** What was read, as it was written; what was never covered stays as it is. */
export function asWritten(brief: Brief): Brief {
  const { question, originalQuestion, context } = brief;
  const read = JSON.stringify(brief);
  const shown = callsShown(omissionsShown(read));
  const written = HAS_LETTER.test(question)
    ? shown
    : shown.replaceAll(LETTER, (letter) => MARKS[letter] ?? letter);
  if (read === written) return brief;
  const told = context === undefined ? {} : { context };
  return Brief.parse({ ...JSON.parse(written), question, originalQuestion, ...told });
}
