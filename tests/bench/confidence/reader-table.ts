import { heedReader, scoreConfidence, statusAt } from '#shared/domain/confidence.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { mean } from '../metrics.ts';
import type { ConfidenceCase } from './confidence-cases.ts';
import { isForeign } from './fit-confidence.ts';

const KINDS: readonly (readonly [string, (one: ConfidenceCase) => boolean])[] = [
  ['right', ({ kind, isRight }) => kind === 'own' && isRight],
  ['wrong', ({ kind, isRight }) => kind === 'own' && !isRight],
  ['near misses', ({ kind }) => kind === 'impossible'],
  ['foreign', isForeign],
];
const FOLDERS = 'folder-';

/** What is called answered, and left open, before and after the reader of question and quotes is heeded: of folders, and of all other packs. */
export function formatReading(cases: readonly ConfidenceCase[]): string {
  const read = cases.filter(({ signs }) => signs?.read === 1);
  return [
    '| Read in | Items | Answered | Open |',
    '|---|---|---|---|',
    ...[true, false].flatMap((isOfFolders) =>
      KINDS.map(([name, isOfKind]) => {
        const own = read.filter((one) => one.pack.startsWith(FOLDERS) === isOfFolders && isOfKind(one));
        const place = isOfFolders ? 'folders' : 'packs';
        return `| ${place}: ${name} | ${own.length} | ${change(own, 'satisfied')} | ${change(own, 'unsatisfied')} |`;
      }),
    ),
    '',
  ].join('\n');
}

function change(cases: readonly ConfidenceCase[], status: ItemStatus): string {
  return [false, true]
    .map((isHeeded) => {
      const share = mean(cases.map((one) => Number(statusAt(confidenceOf(one, isHeeded)) === status)));
      return share.toFixed(2).replace(/^0/u, '');
    })
    .join(' -> ');
}

function confidenceOf({ signs }: ConfidenceCase, isHeeded: boolean): number {
  const confidence = scoreConfidence(signs);
  return isHeeded && signs !== undefined ? heedReader(confidence, signs) : confidence;
}
