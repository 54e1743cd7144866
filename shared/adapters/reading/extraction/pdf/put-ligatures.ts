import type { GlyphText, LostLigature } from './ligatures.ts';
import type { PdfRun } from './lines.ts';

/** A character of the runs of a page that is no blank. */
interface Place {
  readonly run: number;
  readonly offset: number;
}

/** So many characters on either side tell where a ligature belongs. */
const CONTEXT = 6;
/** The runs and the glyphs of a page may differ by what is hidden; so far along it is looked for. */
const FARTHEST = 400;

/** The runs of a page with the letters of its ligatures; where those belong is not certain they are as they were. */
export function putLigatures(runs: readonly PdfRun[], glyphs: GlyphText): readonly PdfRun[] {
  const places = placesOf(runs);
  const text = places.map(({ run, offset }) => runs[run]?.str[offset] ?? '').join('');
  const put = [...runs];
  for (const { at, group } of findGroups(text, glyphs).toReversed()) {
    const [first] = group;
    const here = places[at];
    if (first === undefined) continue;
    if (isSeen(first)) replaceSign(put, here, first);
    else if (!group.some(isSeen)) putGroup(put, places[at - 1], here, group);
  }
  return put;
}

function placesOf(runs: readonly PdfRun[]): readonly Place[] {
  return runs.flatMap(({ str }, run) =>
    Array.from({ length: str.length }, (_, offset) => ({ run, offset })).filter(({ offset }) =>
      /\S/u.test(str[offset] ?? ''),
    ),
  );
}

/** Control characters that are no blanks are part of the text. */
function isSeen({ sign }: LostLigature): boolean {
  return sign.trim() !== '';
}

interface Group {
  readonly at: number;
  readonly group: readonly LostLigature[];
}

/** Where in the text of the runs the ligatures belong, in its order; those together that have none of it between them. */
function findGroups(text: string, glyphs: GlyphText): readonly Group[] {
  const groups: Group[] = [];
  let shift = 0;
  for (const group of grouped(glyphs.lost)) {
    const at = group[0]?.at ?? 0;
    const from = Math.max(0, at - CONTEXT);
    const around = glyphs.text.slice(from, at + CONTEXT);
    const found = nearest(text, around, from + shift);
    if (found === undefined) continue;
    shift = found - from;
    const last = groups.at(-1)?.at ?? -1;
    if (at + shift > last) groups.push({ at: at + shift, group });
  }
  return groups;
}

function grouped(lost: readonly LostLigature[]): readonly (readonly LostLigature[])[] {
  const groups: LostLigature[][] = [];
  for (const one of lost) {
    const last = groups.at(-1);
    if (last?.[0]?.at === one.at) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The place nearest to the expected one where a piece stands in a text. */
function nearest(text: string, piece: string, expected: number): number | undefined {
  if (text.startsWith(piece, expected)) return expected;
  const window = text.slice(Math.max(0, expected - FARTHEST), expected + FARTHEST);
  const start = Math.max(0, expected - FARTHEST);
  let best: number | undefined;
  for (let at = window.indexOf(piece); at >= 0; at = window.indexOf(piece, at + 1)) {
    const place = start + at;
    if (best === undefined || Math.abs(place - expected) < Math.abs(best - expected)) best = place;
  }
  return best;
}

function replaceSign(runs: PdfRun[], place: Place | undefined, { letters }: LostLigature): void {
  if (place === undefined) return;
  edit(runs, place.run, (str) => str.slice(0, place.offset) + letters + str.slice(place.offset + 1));
}

/** Puts ligatures between two characters of the text, each to that to which no gap parts it. */
function putGroup(
  runs: PdfRun[],
  before: Place | undefined,
  behind: Place | undefined,
  group: readonly LostLigature[],
): void {
  const [first, second] = group;
  if (first === undefined || group.length > 2) return;
  if (second === undefined) {
    if (first.joinsBefore && first.joinsBehind) joinBoth(runs, before, behind, first);
    else if (first.joinsBefore) endWord(runs, before, behind, first);
    else if (first.joinsBehind) beginWord(runs, before, behind, first);
  } else if (first.joinsBefore && !first.joinsBehind && second.joinsBehind) {
    beginWord(runs, before, behind, second);
    endWord(runs, before, behind, first);
  }
}

/** "speci c" becomes "specific", over the runs between its parts too, but not over the end of a line. */
function joinBoth(
  runs: PdfRun[],
  before: Place | undefined,
  behind: Place | undefined,
  { letters }: LostLigature,
): void {
  if (before === undefined || behind === undefined || endsLine(runs, before.run, behind.run)) return;
  const tail = runs[behind.run]?.str.slice(behind.offset) ?? '';
  for (let run = before.run + 1; run < behind.run; run += 1) edit(runs, run, () => '');
  if (behind.run > before.run) edit(runs, behind.run, () => tail);
  const rest = behind.run === before.run ? tail : '';
  edit(runs, before.run, (str) => str.slice(0, before.offset + 1) + letters + rest);
}

function endWord(
  runs: PdfRun[],
  before: Place | undefined,
  behind: Place | undefined,
  { letters }: LostLigature,
): void {
  if (before === undefined) return;
  const blank = isParted(runs, before, behind) ? '' : ' ';
  edit(
    runs,
    before.run,
    (str) => str.slice(0, before.offset + 1) + letters + blank + str.slice(before.offset + 1),
  );
}

/** The run begins where its ligature does. */
function beginWord(
  runs: PdfRun[],
  before: Place | undefined,
  behind: Place | undefined,
  { letters, x }: LostLigature,
): void {
  const run = behind === undefined ? undefined : runs[behind.run];
  if (run === undefined || behind === undefined) return;
  const head = run.str.slice(0, behind.offset);
  const blank = isParted(runs, before, behind) ? '' : ' ';
  const [a = 1, b = 0, c = 0, d = 1, left = x, y = 0] = run.transform;
  const transform = [a, b, c, d, head.trim() === '' ? Math.min(left, x) : left, y];
  runs[behind.run] = { ...run, str: head + blank + letters + run.str.slice(behind.offset), transform };
}

function isParted(runs: readonly PdfRun[], before: Place | undefined, behind: Place | undefined): boolean {
  if (before === undefined || behind === undefined) return true;
  if (before.run === behind.run) return behind.offset > before.offset + 1;
  return (
    endsLine(runs, before.run, behind.run) ||
    behind.offset > 0 ||
    (runs[before.run]?.str.length ?? 0) > before.offset + 1 ||
    runs.slice(before.run + 1, behind.run).some(({ str }) => str !== '')
  );
}

/** True where a line ends in one of these runs, the last one left out. */
function endsLine(runs: readonly PdfRun[], from: number, to: number): boolean {
  return runs.slice(from, to).some(({ hasEOL }) => hasEOL);
}

function edit(runs: PdfRun[], index: number, change: (str: string) => string): void {
  const run = runs[index];
  if (run !== undefined) runs[index] = { ...run, str: change(run.str) };
}
