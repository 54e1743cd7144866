import * as z from 'zod';
import {
  Conflict,
  DiskFailure,
  EnvironmentFailure,
  InvalidConfiguration,
  InvalidInput,
  MalformedReply,
  NotFound,
  ServiceUnavailable,
  Throttled,
  isPlumblineError,
} from '#shared/errors.ts';

/** An error on its way to another thread, where a copy of it would have lost its class. */
export const CarriedError = z.object({
  name: z.string(),
  message: z.string(),
  remedy: z.string().optional(),
  stack: z.string().optional(),
});
export type CarriedError = z.infer<typeof CarriedError>;

const OWN = {
  Conflict,
  DiskFailure,
  EnvironmentFailure,
  InvalidConfiguration,
  InvalidInput,
  MalformedReply,
  NotFound,
  ServiceUnavailable,
  Throttled,
} as const;

export function carryError(error: unknown): CarriedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const remedy = isPlumblineError(error) ? error.remedy : undefined;
  return {
    name,
    message,
    ...(remedy === undefined ? {} : { remedy }),
    ...(stack === undefined ? {} : { stack }),
  };
}

/** The same error here: of its own class where it is one of ours. */
export function restoreError({ name, message, remedy, stack }: CarriedError): Error {
  const details = remedy === undefined ? {} : { remedy };
  const restored = isOwnName(name)
    ? new OWN[name](message, details)
    : Object.assign(new Error(message), { name });
  if (stack !== undefined) restored.stack = stack;
  return restored;
}

function isOwnName(name: string): name is keyof typeof OWN {
  return Object.hasOwn(OWN, name);
}
