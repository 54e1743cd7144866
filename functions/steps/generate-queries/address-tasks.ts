import { endpointsOf } from '#shared/domain/endpoints.ts';
import type { Endpoint, SearchTask } from '#shared/domain/plan.ts';

/** A search task for one provider that can do it. */
export interface AddressedTask extends SearchTask {
  readonly provider: string;
}

/**
 * Each task to the providers that serve its endpoint, so that PubMed syntax goes to PubMed alone; a task that none of
 * them serves goes to all. Tasks keep their turn, so that a cap cuts the least important of all.
 */
export function addressTasks(
  tasks: readonly SearchTask[],
  providers: readonly string[],
): readonly AddressedTask[] {
  return tasks.flatMap((task) => {
    const serving = providers.filter((provider) => serves(provider, task.endpoint));
    return (serving.length > 0 ? serving : providers).map((provider) => ({ ...task, provider }));
  });
}

function serves(provider: string, endpoint: Endpoint): boolean {
  return endpointsOf(provider).includes(endpoint);
}
