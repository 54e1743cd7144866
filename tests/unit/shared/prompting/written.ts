import { draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import type { Draft, Report } from '#shared/domain/report.ts';
import { EVIDENCE, PLAN, QUESTION, draftInput } from './given.ts';

/** A written draft whose answer and second section ask for more. */
export function askingDraft(): Draft {
  const [first, second] = EVIDENCE;
  return {
    ...draftWithoutModel(draftInput()),
    method: 'written',
    answer: [
      {
        form: 'paragraph',
        sentences: [
          { text: 'All messages are encrypted.', kind: 'written', evidenceIds: [first?.id ?? ''] },
          { text: 'In short:', kind: 'connective', evidenceIds: [] },
        ],
      },
    ],
    sections: [
      {
        title: PLAN.writingPlan.sections[1]?.title ?? '',
        itemIds: ['item_2'],
        blocks: [
          {
            form: 'paragraph',
            sentences: [{ text: 'Keys are rotated.', kind: 'written', evidenceIds: [second?.id ?? ''] }],
          },
        ],
      },
    ],
    requests: [{ topic: 'rotation of keys' }, { topic: 'keys of customers', section: 'Keys' }],
  };
}

export function publishedReport(): Report {
  const draft = askingDraft();
  const [first] = EVIDENCE;
  return {
    version: 1,
    tenantId: 't',
    jobId: 'j',
    question: QUESTION,
    refinedQuestion: QUESTION,
    language: 'en',
    title: draft.title,
    method: 'written',
    outcome: 'partial',
    endReason: 'max_iterations',
    answer: draft.answer,
    sections: draft.sections,
    contradictions: [],
    limitations: ['All sources come from one publisher.'],
    gaps: ['Rotation: nothing found.'],
    sources: [
      {
        id: 'src_1',
        sourceId: 's-1',
        kind: 'corpus',
        title: 'Queue guide',
        url: 'file:///library/s-1.md',
        snippet: '',
        domain: 'queues.example',
        notices: [],
        credibilityTier: 'AUTHORITATIVE',
        compositeScore: 0.8,
        quality: 'HIGH',
        archiveHash: 'a'.repeat(64),
        quotes: [
          { evidenceId: first?.id ?? '', quote: first?.quote ?? '', locator: 'char:0-81', headings: [] },
        ],
      },
    ],
    checklist: [
      { itemId: 'item_1', description: 'Encryption', status: 'satisfied', reason: '', citations: [1] },
    ],
    trust: {
      quotesVerified: 1,
      quotesDropped: 0,
      claims: 1,
      claimsSupported: 1,
      claimsCorroborated: 0,
      uncitedSentences: 0,
      domains: 1,
      sourcesRead: 2,
      sourcesSkipped: 0,
      contradictions: 0,
      degradedSteps: [],
      confidence: 0.5,
    },
    iterationsUsed: 2,
    generatedAt: TODAY_AT,
  };
}

const TODAY_AT = '2026-03-14T09:05:00.000Z';
