import type { JobBudget } from '#shared/domain/job-budget.ts';
import type { Settings } from '#shared/domain/settings.ts';
import { InvalidInput } from '#shared/errors.ts';

/** Throws InvalidInput that names the part of a budget which is above what the service allows each job. */
export function checkBudget(
  budget: JobBudget | undefined,
  { budget: limits, research, job }: Pick<Settings, 'budget' | 'research' | 'job'>,
): void {
  const most = {
    tokens: limits.maxTokens,
    usd: limits.maxUsd,
    searches: research.searchBudget,
    seconds: job.deadlineSeconds,
  };
  for (const name of ['tokens', 'usd', 'searches', 'seconds'] as const) {
    const [asked, allowed] = [budget?.[name], most[name]];
    if (asked === undefined || allowed === undefined || asked <= allowed) continue;
    throw new InvalidInput(`The budget asks for ${asked} ${name}; a job may use ${allowed}.`, {
      field: `budget.${name}`,
      remedy: `Ask for ${allowed} or less, or leave it out.`,
    });
  }
}
