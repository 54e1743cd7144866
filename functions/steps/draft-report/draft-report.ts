import { countOf } from '#shared/domain/plural.ts';
import * as z from 'zod';
import { Cursor, revisionId } from '#shared/domain/query.ts';
import type { Draft } from '#shared/domain/report.ts';
import { NotFound } from '#shared/errors.ts';
import { loadFindings } from '#shared/research/findings.ts';
import { ONLY } from '#shared/domain/records.ts';
import { readSearchHealth } from '#shared/research/search-trouble.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { inItsLanguage } from '#shared/research/draft-words.ts';
import { quotedClaims } from './read-claims.ts';
import { shapeDraft } from './shape-draft.ts';
import { type DraftInput, draftWithoutModel } from './without-model.ts';
import { writeUnsourced } from './write-unsourced.ts';
import { writeWithModel } from './write-with-model.ts';

const Output = z.object({ wantsMore: z.boolean(), cursor: Cursor });

/** Joins the sections that were written and writes the direct answer from them; the draft may ask to know more. */
export const draftReportStep: Step<'DraftReport', WaveInput, z.infer<typeof Output>> = {
  state: 'DraftReport',
  input: WaveInput,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const [brief, plan, findings, { trouble }, written] = await Promise.all([
      ports.research.get(job, 'BRIEF', ONLY),
      ports.research.get(job, 'PLAN', ONLY),
      loadFindings(ports.research, job),
      readSearchHealth(ports, job),
      ports.research.list(job, 'SECTION'),
    ]);
    if (!brief || !plan) throw new NotFound(`Job ${job.jobId} has no plan to write by.`);
    // Not those of a draft: run again, that is the one this step wrote before.
    const known = { brief, plan, ...findings, claims: findings.weighed, revision: 0, trouble };
    const whole =
      (await writeWithModel(known, written, context)) ??
      (await writeUnsourced(known, context)) ??
      draftFromUnread(known, context);
    const draft = inItsLanguage(shapeDraft(whole, known, job.settings.format), brief.language);
    await ports.research.put(job, 'DRAFT', { id: revisionId(0), record: draft });
    return {
      output: {
        wantsMore: draft.requests.length > 0 && ports.config.research.maxRevisions > 0,
        cursor: { iteration: input.cursor.iteration, purpose: 'revision', revision: 1 },
      },
      message: describe(draft),
      data: {
        sections: draft.sections.map((section) => section.title),
        gaps: draft.gaps.length,
        method: draft.method,
      },
    };
  },
};

/** What no reader has seen stands in the words of its quotes. */
function draftFromUnread(input: DraftInput, context: StepContext<'DraftReport'>): Draft {
  const claims = quotedClaims(input, context);
  const draft = draftWithoutModel({ ...input, claims });
  return claims === input.claims ? draft : { ...draft, claims };
}

function describe(draft: Draft): string {
  const gaps = draft.gaps.length > 0 ? `, ${draft.gaps.length} gaps named` : '';
  return `Draft with ${countOf(draft.answer.length, 'answer')} and ${countOf(draft.sections.length, 'section')}${gaps}`;
}
