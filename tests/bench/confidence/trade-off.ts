import { type Rated, isGiven } from './fit-confidence.ts';

const LINES = [0.5, 0.6, 0.7, 0.72, 0.74, 0.76, 0.78, 0.8, 0.82, 0.84, 0.86, 0.9];

/** For each line of `answered`: how many right answers are called so, and how many questions over nothing. */
export function formatTradeOff(rated: readonly Rated[]): string {
  const asked = rated.filter(isGiven);
  const questions = [
    ...Map.groupBy(asked, ({ pack, kind, question }) => `${pack} ${kind} ${question}`).values(),
  ];
  const right = rated.filter(({ kind, isRight }) => kind === 'own' && isRight);
  const overNothing = (line: number): number =>
    questions.filter(
      (items) =>
        items.every(({ confidence }) => confidence >= line) && items.every(({ isShown }) => !isShown),
    ).length / questions.length;
  const kept = (line: number): number =>
    right.filter(({ confidence }) => confidence >= line).length / right.length;
  return [
    '| Answered from | Right answers called answered | Of the questions of the packs, answered over nothing |',
    '|---|---|---|',
    ...LINES.map(
      (line) => `| ${shown(line, 2)} | ${shown(kept(line), 2)} | ${shown(overNothing(line), 3)} |`,
    ),
    '',
  ].join('\n');
}

function shown(value: number, digits: number): string {
  return value.toFixed(digits).replace(/^0/u, '');
}
