import * as z from 'zod';
import { parkJob } from '#shared/research/park-job.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, StepInput } from '#shared/research/step.ts';

const Input = StepInput.extend({ taskToken: z.string() });
const Output = z.object({});

/** Parks the job with its questions; the execution goes on when the token is answered. */
export const askUserStep: Step<'AskUser', z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'AskUser',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const brief = await ports.research.get(job, 'BRIEF', ONLY);
    const pending = job.pendingInput?.kind === 'clarify' ? job.pendingInput : undefined;
    const proposed = brief?.questionsBack ?? [];
    const questions =
      pending?.questions ?? (proposed.length > 0 ? proposed : askFor(brief?.keyTerms[0]?.phrase));
    await parkJob(context, { kind: 'clarify', questions, taskToken: input.taskToken });
    return { output: {}, message: questions.join(' '), data: { questions, kind: 'clarify' } };
  },
};

function askFor(topic: string | undefined): readonly string[] {
  if (topic === undefined) {
    return ['What do you want to find out? Please name the thing and what you want to know of it.'];
  }
  return [
    `What do you want to know about "${topic}": what it is, how it works, how it compares, or its limits?`,
  ];
}
