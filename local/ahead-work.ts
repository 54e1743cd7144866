import { linesOf } from '#functions/steps/fetch-source/lines-of.ts';
import { readSourceText } from '#functions/steps/fetch-source/read-text.ts';
import { waysHere } from '#functions/steps/fetch-source/ways-here.ts';
import { identifyWay } from '#functions/steps/fetch-source/ways-to-read.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ReadText } from '#shared/ports/reading-ahead.ts';
import { hashOf } from '#shared/text/hash.ts';

// What reading ahead needs of the steps: loaded while a model is waited for, not when the command begins.
export { scoreAhead } from '#functions/steps/digest-source/score-ahead.ts';

/** A read that is under way. */
export interface Begun {
  readonly place: string;
  readonly text: Promise<ReadText>;
}

/** Begins to read a source at the best of its places; undefined where it has none, or was read by an earlier job. */
export function beginReading(
  source: Source,
  at: { readonly job: Job; readonly ports: Ports },
): Begun | undefined {
  const [way] = waysHere(source, at);
  if (way === undefined || way.kind === 'earlier') return undefined;
  const text = readSourceText(source, way, at.ports).then((read) => ({ ...read, lines: linesOf(read) }));
  // Whoever takes it gets the error.
  text.catch(() => undefined);
  return { place: hashOf(identifyWay(way)), text };
}
