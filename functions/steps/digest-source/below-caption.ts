import { type Thinking, isNeighbour, isSameSection, statementText } from './thinking.ts';

const CAPTION =
  /^[*_]{0,2}(?:example|table|figure|listing|beispiel|tabelle|abbildung|exemple|tableau|ejemplo|tabla|figura|пример|таблица|例|表|图)\s?\d[\d.–-]*/iu;
const LONGEST = 120;

/** Where, below a caption that begins at a place ("Example 8.5. A simple gag"), stands what it names; undefined where there is none. */
export function belowCaption(thinking: Thinking, from: number): number | undefined {
  const { statements } = thinking;
  if (statements[from]?.kind !== 'sentence' || !CAPTION.test(statementText(thinking, from))) return undefined;
  let last = from;
  while (isNeighbour(thinking, last, last + 1)) last += 1;
  const next = statements[last + 1];
  const isShort = (statements[last]?.end ?? 0) - (statements[from]?.start ?? 0) <= LONGEST;
  const isShown = next !== undefined && next.kind !== 'sentence' && isSameSection(thinking, last, last + 1);
  return isShort && isShown ? last + 1 : undefined;
}
