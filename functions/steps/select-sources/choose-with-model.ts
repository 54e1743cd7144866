import type { ChecklistItem } from '#shared/domain/plan.ts';
import { mostSources } from '#shared/domain/sources-per-wave.ts';
import { iterationPrefix } from '#shared/research/findings.ts';
import { readModel } from '#shared/research/read-model.ts';
import type { StepContext } from '#shared/research/step.ts';
import type { Cursor } from '#shared/domain/query.ts';
import { type ChosenCandidate, choiceFromModel } from './from-model.ts';
import type { Wave } from './gather-candidates.ts';
import type { Candidate } from './merge-hits.ts';
import { promptForChoice } from './prompt.ts';
import { readAhead } from './read-ahead.ts';

/** Documents that are shown to a model. */
const SHOWN = 36;
const LEAST_READ = 3;

/**
 * What a model would read of the candidates, best first; undefined where the ranking decides: without a model, for a brief
 * answer, which does not wait for this, in a revision, and where hardly more was found than is read in any case.
 */
export async function chooseWithModel(
  ranked: readonly Candidate[],
  { wave, cursor }: { readonly wave: Wave; readonly cursor: Cursor },
  context: StepContext<'SelectSources'>,
): Promise<readonly ChosenCandidate[] | undefined> {
  const { ports, job } = context;
  const { research } = ports.config;
  const isQuick = cursor.purpose === 'revision' || job.settings.format === 'brief';
  const isChoice = ranked.length > research.fullSources + research.chunkedSources;
  if (ports.model.name === 'none' || isQuick || !isChoice) return undefined;
  const items = await openItems(wave, cursor, context);
  const candidates = ranked.slice(0, SHOWN);
  const limit = mostSources(research);
  const prompt = promptForChoice({
    today: job.createdAt.slice(0, 10),
    brief: wave.brief,
    items,
    candidates,
    limit,
  });
  readAhead(candidates.slice(0, limit), wave.id, context);
  const ask = { role: 'planner' as const, prompt, wave: wave.id, index: '' };
  return readModel(context, ask, (reply) =>
    choiceFromModel(reply, { items, candidates, limit, least: LEAST_READ }),
  );
}

/** What the wave is for: all items at first, then those that are not answered yet. */
async function openItems(
  { plan }: Wave,
  { iteration }: Cursor,
  { ports, job }: StepContext<'SelectSources'>,
): Promise<readonly ChecklistItem[]> {
  if (iteration === 1) return plan.checklist;
  const coverage = await ports.research.get(job, 'COVERAGE', iterationPrefix('COVERAGE', iteration - 1));
  const answered = new Set(
    coverage?.items.filter((item) => item.status === 'satisfied').map((item) => item.itemId),
  );
  const open = plan.checklist.filter((item) => !answered.has(item.id));
  return open.length > 0 ? open : plan.checklist;
}
