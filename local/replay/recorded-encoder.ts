import * as z from 'zod';
import type { Config } from '#shared/config.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Invocation } from '../interpreter/task.ts';
import { createLocalEncoder } from '../local-encoder.ts';
import { type RecordedJob, finishedEventOf } from './recorded-times.ts';

const Named = z.union([
  z.object({ encoder: z.string(), reader: z.string().optional() }),
  z.object({ ranking: z.object({ encoder: z.string() }) }).transform(({ ranking }) => ranking),
]);

/**
 * Gives the encoder that a step of a job had, under its name, with its reader under its own; none where it had none. What they gave is in the job's ledger: asked for
 * what is not, they compute it again, which gives the same, and throw EnvironmentFailure where they are not installed.
 */
export function recordedEncoder(
  config: Config,
  recorded: RecordedJob,
): (invocation: Invocation) => Pick<Ports, 'encoder'> {
  const { encoder: installed } = createLocalEncoder(config);
  return (invocation) => {
    const { data: named } = Named.safeParse(finishedEventOf(recorded, invocation)?.data);
    if (named === undefined) return {};
    const { encoder: name, reader = name } = { reader: undefined, ...named };
    const encoder = installed?.name === name ? installed : missing(name);
    return {
      encoder: encoder.reader.name === reader ? encoder : { ...encoder, reader: missing(reader).reader },
    };
  };
}

function missing(name: string): Encoder {
  const fail = async (): Promise<never> => {
    throw new EnvironmentFailure(`${name} is not there, and what it gave is not on record.`);
  };
  return { name, encode: fail, reader: { name, tell: fail } };
}
