/** A change to a file, and what became of it: a word of the mutation tester, such as `Killed`. */
export interface Mutant {
  readonly fileName: string;
  readonly status: string;
}

export interface MutationScore {
  readonly file: string;
  readonly noticed: number;
  readonly tried: number;
  /** Runs that ended without a verdict, as on a machine that has too much to do. */
  readonly broken: number;
}

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const TRIED: ReadonlySet<string> = new Set([...NOTICED, 'Survived', 'NoCoverage']);

/** Of each file, how many of the changes that were tried a test noticed; a change that no test reaches survived. */
export function scoresOf(mutants: readonly Mutant[]): readonly MutationScore[] {
  const byFile = Map.groupBy(mutants, ({ fileName }) => fileName);
  return [...byFile].map(([file, all]) => ({
    file,
    noticed: all.filter(({ status }) => NOTICED.has(status)).length,
    tried: all.filter(({ status }) => TRIED.has(status)).length,
    broken: all.filter(({ status }) => status === 'RuntimeError').length,
  }));
}

/** Percent of changes noticed over several files; 100 where none could be made. */
export function totalOf(scores: readonly MutationScore[]): number {
  const tried = scores.reduce((sum, one) => sum + one.tried, 0);
  const noticed = scores.reduce((sum, one) => sum + one.noticed, 0);
  return tried === 0 ? 100 : (100 * noticed) / tried;
}

/** A table of the files in which a change was tried, and its sum. */
export function renderScores(folder: string, scores: readonly MutationScore[]): string {
  const rows = scores
    .filter(({ tried }) => tried > 0)
    .map(
      ({ file, noticed, tried }) =>
        `| ${file} | ${noticed} of ${tried} | ${percent((100 * noticed) / tried)} |`,
    );
  const broken = scores.reduce((all, one) => all + one.broken, 0);
  const note = broken === 0 ? [] : [`${broken} runs broke and count for nothing: run it again.`];
  const sum = `| **${folder}** | | **${percent(totalOf(scores))}** |`;
  return ['| File | Noticed | Score |', '|---|---|---|', ...rows, sum, ...note, ''].join('\n');
}

function percent(value: number): string {
  return `${value.toFixed(0)} %`;
}
