import * as z from 'zod';
import type { Config } from '#shared/config.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Invocation } from '../interpreter/task.ts';
import { createLocalEncoder } from '../local-encoder.ts';
import { type RecordedJob, finishedEventOf } from './recorded-times.ts';

const Named = z.union([
  z.object({ encoder: z.string() }).transform(({ encoder }) => encoder),
  z.object({ ranking: z.object({ encoder: z.string() }) }).transform(({ ranking }) => ranking.encoder),
]);

/**
 * Gives the encoder that a step of a job had, under its name; none where it had none. What it gave is in the job's ledger: asked for
 * what is not, it computes it again, which gives the same, and throws EnvironmentFailure where it is not installed.
 */
export function recordedEncoder(
  config: Config,
  recorded: RecordedJob,
): (invocation: Invocation) => Pick<Ports, 'encoder'> {
  const { encoder: installed } = createLocalEncoder(config);
  return (invocation) => {
    const { data: name } = Named.safeParse(finishedEventOf(recorded, invocation)?.data);
    if (name === undefined) return {};
    return { encoder: installed?.name === name ? installed : missingEncoder(name) };
  };
}

function missingEncoder(name: string): Encoder {
  const fail = async (): Promise<never> => {
    throw new EnvironmentFailure(`The encoder ${name} is not there, and what it gave is not on record.`);
  };
  return { name, encode: fail, reader: { name, tell: fail } };
}
