import { countOf } from '#shared/domain/plural.ts';

/** Counts of one wave of research; `planned` figures come from the events that say so, never from counting. */
export interface Wave {
  readonly searchesPlanned: number;
  readonly searches: number;
  readonly failed: number;
  readonly hits: number;
  readonly readsPlanned: number;
  readonly read: number;
  readonly skipped: number;
  readonly quotes: number;
}

export const NO_WAVE: Wave = {
  searchesPlanned: 0,
  searches: 0,
  failed: 0,
  hits: 0,
  readsPlanned: 0,
  read: 0,
  skipped: 0,
  quotes: 0,
};

/** What has been searched in a wave of this iteration. */
export function searchesLine(wave: Wave, iteration: number): string {
  if (wave.searches === 0 && wave.searchesPlanned === 0) return 'nothing further to search for';
  return [
    doneOf(wave.searches, wave.searchesPlanned, (count) => countOf(count, 'search', 'searches')),
    ...(wave.failed === 0 ? [] : [`${wave.failed} failed`]),
    countOf(wave.hits, 'hit'),
    ...(iteration === 1 ? [] : [`iteration ${iteration}`]),
  ].join(', ');
}

export function readingLine(wave: Wave): string {
  return [
    doneOf(wave.read, wave.readsPlanned, (count) => countOf(count, 'document')),
    ...(wave.skipped === 0 ? [] : [`${wave.skipped} not readable`]),
    countOf(wave.quotes, 'quote'),
  ].join(', ');
}

/** Of a run that is joined in the middle of a wave it is not known how much was planned. */
function doneOf(done: number, planned: number, count: (number: number) => string): string {
  return done > planned ? count(done) : `${done} of ${count(planned)}`;
}
