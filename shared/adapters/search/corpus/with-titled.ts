import { titledWithin } from '#shared/text/retrieval/own-title.ts';
import type { IndexReader, ScoredFile } from './index-reader.ts';
import { isOtherForm } from './without-other-forms.ts';

/** Places among the results for documents that are called what is asked about, behind so many of the best. */
const MOST_TITLED = 2;
const BEHIND = 5;

export interface Ranked {
  /** The best of all, as many as are given. */
  readonly first: readonly ScoredFile[];
  /** Best first. */
  readonly all: readonly ScoredFile[];
}

/**
 * The best ones; the last of them make room for documents further down whose title names a thing that is asked about and
 * nothing else: those say it in words of their own, where others use the words of the question of something else.
 */
export function withTitled(
  question: string,
  { first, all }: Ranked,
  reader: IndexReader,
): readonly ScoredFile[] {
  const isTitled = titledWithin(
    question,
    all.map((file) => file.entry.title),
  );
  const titled = all.filter((_, index) => isTitled[index]);
  const isGiven = (file: ScoredFile): boolean =>
    first.some((one) => one.entry.id === file.entry.id || isOtherForm(one, file, reader));
  const further = titled.filter((file) => !isGiven(file)).slice(0, MOST_TITLED);
  if (further.length === 0) return first;
  const giving = first.filter((file) => !titled.includes(file)).slice(-further.length);
  const staying = first.filter((file) => !giving.includes(file));
  return [...staying.slice(0, BEHIND), ...further, ...staying.slice(BEHIND)];
}
