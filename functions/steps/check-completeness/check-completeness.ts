import * as z from 'zod';
import { NotFound } from '#shared/errors.ts';
import { recordPrefix } from '#shared/ports/findings.ts';
import { ONLY } from '#shared/ports/research-store.ts';
import { type Step, WaveInput } from '#shared/ports/step.ts';
import { assessItem } from './assess-coverage.ts';

const Output = z.object({ openCount: z.int() });

/** What is covered of the checklist, item by item. */
export const checkCompletenessStep: Step<WaveInput, z.infer<typeof Output>> = {
  state: 'CheckCompleteness',
  input: WaveInput,
  output: Output,
  async run(input, { ports, job }) {
    const plan = await ports.research.get(job, 'PLAN', ONLY);
    if (!plan) throw new NotFound(`Job ${job.jobId} has no plan to check against.`);
    const evidence = await ports.research.list(job, 'EVIDENCE');
    const sources = new Map((await ports.research.list(job, 'SOURCE')).map((source) => [source.id, source]));
    const items = plan.checklist.map((item) => assessItem(item, evidence, sources));
    const { iteration } = input.cursor;
    await ports.research.put(job, 'COVERAGE', {
      id: recordPrefix('COVERAGE', iteration),
      record: { iteration, items },
    });
    const satisfied = items.filter((item) => item.status === 'satisfied').length;
    return {
      output: { openCount: items.length - satisfied },
      message: `Checklist: ${satisfied}/${items.length} items satisfied`,
      data: {
        satisfied,
        partial: items.filter((item) => item.status === 'partial').length,
        unsatisfied: items.filter((item) => item.status === 'unsatisfied').length,
        total: items.length,
        items: items.map(({ itemId, status, reason }) => ({ itemId, status, reason })),
      },
    };
  },
};
