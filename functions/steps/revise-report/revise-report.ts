import * as z from 'zod';
import { Cursor, revisionId } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { ReadItems, noteLostSources } from '#shared/research/note-losses.ts';
import { type Step, WaveInput } from '#shared/research/step.ts';
import { loadFindings } from '#shared/research/findings.ts';
import { inItsLanguage } from '#shared/research/draft-words.ts';
import { ONLY } from '#shared/domain/records.ts';
import { reviseWithModel } from './revise-with-model.ts';
import { reviseWithoutModel } from './without-model.ts';

const Input = WaveInput.extend({ reads: ReadItems.optional() });
const NO_BRIEF = { question: '', originalQuestion: '', language: 'en' };

const Output = z.object({ wantsMore: z.boolean(), cursor: Cursor });

/** Works what a revision wave found into the draft; at most `maxRevisions` times. */
export const reviseReportStep: Step<'ReviseReport', z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'ReviseReport',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    await noteLostSources(input.reads ?? [], context);
    const { revision } = input.cursor;
    const evidence = await ports.research.list(job, 'EVIDENCE');
    // Not the newest draft: run again, that is the one this step wrote before.
    const earlier = await ports.research.get(job, 'DRAFT', revisionId(revision - 1));
    if (!earlier) throw new NotFound(`Job ${job.jobId} has no draft to revise.`);
    const brief = await ports.research.get(job, 'BRIEF', ONLY);
    const { sources, claims } = await loadFindings(ports.research, job);
    const today = job.createdAt.slice(0, 10);
    const known = { draft: earlier, evidence, revision };
    const revised = brief && (await reviseWithModel({ ...known, brief, sources, claims, today }, context));
    const asked = brief ?? NO_BRIEF;
    const draft = inItsLanguage(revised ?? reviseWithoutModel({ ...known, brief: asked }), asked.language);
    await ports.research.put(job, 'DRAFT', { id: revisionId(revision), record: draft });
    return {
      output: {
        wantsMore: draft.requests.length > 0 && revision < ports.config.research.maxRevisions,
        cursor: { ...input.cursor, revision: revision + 1 },
      },
      message: `Revision ${revision} of the draft`,
      data: { revision, sections: draft.sections.length },
    };
  },
};
