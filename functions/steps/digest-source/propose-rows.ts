import { queryTerms } from '#shared/text/words/analyze.ts';
import {
  type ChoiceInput,
  PARAGRAPH_ROOM,
  type Proposal,
  type ThoughtAnswer,
  partsOf,
} from './choice-input.ts';
import { isMostAsked, isOfRow, rowsAsked } from './rows-asked.ts';

/**
 * So much more than what bears the words of the question in prose is a row that is asked for, the first of them most: an encoder finds
 * little meaning in figures, and takes as much from them.
 */
const ROWS_AHEAD = 4;
/** What was found by what its cells hold is no guess. */
const FOUND_AHEAD = 8;
const NEXT_ROW = 0.01;

/** The rows that a question names or compares, and the records that have none of what it asks for the lack of. */
export function proposeRows(input: ChoiceInput, without: readonly number[]): readonly Proposal[] {
  const { statements, scores, isRead, asked, question = '' } = input;
  return [
    ...without,
    ...rowsAsked({ statements, question, asked, room: PARAGRAPH_ROOM * input.maxCharacters }),
  ]
    .filter(isRead)
    .slice(0, input.limit)
    .map((index, at) => {
      const isFound = without.includes(index) || isMostAsked(question);
      const ahead = (isFound ? FOUND_AHEAD : ROWS_AHEAD) - at * NEXT_ROW;
      return { index, behind: ahead, scores: scores.whole, least: worthOf(index, input, ahead) };
    });
}

/** For each part that is of the row; a record is of all that asks for it. */
function worthOf(row: number, input: ChoiceInput, ahead: number): readonly ThoughtAnswer[] {
  const { statements, isRead, checklist } = input;
  const isRecord = statements[row]?.isRecord === true;
  return partsOf(input).flatMap(({ itemId, part, scores, best }) => {
    const item = checklist.find(({ id }) => id === itemId);
    const text = item?.parts[part]?.text ?? '';
    const question = `${item?.entity ?? ''}: ${text}`;
    if (!isRecord && !isOfRow(row, { statements, question, asked: queryTerms(text) })) return [];
    const likeliest = scores.find(({ value }, at) => isRead(at) && value === best);
    return [{ itemId, part, value: best + ahead, likelihood: likeliest?.likelihood ?? 0 }];
  });
}
