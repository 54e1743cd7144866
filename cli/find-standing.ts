import type { ResearchClient } from '#shared/api/client.ts';
import { COMMAND } from './command-name.ts';
import { UsageError } from './failure.ts';

/** The standing question that a person means: by its id, the beginning of it, or its name. Throws UsageError. */
export async function findStandingId(client: ResearchClient, named: string): Promise<string> {
  const { standing: all } = await client.call('listStanding', {});
  const exact = all.filter(({ name, standingId }) => name === named || standingId === named);
  const found = exact.length > 0 ? exact : all.filter(({ standingId }) => standingId.startsWith(named));
  const [only, another] = found;
  if (only && !another) return only.standingId;
  const message = only
    ? `${named} means several standing questions: ${found.map(({ standingId }) => standingId).join(', ')}.`
    : `There is no standing question ${named.slice(0, 80)}.`;
  throw new UsageError(message, `See all of them with: ${COMMAND} standing list`);
}
