/** A line of a batch as the service takes it. */
interface NewLine {
  readonly customId: string;
  readonly question: string;
}

/** How much of a question stands in its name, which its result is found by. */
const NAMED = 100;

/** The questions of a text, one a line; blank lines are none. Each is named by its number and its beginning. */
export function linesOf(text: string): readonly NewLine[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '')
    .map((question, index) => ({ customId: `${index + 1}. ${question.slice(0, NAMED)}`, question }));
}
