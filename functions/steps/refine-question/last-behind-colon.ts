import { type Stretch, countWords } from './phrases.ts';
import { ENGLISH_ASKING } from './question-words.ts';

/** "Cement: emissions, dust and water use": behind a topic and a colon a list goes to the end. */
const BEHIND_TOPIC = new RegExp(
  String.raw`^(?!.*\b(?:${ENGLISH_ASKING}|do|does|did|is|are|was|were|can|could|should|would)\b)[^:?]+:\s[^:?]+$`,
  'iu',
);

/** The last thing of such a list, of so many words at most; undefined elsewhere. */
export function lastBehindColon(text: string, start: number, most: number): Stretch | undefined {
  const last = text.slice(start);
  return BEHIND_TOPIC.test(text) &&
    text.lastIndexOf(': ') < start &&
    countWords(last) <= most &&
    !/,\s|\s(?:and|or)\s/iu.test(last)
    ? { text: last, start, end: text.length }
    : undefined;
}
