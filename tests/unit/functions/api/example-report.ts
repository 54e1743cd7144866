import type { CitedSource, Report } from '#shared/domain/report.ts';

const SOURCE: CitedSource = {
  id: 'src_1',
  sourceId: 's-0123456789abcdef',
  kind: 'corpus',
  title: 'The quality gate',
  url: 'file:///docs/gate.md',
  snippet: 'The gate counts claims.',
  domain: 'docs',
  notices: [],
  credibilityTier: 'SECONDARY',
  compositeScore: 0.7,
  quality: 'HIGH',
  archiveHash: 'a'.repeat(64),
  quotes: [{ evidenceId: 'e1', quote: 'The gate counts claims.', locator: 'char:0-23', headings: [] }],
};

/** A small report of our own making, with what a case wants to differ. */
export function exampleReport(change: Partial<Report> = {}): Report {
  return {
    version: 1,
    tenantId: 'local',
    jobId: 'job-1',
    question: 'What does the gate count?',
    refinedQuestion: 'What does the gate count?',
    language: 'en',
    title: 'What the gate counts',
    method: 'extractive',
    outcome: 'answered',
    answer: [
      {
        form: 'paragraph',
        sentences: [{ text: 'The gate counts claims.', kind: 'quote', evidenceIds: ['e1'] }],
      },
    ],
    sections: [],
    contradictions: [],
    limitations: [],
    gaps: [],
    sources: [SOURCE],
    checklist: [
      {
        itemId: 'c1',
        description: 'What it counts',
        status: 'satisfied',
        reason: 'two sources',
        citations: [1],
      },
      { itemId: 'c2', description: 'When it passes', status: 'partial', reason: 'one source', citations: [] },
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
      sourcesSkipped: 1,
      contradictions: 0,
      degradedSteps: [],
      confidence: 0.1,
    },
    iterationsUsed: 2,
    generatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}
