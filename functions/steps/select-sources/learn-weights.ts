import type { Brief } from '#shared/domain/brief.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { weighTerms } from '#shared/domain/term-weights.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { StepContext } from '#shared/research/step.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';

/** Once per job: what the first search teaches about the terms of the question. */
export async function learnWeights(
  known: { readonly brief: Brief; readonly plan: Plan; readonly hits: readonly Hit[] },
  { ports, job }: StepContext<'SelectSources'>,
): Promise<void> {
  if (await ports.research.get(job, 'WEIGHTS', ONLY)) return;
  const { brief, plan } = known;
  const words = plan.checklist.flatMap((item) => item.parts.flatMap((part) => part.terms));
  const wanted = queryTerms([brief.question, ...words].join(' '));
  const hits = new Map(known.hits.map((hit) => [hit.id, hit]));
  const passages = [...hits.values()].map((hit) => new Set(terms(`${hit.title}\n${hit.snippet}`)));
  const idf = await corpusIdf(ports.statistics, wanted);
  await ports.research.put(job, 'WEIGHTS', {
    id: ONLY,
    record: weighTerms({ terms: wanted, idf, passages }),
  });
}
