import * as z from 'zod';
import { type Plan, askedInFull } from '#shared/domain/plan.ts';
import { parkJob } from '#shared/research/park-job.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, StepInput } from '#shared/research/step.ts';

const Input = StepInput.extend({ taskToken: z.string() });
const Output = z.object({});

/** Shows the plan and waits; without an answer it goes ahead as it is. */
export const approvePlanStep: Step<'ApprovePlan', z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'ApprovePlan',
  input: Input,
  output: Output,
  async run(input, context) {
    const plan = await context.ports.research.get(context.job, 'PLAN', ONLY);
    await parkJob(context, {
      kind: 'approve',
      questions: plan ? outline(plan) : [],
      taskToken: input.taskToken,
    });
    return {
      output: {},
      message: 'The plan waits for approval',
      data: plan ? { checklist: plan.checklist.map(askedInFull), estimate: plan.estimate } : {},
    };
  },
};

function outline(plan: Plan): readonly string[] {
  return [
    ...plan.checklist.map((item) => `To cover: ${askedInFull(item)}`),
    ...plan.writingPlan.sections.map((section) => `Section: ${section.title}`),
    `At most ${plan.estimate.searches} searches and ${plan.estimate.reads} sources read, ${plan.estimate.modelCalls} model calls`,
  ];
}
