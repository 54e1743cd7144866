import { endpointsOf, mainEndpoint } from './endpoints.ts';
import type { Endpoint, SearchTask } from './plan.ts';

/** A search task at one provider, through an endpoint that the provider has. */
export interface AddressedTask extends SearchTask {
  readonly provider: string;
  readonly endpoint: Endpoint;
}

/**
 * Each task to the providers that serve its endpoint, so that PubMed syntax goes to PubMed alone; a task without an
 * endpoint, and one that nobody serves, to all, to each through its main endpoint. Tasks and providers keep their turn.
 */
export function addressTasks(
  tasks: readonly SearchTask[],
  providers: readonly string[],
): readonly AddressedTask[] {
  return tasks.flatMap((task) => {
    const places = providers.flatMap((provider) => {
      const endpoint = endpointsOf(provider).find((one) => one === task.endpoint);
      return endpoint === undefined ? [] : [{ provider, endpoint }];
    });
    const anywhere = providers.map((provider) => ({ provider, endpoint: mainEndpoint(provider) }));
    return (places.length > 0 ? places : anywhere).map((place) => ({ ...task, ...place }));
  });
}
