import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import type { FollowUp } from '#shared/domain/follow-up.ts';
import type { Job } from '#shared/domain/job.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, type StepContext, StepInput, type StepResult } from '#shared/research/step.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { readModel } from '#shared/research/read-model.ts';
import { standAlone } from './follow-up/stand-alone.ts';
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
    const pinned = job.standing?.isPlanned === true && (await ports.research.get(job, 'BRIEF', ONLY));
    if (pinned) return asBefore(job, pinned);
    const idf = await corpusIdf(ports.statistics, terms(`${job.question} ${job.context ?? ''}`));
    const answers = job.clarifications.map((clarification) => clarification.answer);
    const before = job.followUp?.isSameTopic === true ? job.followUp : undefined;
    const question = before ? standAlone(job.question, before.question) : job.question;
    const known = { question, context: job.context, answers, idf };
    const read =
      (gainsByModel(job) ? await refineByModel(known, context) : undefined) ?? refineWithoutModel(known);
    const { language } = job.settings;
    const brief = language === undefined ? read : { ...read, language };
    await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
    // What goes on with a topic that was clear is not asked back.
    const needsClarification =
      mayAsk(job) && !before && (isVague(brief.question) || (brief.questionsBack ?? []).length > 0);
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
        ...(job.followUp === undefined ? {} : { followUp: describeFollowUp(job.followUp) }),
      },
    };
  },
};

/** A standing question is understood as it was in its run before, or two runs could not be compared. */
function asBefore(job: Job, brief: Brief): StepResult<z.infer<typeof Output>> {
  return {
    output: { needsClarification: false, needsApproval: false, evaluates: job.settings.evaluate },
    message: 'The question is understood as in the run before',
    data: { question: brief.question, kind: brief.kind, entities: brief.entities, isPinned: true },
  };
}

/** A question that its asker wrote in a line and cannot be asked about is taken at its word: a model would only repeat it. */
function gainsByModel(job: Job): boolean {
  if (job.followUp?.isSameTopic === true) return true;
  return mayAsk(job) || job.clarifications.length > 0 || job.question.length > SHORT_QUESTION;
}

const SHORT_QUESTION = 240;

async function refineByModel(
  known: RefineInput,
  context: StepContext<'RefineQuestion'>,
): Promise<Brief | undefined> {
  const [{ briefFromModel }, { promptForRefinement }] = await Promise.all([
    import('./from-model.ts'),
    import('./prompt.ts'),
  ]);
  const { job } = context;
  const today = job.createdAt.slice(0, 10);
  const before = job.followUp?.isSameTopic === true ? job.followUp : undefined;
  const asked = before ? { ...known, question: job.question, before } : known;
  const prompt = promptForRefinement({ ...asked, today, mayAsk: mayAsk(job) && !before });
  const ask = { role: 'planner' as const, prompt, wave: '', index: String(known.answers.length) };
  return readModel(context, ask, (reply) => briefFromModel(reply, known));
}

function mayAsk(job: Job): boolean {
  return job.settings.interaction !== 'none' && job.clarifications.length < MAX_CLARIFICATIONS;
}

function describeFollowUp({ jobId, isSameTopic, reason }: FollowUp): Readonly<Record<string, unknown>> {
  return { jobId, isSameTopic, reason };
}

function describe(brief: Brief, needsClarification: boolean): string {
  if (needsClarification) return 'The question is too vague to search for; asking back';
  return brief.question === brief.originalQuestion.trim()
    ? 'Question understood'
    : `Question taken as: ${brief.question}`;
}
