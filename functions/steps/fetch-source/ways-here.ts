import type { Job } from '#shared/domain/job.ts';
import type { Source } from '#shared/domain/source.ts';
import { UPLOADS } from '#shared/domain/upload.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { type Way, waysToRead } from './ways-to-read.ts';

/** Where a job can read. */
export interface Reach {
  readonly ports: Pick<Ports, 'providers' | 'pages' | 'fullTexts'>;
  readonly job: Job;
}

/** Where to read a source here and now, the best first. */
export function waysHere(source: Source, { ports, job }: Reach): readonly Way[] {
  const reading = [...ports.providers].filter(([, provider]) => provider.read !== undefined);
  return waysToRead(source, {
    readingProviders: new Set([UPLOADS, ...reading.map(([name]) => name)]),
    hasPages: ports.pages !== undefined,
    hasFullTexts: ports.fullTexts !== undefined,
    ...(job.followUp?.isSameTopic === true ? { readEarlier: new Set(job.followUp.sourceIds) } : {}),
  });
}
