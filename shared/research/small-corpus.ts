import type { Cursor } from '#shared/domain/query.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { iterationPrefix } from './findings.ts';
import { isComparing } from './result-depth.ts';
import type { ContextWith } from './step.ts';

/** A corpus of no more documents is read whole for what the waves before have left open. */
export const SMALL_CORPUS = 50;

export interface AskedWave {
  readonly cursor: Cursor;
  readonly question: string;
  /** BCP 47 tag; `und` where it is not known. */
  readonly language: string;
}

/**
 * Whether a wave looks for what is open in every document of a small corpus: where quotes are compared in meaning, so that what
 * shares no word with the question can be told from all else. The first wave reads what words and meaning find best.
 */
export async function readsWholeCorpus(
  { cursor, question, language }: AskedWave,
  { ports, job }: ContextWith<Pick<Ports, 'research' | 'config'>>,
): Promise<boolean> {
  const isLater = cursor.purpose === 'research' && cursor.iteration > 1;
  if (!isLater || !isComparing({ text: question, language }, ports.config)) return false;
  const [rarity, coverage] = await Promise.all([
    ports.research.get(job, 'RARITY', ONLY),
    ports.research.get(job, 'COVERAGE', iterationPrefix('COVERAGE', cursor.iteration - 1)),
  ]);
  const documents = rarity?.documentCount ?? 0;
  const isOpen = coverage?.items.some(({ status }) => status === 'unsatisfied') ?? false;
  return isOpen && documents > 0 && documents <= SMALL_CORPUS;
}
