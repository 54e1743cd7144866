import { CLOSED_BREAKER, admitCall, recordSample } from '#shared/domain/breaker.ts';
import type { Job, JobReference } from '#shared/domain/job.ts';
import { MODEL_ROLES, type ModelRole } from '#shared/domain/model-role.ts';
import type { Ports } from '../ports/ports.ts';

/** One breaker per model role and one per search provider. */
export type BreakerName = `role:${ModelRole}` | `provider:${string}`;

interface BreakerScope {
  readonly job: JobReference;
  readonly ports: Pick<Ports, 'breakers' | 'clock' | 'config'>;
}

/** Whether the service behind the breaker may be called now; a half-open breaker lets one caller try. */
export async function mayCall({ job, ports }: BreakerScope, name: BreakerName): Promise<boolean> {
  const { breakers, clock, config } = ports;
  const known = await breakers.read(job, name);
  if (known.openUntil === undefined) return true;
  let isAllowed = false;
  await breakers.update(job, name, (breaker) => {
    const admission = admitCall(breaker, clock.now(), config.breaker);
    isAllowed = admission.isAllowed;
    return admission.breaker;
  });
  return isAllowed;
}

/** Remembers how a call ended. True when the breaker has opened by it. */
export async function noteCall(
  { job, ports }: BreakerScope,
  name: BreakerName,
  isFailure: boolean,
): Promise<boolean> {
  const { breakers, clock, config } = ports;
  let wasOpen = false;
  const after = await breakers.update(job, name, (breaker) => {
    wasOpen = breaker.openUntil !== undefined;
    return recordSample(breaker, { isFailure, at: clock.now() }, config.breaker);
  });
  return !wasOpen && after.openUntil !== undefined;
}

/** Closes all breakers of a job; each iteration begins with this. */
export async function resetBreakers(
  job: Pick<Job, 'tenantId' | 'jobId' | 'settings'>,
  ports: Pick<Ports, 'breakers' | 'model'>,
): Promise<void> {
  const roles = ports.model.name === 'none' ? [] : MODEL_ROLES;
  const names: readonly BreakerName[] = [
    ...roles.map((role) => `role:${role}` as const),
    ...job.settings.providers.map((provider) => `provider:${provider}` as const),
  ];
  await Promise.all(names.map(async (name) => resetBreaker(job, ports, name)));
}

/** Closes one breaker of a job by hand; its next call is made, and what came before is forgotten. */
export async function resetBreaker(
  job: JobReference,
  { breakers }: Pick<Ports, 'breakers'>,
  name: BreakerName,
): Promise<void> {
  await breakers.update(job, name, (breaker) =>
    breaker.failures.length === 0 && breaker.openUntil === undefined ? breaker : CLOSED_BREAKER,
  );
}
