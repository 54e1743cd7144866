import * as z from 'zod';
import { stepName } from '#shared/domain/steps.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Encoder, Pair } from '#shared/ports/encoder.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { hashOf } from '#shared/text/hash.ts';
import { measurePairs } from './nearness.ts';
import { callOnce } from './recorded-call.ts';
import type { ContextWith } from './step.ts';

const Outcome = z.union([
  z.object({ nearness: z.array(z.number().min(0).max(1)).readonly() }),
  z.object({ failure: z.string() }),
]);
type Outcome = z.infer<typeof Outcome>;

export interface Measuring {
  readonly encoder: Encoder;
  readonly waveId: string;
}

/**
 * How near the two of each pair come in meaning, 0-1, once for each wave of a step: whoever runs the step again is given what
 * came of it, a failure, too, so that a wave is never half by words and half by meaning. Throws EnvironmentFailure where the
 * encoder did not run.
 */
export async function measureOnce(
  pairs: readonly Pair[],
  { encoder, waveId }: Measuring,
  { state, ports, job }: ContextWith<Pick<Ports, 'ledger'>>,
): Promise<readonly number[]> {
  if (pairs.length === 0) return [];
  const call = {
    kind: 'encode',
    step: stepName(state),
    waveId,
    index: '',
    inputHash: hashOf([encoder.name, pairs]),
  };
  const outcome = await callOnce<Outcome>(ports.ledger, {
    job,
    call,
    parse: (recorded) => Outcome.parse(recorded),
    make: async () => tryToMeasure(pairs, encoder),
  });
  if ('failure' in outcome) throw new EnvironmentFailure(outcome.failure);
  return outcome.nearness;
}

async function tryToMeasure(pairs: readonly Pair[], encoder: Encoder): Promise<Outcome> {
  try {
    return { nearness: await measurePairs(pairs, encoder) };
  } catch (error) {
    if (!(error instanceof EnvironmentFailure)) throw error;
    return { failure: error.message };
  }
}
