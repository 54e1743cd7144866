import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import type { Job } from '#shared/domain/job.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, type StepContext, StepInput } from '#shared/research/step.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { readModel } from '#shared/research/read-model.ts';
import { briefFromModel } from './from-model.ts';
import { promptForRefinement } from './prompt.ts';
import { type RefineInput, isVague, refineWithoutModel } from './without-model.ts';

const MAX_CLARIFICATIONS = 2;

const Output = z.object({
  needsClarification: z.boolean(),
  needsApproval: z.boolean(),
  evaluates: z.boolean(),
});

export const refineQuestionStep: Step<'RefineQuestion', StepInput, z.infer<typeof Output>> = {
  state: 'RefineQuestion',
  input: StepInput,
  output: Output,
  async run(_input, context) {
    const { ports, job } = context;
    const idf = await corpusIdf(ports.statistics, terms(`${job.question} ${job.context ?? ''}`));
    const answers = job.clarifications.map((clarification) => clarification.answer);
    const known = { question: job.question, context: job.context, answers, idf };
    const brief =
      (gainsByModel(job) ? await refineByModel(known, context) : undefined) ?? refineWithoutModel(known);
    await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
    const needsClarification =
      mayAsk(job) && (isVague(brief.question) || (brief.questionsBack ?? []).length > 0);
    return {
      output: {
        needsClarification,
        needsApproval: job.settings.interaction === 'approve',
        evaluates: job.settings.evaluate,
      },
      message: describe(brief, needsClarification),
      data: {
        question: brief.question,
        kind: brief.kind,
        entities: brief.entities,
        keyTerms: brief.keyTerms.map((term) => term.phrase),
        isVague: isVague(brief.question),
      },
    };
  },
};

/** A question that its asker wrote in a line and cannot be asked about is taken at its word: a model would only repeat it. */
function gainsByModel(job: Job): boolean {
  return mayAsk(job) || job.clarifications.length > 0 || job.question.length > SHORT_QUESTION;
}

const SHORT_QUESTION = 240;

async function refineByModel(
  known: RefineInput,
  context: StepContext<'RefineQuestion'>,
): Promise<Brief | undefined> {
  const { job } = context;
  const today = job.createdAt.slice(0, 10);
  const prompt = promptForRefinement({ ...known, today, mayAsk: mayAsk(job) });
  const ask = { role: 'planner' as const, prompt, wave: '', index: String(known.answers.length) };
  return readModel(context, ask, (reply) => briefFromModel(reply, known));
}

function mayAsk(job: Job): boolean {
  return job.settings.interaction !== 'none' && job.clarifications.length < MAX_CLARIFICATIONS;
}

function describe(brief: Brief, needsClarification: boolean): string {
  if (needsClarification) return 'The question is too vague to search for; asking back';
  return brief.question === brief.originalQuestion.trim()
    ? 'Question understood'
    : `Question taken as: ${brief.question}`;
}
