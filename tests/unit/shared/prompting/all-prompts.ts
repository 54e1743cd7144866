import type * as z from 'zod';
import { promptForCompleteness, promptForLastReview } from '#functions/steps/check-completeness/prompt.ts';
import { promptForSource } from '#functions/steps/digest-source/prompt.ts';
import { numberedText } from '#functions/steps/digest-source/reading-text.ts';
import { scoreDocument } from '#functions/steps/digest-source/without-model.ts';
import { promptForAnswer, promptForKnowledge } from '#functions/steps/draft-report/prompt.ts';
import { promptForSection } from '#functions/steps/draft-sections/prompt.ts';
import { promptForJudgement } from '#functions/steps/evaluate-report/prompt.ts';
import { promptForClaims } from '#functions/steps/extract-claims/prompt.ts';
import { promptForRequests } from '#functions/steps/generate-queries/prompt.ts';
import { promptForChecklist, promptForSearches } from '#functions/steps/plan-research/prompt.ts';
import { promptForRefinement } from '#functions/steps/refine-question/prompt.ts';
import { partsAsking, promptForRevision } from '#functions/steps/revise-report/prompt.ts';
import type { Draft } from '#shared/domain/report.ts';
import { labelEvidence, labelUsable } from '#shared/prompting/handles.ts';
import { planSections } from '#shared/prompting/plan-sections.ts';
import { promptForCorrections } from '#shared/research/correct-sentences.ts';
import { promptForCheck } from '#shared/research/doubt-sentences.ts';
import type { Prompt } from '#shared/ports/model.ts';
import { sourcesById } from '#tests/unit/functions/steps/builders.ts';
import {
  BRIEF,
  CANONICAL,
  CHECKLIST,
  CLAIMS,
  COVERAGE,
  EVIDENCE,
  PLAN,
  QUESTION,
  SOURCES,
  TODAY,
  digestInput,
} from './given.ts';
import { askingDraft, publishedReport } from './written.ts';

export const sources = sourcesById(SOURCES);

/** Each prompt of the product, with one text of others that is given. */
/** Every prompt by its name, with a text of strangers in it where one is given. */
export function allPrompts(text?: string): Readonly<Record<string, Prompt<z.ZodType>>> {
  const question = text ?? QUESTION;
  const brief = { ...BRIEF, question };
  const evidence = EVIDENCE.map((one) => (text === undefined ? one : { ...one, quote: text }));
  const draft = text === undefined ? askingDraft() : { ...askingDraft(), requests: [{ topic: text }] };
  const writing = { today: TODAY, brief, plan: PLAN, coverage: COVERAGE, claims: CLAIMS, sources: SOURCES };
  const asking = partsAsking(draft)[0];
  const report = publishedReport();
  const labelled = labelEvidence(evidence);
  const usable = labelUsable(evidence, sources);
  const plans = planSections(PLAN.writingPlan.sections, usable);
  const [first] = plans;
  const drafted: Draft['sections'] = askingDraft().sections;
  const reviewing = {
    today: TODAY,
    brief,
    checklist: CHECKLIST,
    evidence,
    sources,
    providers: ['corpus'],
    asked: ['sqs encryption', text ?? 'default keys'],
  };
  const read = digestInput({ canonical: text ?? CANONICAL, question, checklist: CHECKLIST });
  return {
    refinement: promptForRefinement({
      today: TODAY,
      question,
      context: BRIEF.context,
      answers: ['SQS alone'],
      mayAsk: true,
    }),
    searches: promptForSearches({
      today: TODAY,
      brief,
      providers: ['corpus', 'pubmed', 'serper'],
      titles: ['Queue guide', text ?? 'Key handbook'],
      room: 6,
    }),
    checklist: promptForChecklist({ today: TODAY, brief }),
    source: promptForSource(
      { ...read, today: TODAY, title: text ?? 'Queue guide', publishedAt: '2023-05-01' },
      numberedText(read, scoreDocument(read)).text,
    ),
    claims: promptForClaims({ today: TODAY, brief, evidence, sources, earlier: [], wave: 'w01' }),
    completeness: promptForCompleteness(reviewing),
    'last-review': promptForLastReview(reviewing),
    answer: promptForAnswer({ ...writing, evidence: usable, sections: drafted }),
    'answer-from-quotes': promptForAnswer({ ...writing, evidence: usable, sections: [] }),
    'answer-as-table': promptForAnswer({ ...writing, evidence: usable, sections: [], format: 'table' }),
    knowledge: promptForKnowledge(writing),
    ...(first === undefined
      ? {}
      : { section: promptForSection(first, { today: TODAY, brief, sections: plans, sources, words: 400 }) }),
    requests: promptForRequests({
      today: TODAY,
      brief,
      providers: ['corpus'],
      requests: [{ topic: text ?? 'rotation of keys' }],
      asked: ['sqs keys'],
    }),
    ...(asking === undefined
      ? {}
      : {
          revision: promptForRevision(asking, {
            today: TODAY,
            draft,
            brief,
            evidence,
            sources: SOURCES,
            claims: CLAIMS,
            revision: 1,
          }),
        }),
    corrections: promptForCorrections({
      today: TODAY,
      brief,
      faulty: [
        {
          block: 0,
          sentence: 1,
          text: text ?? 'Since 2019 queues are encrypted.',
          cited: labelled.slice(0, 1),
          faults: [{ kind: 'figure', words: text ?? '2019' }],
        },
        { block: 1, sentence: 0, text: 'It is free.', cited: [], faults: [{ kind: 'uncited' }] },
      ],
      evidence,
      sources: SOURCES,
    }),
    check: promptForCheck({
      today: TODAY,
      brief,
      sources: SOURCES,
      sentences: [{ text: text ?? 'Since 2019 queues are encrypted.', cited: labelled.slice(0, 2) }],
    }),
    judgement: promptForJudgement({
      today: TODAY,
      report: { ...report, question },
      gate: undefined,
      searches: [{ query: text ?? 'sqs keys', provider: 'corpus', hits: 3 }],
    }),
  };
}
