import type { StepContext } from '#shared/research/step.ts';
import { toChosen } from './from-model.ts';
import type { Candidate } from './merge-hits.ts';
import { ratingIn, toSource } from './to-source.ts';

type Context = StepContext<'SelectSources'>;

/** Begins to read what a model is likeliest to choose, as if it had been chosen, while the model is asked. */
export function readAhead(likeliest: readonly Candidate[], waveId: string, context: Context): void {
  const place = { waveId, ...ratingIn(context), readMode: 'full' as const };
  const sources = likeliest.map((candidate) => toSource(toChosen({ candidate, itemIds: [] }), place));
  context.ports.ahead?.begin(context.job, sources);
}

/** What was not chosen is let go; the trace says what was read in vain. */
export async function keepChosen(chosen: ReadonlySet<string>, context: Context): Promise<void> {
  const inVain = context.ports.ahead?.keep(context.job, chosen) ?? [];
  if (inVain.length === 0) return;
  await context.emit({
    type: 'read-in-vain',
    message: `${inVain.length} documents were fetched before the choice and not chosen; they do not count as read`,
    data: { sources: inVain },
  });
}
