import { JobCancelled } from '#shared/errors.ts';
import { guardCalls } from '#shared/lambda/guard-calls.ts';
import type { Ports } from '#shared/ports/ports.ts';

/**
 * The same ports, for an execution that may be stopped: after that its calls reach no provider, no page and no model any
 * more, those under way are broken off, and they emit nothing more into the trace, which has had its last word.
 */
export function stopCalls(ports: Ports, signal: AbortSignal): Ports {
  const guard = (): void => {
    if (signal.aborted) throw new JobCancelled('The job was stopped.');
  };
  const trace: Ports['trace'] = {
    standing: async (job) => ports.trace.standing(job),
    list: async (job, page) => ports.trace.list(job, page),
    append: async (job, event) => {
      guard();
      return ports.trace.append(job, event);
    },
  };
  return { ...guardCalls(ports, { signal, check: async () => guard() }), trace };
}
