import { longestChain } from './intervals.ts';
import type { Waited, Watched } from './watch-job.ts';

const LABELS: Readonly<Record<string, string>> = {
  first_searches: 'what to search for',
  research_checklist: 'what to cover',
  search: 'searches',
  chosen_documents: 'what to read',
  page: 'pages',
  source_reading: 'reading',
  completeness_review: 'what is open',
  claim_list: 'what it adds up to',
  draft: 'sections',
  answer: 'the answer',
  sentence_check: 'checking',
  sentence_corrections: 'corrections',
};

const LEFT = 150;
const WIDTH = 760;
const BAR = 9;
const GAP = 3;
const BETWEEN = 8;
const TOP = 34;

/** A picture of a job as others worked for it: a lane for each kind of call, its longest chain of dependent calls darker. */
export function drawTimeline({ start, seconds, calls, searches, reads }: Watched): string {
  const all = [...calls, ...searches, ...reads].toSorted((a, b) => a.start - b.start);
  const chain = new Set<unknown>(longestChain(all));
  const x = (at: number): number => LEFT + ((at - start) / 1000 / seconds) * WIDTH;
  const shapes: string[] = [];
  let y = TOP;
  for (const [what, lane] of Map.groupBy(all, (one) => one.what)) {
    const rows = stack(lane);
    shapes.push(text(LEFT - 10, y + BAR, 'end', LABELS[what] ?? what));
    for (const [index, row] of rows.entries())
      for (const one of row)
        shapes.push(
          bar({ from: x(one.start), to: x(one.end), y: y + index * (BAR + GAP), isOnChain: chain.has(one) }),
        );
    y += rows.length * (BAR + GAP) + BETWEEN;
  }
  const ticks = Array.from({ length: Math.floor(seconds / 2) + 1 }, (_, index) =>
    tick(x(start + index * 2000), index * 2, y),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 20} ${y + 10}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="A job with a model as a time line: which calls wait for which">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    ...ticks,
    ...shapes,
    '</svg>',
    '',
  ].join('\n');
}

/** Calls in as few rows as keep those that are under way together apart. */
function stack(lane: readonly Waited[]): readonly (readonly Waited[])[] {
  const rows: Waited[][] = [];
  for (const one of lane) {
    const free = rows.find((row) => (row.at(-1)?.end ?? 0) <= one.start);
    if (free) free.push(one);
    else rows.push([one]);
  }
  return rows;
}

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly isOnChain: boolean;
}

function bar({ from, to, y, isOnChain }: Bar): string {
  const width = Math.max(2, to - from).toFixed(1);
  return `<rect x="${from.toFixed(1)}" y="${y}" width="${width}" height="${BAR}" rx="2" fill="${isOnChain ? '#1f4e79' : '#9dbad6'}"/>`;
}

function tick(x: number, second: number, bottom: number): string {
  return `<line x1="${x.toFixed(1)}" x2="${x.toFixed(1)}" y1="${TOP - 8}" y2="${bottom}" stroke="#e3e3e3"/>${text(x, TOP - 14, 'middle', `${second} s`)}`;
}

function text(x: number, y: number, anchor: string, words: string): string {
  return `<text x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}" fill="#333333">${words}</text>`;
}
