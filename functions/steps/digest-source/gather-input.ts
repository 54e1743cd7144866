import type { Job } from '#shared/domain/job.ts';
import { iterationId } from '#shared/domain/query.ts';
import { ONLY } from '#shared/domain/records.ts';
import { productOf } from '#shared/domain/product-of.ts';
import type { Source } from '#shared/domain/source.ts';
import type { TermRarity } from '#shared/domain/term-rarity.ts';
import { NotFound } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { readableAddress } from './readable-address.ts';
import type { DigestInput } from './without-model.ts';

export interface DigestContext {
  readonly ports: Pick<Ports, 'research' | 'config'>;
  readonly job: Job;
}

/** What shapes a digest, beside the text of its document. */
export type Gathered = Omit<DigestInput, 'canonical'> & {
  readonly rarity: TermRarity;
};

export async function gatherInput(source: Source, { ports, job }: DigestContext): Promise<Gathered> {
  const [brief, plan, rarity] = await Promise.all([
    ports.research.get(job, 'BRIEF', ONLY),
    ports.research.get(job, 'PLAN', ONLY),
    ports.research.get(job, 'RARITY', ONLY),
  ]);
  if (!brief || !plan) throw new NotFound(`Job ${job.jobId} has no plan to digest by.`);
  const { research, digest } = ports.config;
  const idf = new Map(Object.entries(rarity?.idf ?? {}));
  const product = productOf(source);
  const corpus = rarity ?? { documentCount: 0, idf: {} };
  return {
    sourceId: source.id,
    waveId: source.waveId,
    archiveHash: source.archiveHash ?? '',
    about: `${source.title}\n${source.container ?? ''}\n${readableAddress(source.url)}`,
    ...(product === undefined ? {} : { partOf: product }),
    question: brief.question,
    checklist: plan.checklist,
    chunkLimit: source.readMode === 'full' ? undefined : research.chunksPerSource,
    evidenceLimit: research.evidencePerSource,
    evidenceMaxCharacters: digest.evidenceMaxCharacters,
    relevance: relevanceOf(source),
    corpus: { documentCount: corpus.documentCount, idf: (term) => idf.get(term) ?? 0 },
    rarity: corpus,
  };
}

const LATER_WAVES = 0.5;

/** The relevance of a source is a share of the best of its wave, and what later waves find is what the first did not. */
function relevanceOf({ relevanceScore, waveId }: Source): number {
  return waveId === iterationId(1) ? relevanceScore : LATER_WAVES * relevanceScore;
}
