import { ceilingOf, isSpent } from '#shared/domain/budget.ts';
import { limitsWithin, searchesWithin } from '#shared/domain/job-budget.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Ports } from '../ports/ports.ts';

/**
 * Whether research has to stop: the tokens or the money that it may use are used, or the searches are. What is kept
 * for the writing of the report is not touched by it.
 */
export async function isBudgetSpent(
  job: Job,
  ports: Pick<Ports, 'budget' | 'config' | 'research'>,
): Promise<boolean> {
  const { budget, research } = ports.config;
  if (isSpent(await ports.budget.read(job), ceilingOf(limitsWithin(budget, job.settings.budget), 'research')))
    return true;
  return (
    (await ports.research.list(job, 'QUERY')).length >=
    searchesWithin(research.searchBudget, job.settings.budget)
  );
}
