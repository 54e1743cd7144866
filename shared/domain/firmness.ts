import * as z from 'zod';
import type { Evidence } from './evidence.ts';
import type { Source } from './source.ts';
import { voiceOf } from './voice.ts';

/** How far a statement can be relied on, by who says it and who denies it. */
export const Firmness = z.enum(['established', 'preliminary', 'contested']);
export type Firmness = z.infer<typeof Firmness>;

/** The quotes for and against a statement. */
export interface Sides {
  readonly supporting: readonly Evidence[];
  readonly contradicting: readonly Evidence[];
}

export interface Voices {
  readonly sources: ReadonlyMap<string, Source>;
  /** Ids of quotes that repeat what stands elsewhere: they are no voice of their own. */
  readonly copies: ReadonlySet<string>;
}

export interface Weight {
  readonly firmness: Firmness;
  readonly independentSources: number;
  /** Independent sources against it that are not for it as well. */
  readonly opposingSources: number;
}

/** So many independent sources at least. */
export const ESTABLISHED_BY = 2;

/**
 * `contested`: an independent source speaks against it; `established`: two or more independent sources say so without a
 * hedge, and none speaks against it; `preliminary`: all else. Flagged sources and copies have no voice.
 */
export function weighSides({ supporting, contradicting }: Sides, voices: Voices): Weight {
  const speaking = voicesOf(supporting, voices);
  const firm = voicesOf(
    supporting.filter((one) => !one.isUncertain),
    voices,
  );
  const opposing = [...voicesOf(contradicting, voices)].filter((voice) => !speaking.has(voice)).length;
  const isEstablished = firm.size >= ESTABLISHED_BY;
  const firmness = opposing > 0 ? 'contested' : isEstablished ? 'established' : 'preliminary';
  return { firmness, independentSources: speaking.size, opposingSources: opposing };
}

function voicesOf(evidence: readonly Evidence[], { sources, copies }: Voices): ReadonlySet<string> {
  const heard = evidence
    .filter(({ id }) => !copies.has(id))
    .flatMap(({ sourceId }) => sources.get(sourceId) ?? []);
  return new Set(heard.filter((source) => source.credibilityTier !== 'FLAGGED').map(voiceOf));
}
