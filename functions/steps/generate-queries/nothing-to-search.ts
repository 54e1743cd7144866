import type { Job } from '#shared/domain/job.ts';
import { isSearchOff } from '#shared/domain/search-trouble.ts';
import { waveId } from '#shared/domain/query.ts';
import { readsUploads } from '#shared/domain/upload.ts';
import type { StepContext, StepResult, WaveInput } from '#shared/research/step.ts';

interface NoQueries {
  readonly queries: { readonly queryId: string }[];
  readonly queryCount: number;
}

/** What comes of a wave for which there is nobody to ask; undefined when there is somebody. */
export function withoutProviders(
  { cursor }: WaveInput,
  { job }: StepContext<'GenerateQueries'>,
): StepResult<NoQueries> | undefined {
  const { settings } = job;
  if (settings.providers.length > 0) return undefined;
  const isOff = isSearchOff(settings);
  const unreachable = settings.unreachableProviders ?? [];
  return {
    output: { queries: [], queryCount: countAlong(cursor, job) },
    message: isOff
      ? 'Search is off, so nobody is asked'
      : `Nobody can be asked: ${unreachable.join(', ')} could not be reached`,
    data: { queries: [], isSearchOff: isOff },
  };
}

/** The texts that came with the question are one more search of the first wave: it goes on where they are the only one. */
export function countAlong(cursor: WaveInput['cursor'], job: Job): number {
  return readsUploads(waveId(cursor), job) ? 1 : 0;
}

/** Emits, once, that the job does without search, and from what it works instead. */
export async function emitSearchOff(
  { cursor }: WaveInput,
  context: StepContext<'GenerateQueries'>,
): Promise<void> {
  const { settings, uploads = [] } = context.job;
  if (!isSearchOff(settings) || cursor.iteration > 1 || cursor.purpose !== 'research') return;
  const rest =
    settings.providers.length + uploads.length > 0
      ? 'only the documents that were named are read'
      : context.ports.model.name === 'none'
        ? 'nothing will be read'
        : 'nothing will be read, and what a model knows by itself is marked as such';
  await context.emit({ type: 'search-off', message: `Search is off: ${rest}.` });
}
