import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Job, JobReference } from '#shared/domain/job.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Log } from '#shared/lambda/log.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ReadingAhead } from '#shared/ports/reading-ahead.ts';
import type { Begun } from './ahead-work.ts';

export interface AheadParts {
  readonly ports: () => Ports;
  /** False while other jobs want the processor. */
  readonly isAlone: () => boolean;
  readonly log: Log | undefined;
  /** Takes what is to begin when a model has been asked. */
  readonly whileWaiting: (work: () => Promise<void>) => void;
}

/** Of jobs that ended before they asked for what was read. */
const MOST_WAVES = 20;

/** What one job reads ahead. */
interface Wave {
  readonly begun: Map<string, Begun>;
  /** By source, what lets go of its scores. */
  readonly scored: Map<string, () => void>;
  isOver: boolean;
}

/**
 * Reads ahead in this process: the texts stay here until the steps that read and digest these documents ask for them, and
 * where no other job works they are scored as well. What fails fails for the step that asks for it.
 */
export function createReadingAhead(parts: AheadParts): ReadingAhead {
  const waves = new Map<string, Wave>();
  return {
    begin: (job, sources) => {
      const wave: Wave = { begun: new Map(), scored: new Map(), isOver: false };
      waves.set(keyOf(job), wave);
      const [oldest] = waves.keys();
      if (waves.size > MOST_WAVES && oldest !== undefined) waves.delete(oldest);
      parts.whileWaiting(async () => {
        const { beginReading } = await import('./ahead-work.ts');
        if (wave.isOver) return;
        for (const source of sources) {
          const begun = beginReading(source, { job, ports: parts.ports() });
          if (begun !== undefined) wave.begun.set(source.id, begun);
        }
        await scoreAll(sources, { wave, job }, parts);
      });
    },
    keep: (job, chosen) => {
      const wave = waves.get(keyOf(job));
      if (wave === undefined) return [];
      wave.isOver = true;
      const inVain = [...wave.begun.keys()].filter((id) => !chosen.has(id));
      for (const id of inVain) wave.begun.delete(id);
      for (const [id, forget] of wave.scored) if (!chosen.has(id)) forget();
      if (wave.begun.size === 0) waves.delete(keyOf(job));
      return inVain;
    },
    take: (job, sourceId, place) => {
      const wave = waves.get(keyOf(job));
      const found = wave?.begun.get(sourceId);
      wave?.begun.delete(sourceId);
      if (wave?.begun.size === 0) waves.delete(keyOf(job));
      return found?.place === place ? found.text : undefined;
    },
  };
}

/** One document after the other, and nothing more once the choice is there: then the chosen ones are scored as they are digested. */
async function scoreAll(
  sources: readonly Source[],
  { wave, job }: { readonly wave: Wave; readonly job: Job },
  { ports, isAlone, log }: AheadParts,
): Promise<void> {
  const { scoreAhead } = await import('./ahead-work.ts');
  for (const source of sources) {
    const read = await wave.begun.get(source.id)?.text.catch(() => undefined);
    await nextTurn();
    if (wave.isOver || !isAlone()) return;
    if (read === undefined) continue;
    try {
      const forget = await scoreAhead(source, read.text, { ports: ports(), job });
      if (wave.isOver && !wave.begun.has(source.id)) forget();
      else wave.scored.set(source.id, forget);
    } catch (error) {
      log?.warn('A document could not be scored ahead', error, { jobId: job.jobId });
    }
  }
}

function keyOf({ tenantId, jobId }: JobReference): string {
  return `${tenantId}/${jobId}`;
}
