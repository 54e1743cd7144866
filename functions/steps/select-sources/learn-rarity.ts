import type { Brief } from '#shared/domain/brief.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { StepContext } from '#shared/research/step.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';

/** Once per job: how rare the words of the question and of its items are in the corpus. */
export async function learnRarity(
  { brief, plan }: { readonly brief: Brief; readonly plan: Plan },
  { ports, job }: StepContext<'SelectSources'>,
): Promise<void> {
  if (await ports.research.get(job, 'RARITY', ONLY)) return;
  const asked = plan.checklist.flatMap((item) => [
    item.description,
    ...item.topic,
    ...item.parts.flatMap((part) => [part.text, ...part.terms]),
  ]);
  const wanted = queryTerms([brief.question, ...asked].join('\n'));
  const idf = await corpusIdf(ports.statistics, wanted);
  await ports.research.put(job, 'RARITY', {
    id: ONLY,
    record: {
      documentCount: ports.statistics?.documentCount ?? 0,
      idf: Object.fromEntries(wanted.map((term) => [term, Number(idf(term).toFixed(4))])),
    },
  });
}
