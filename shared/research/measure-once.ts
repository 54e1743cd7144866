import * as z from 'zod';
import { stepName } from '#shared/domain/steps.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Encoder, Pair, PairReader } from '#shared/ports/encoder.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { hashOf } from '#shared/text/hash.ts';
import { measurePairs } from './nearness.ts';
import { callOnce } from './recorded-call.ts';
import type { ContextWith } from './step.ts';

const Outcome = z.union([
  z.object({ nearness: z.array(z.number().min(0).max(1)).readonly() }),
  z.object({ told: z.array(z.number()).readonly() }),
  z.object({ failure: z.string() }),
]);
type Outcome = z.infer<typeof Outcome>;

interface Measuring {
  readonly waveId: string;
}

/**
 * How near the two of each pair come in meaning, 0-1, once for each wave of a step: whoever runs the step again is given what
 * came of it, a failure, too, so that a wave is never half by words and half by meaning. Throws EnvironmentFailure where the
 * encoder did not run.
 */
export async function measureOnce(
  pairs: readonly Pair[],
  { encoder, waveId }: Measuring & { readonly encoder: Encoder },
  context: ContextWith<Pick<Ports, 'ledger'>>,
): Promise<readonly number[]> {
  if (pairs.length === 0) return [];
  const outcome = await once({ index: '', waveId, input: [encoder.name, pairs] }, context, async () => ({
    nearness: await measurePairs(pairs, encoder),
  }));
  return 'nearness' in outcome ? outcome.nearness : [];
}

/** How much the second of each pair tells what the first asks, in log odds, likewise once. Throws EnvironmentFailure where the reader did not run. */
export async function tellOnce(
  pairs: readonly Pair[],
  { reader, waveId }: Measuring & { readonly reader: PairReader },
  context: ContextWith<Pick<Ports, 'ledger'>>,
): Promise<readonly number[]> {
  if (pairs.length === 0) return [];
  const outcome = await once({ index: 'reader', waveId, input: [reader.name, pairs] }, context, async () => {
    const told = await reader.tell(pairs);
    if (told.length !== pairs.length || !told.every(Number.isFinite))
      throw new EnvironmentFailure(`${reader.name} gave no number for each of ${pairs.length} pairs.`);
    return { told };
  });
  return 'told' in outcome ? outcome.told : [];
}

interface Made extends Measuring {
  /** Which of what a wave measures. */
  readonly index: string;
  readonly input: readonly unknown[];
}

async function once(
  { index, waveId, input }: Made,
  { state, ports, job }: ContextWith<Pick<Ports, 'ledger'>>,
  make: () => Promise<Outcome>,
): Promise<Exclude<Outcome, { readonly failure: string }>> {
  const call = { kind: 'encode', step: stepName(state), waveId, index, inputHash: hashOf(input) };
  const outcome = await callOnce<Outcome>(ports.ledger, {
    job,
    call,
    parse: (recorded) => Outcome.parse(recorded),
    make: async () => unlessFailed(make),
  });
  if ('failure' in outcome) throw new EnvironmentFailure(outcome.failure);
  return outcome;
}

async function unlessFailed(make: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof EnvironmentFailure)) throw error;
    return { failure: error.message };
  }
}
