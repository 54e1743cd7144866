import type { Claim } from '#shared/domain/claim.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { Coverage, Plan } from '#shared/domain/plan.ts';
import type { Draft } from '#shared/domain/report.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { ONLY } from '#shared/domain/records.ts';
import { sha256 } from '#shared/text/hash.ts';
import {
  NAMES,
  QUOTES,
  type QuoteName,
  TEXTS,
  block,
  connective,
  idOf,
  makeEvidence,
  makeSource,
  quoted,
} from './sources.ts';
import { JOB, type World } from './world.ts';

function planned(id: string, description: string): Plan['checklist'][number] {
  return {
    id,
    description,
    parts: [{ text: description, terms: [], focus: [], circumstance: [] }],
    topic: [],
  };
}

export function makePlan(): Plan {
  return {
    checklist: [
      planned('a', 'How queues encrypt messages at rest'),
      planned('b', 'Which keys a queue can use | and who pays'),
      planned('c', 'How tables encrypt data at rest'),
      planned('d', 'What encryption at rest costs'),
      planned('e', 'Since when this holds'),
    ],
    subQuestions: [{ id: 'q1', text: 'How are queues and tables encrypted at rest?', itemIds: ['a'] }],
    searchTasks: [],
    writingPlan: { goal: 'answer', tone: 'plain', sections: [], directives: [], maximumWords: 1500 },
    estimate: { searches: 4, reads: 4, modelCalls: 0 },
  };
}

export function makeDraft(change: Partial<Draft> = {}): Draft {
  return {
    revision: 0,
    title: 'How are queues and tables encrypted at rest?',
    answer: [
      block(
        'paragraph',
        quoted('default', 'chinese'),
        connective('As for tables:'),
        quoted('tables', 'arabic'),
      ),
    ],
    sections: [
      {
        title: 'Keys of queues & tables #',
        itemIds: ['a', 'b', 'c'],
        blocks: [
          block('paragraph', quoted('ownKey'), quoted('deadLetters')),
          block('list', connective('Tables, “Keys”:'), quoted('prices'), quoted('script')),
          block('quote', quoted('arabic')),
          block('paragraph', quoted('chinese')),
        ],
      },
      {
        title: 'Costs',
        itemIds: ['d'],
        blocks: [block('paragraph', connective('One study measured this.'), quoted('latency'))],
      },
    ],
    contradictions: [
      {
        statement: 'Sources disagree on whether tables are encrypted without a key.',
        evidenceIds: [idOf('tables')],
        againstEvidenceIds: [idOf('retracted')],
      },
    ],
    limitations: ['Only documents of the given folder were searched.'],
    gaps: [],
    requests: [],
    method: 'extractive',
    ...change,
  };
}

type ItemCoverage = Coverage['items'][number];

function covered(
  itemId: string,
  status: ItemCoverage['status'],
  names: readonly QuoteName[],
  reason: string,
): ItemCoverage {
  return {
    itemId,
    status,
    parts: [],
    independentSources: names.length,
    confidence: CONFIDENCE[status],
    evidenceIds: names.map(idOf),
    reason,
  };
}

const CONFIDENCE: Readonly<Record<ItemCoverage['status'], number>> = {
  satisfied: 0.9,
  partial: 0.6,
  unsatisfied: 0.1,
};

export function makeCoverage(): Coverage {
  return {
    iteration: 2,
    items: [
      covered('a', 'satisfied', ['default', 'chinese'], 'Two independent sources say so.'),
      covered('b', 'partial', ['ownKey'], 'One source only.'),
      covered('c', 'satisfied', ['tables', 'arabic'], 'Two independent sources say so.'),
      covered('d', 'satisfied', ['latency'], 'A measured figure was found.'),
      covered('e', 'unsatisfied', [], 'Nothing found bears a date.'),
    ],
  };
}

export function makeGate(change: Partial<Gate> = {}): Gate {
  return {
    iteration: 2,
    status: 'retry',
    reasons: ['open items'],
    thresholds: { minimumEvidenceRecords: 5, minimumCitedRecords: 5, minimumDomains: 3 },
    counts: { evidenceRecords: 4, citedRecords: 4, domains: ['queues', 'example.org', 'example.net'] },
    openItems: ['e'],
    goesOn: false,
    endReason: 'no_new_evidence',
    cursor: { iteration: 2, purpose: 'research', revision: 0 },
    ...change,
  };
}

function support(name: QuoteName): Claim['supporting'][number] {
  return { sourceId: QUOTES[name][0], evidenceId: idOf(name) };
}

function makeClaim(id: string, names: readonly QuoteName[], against: readonly QuoteName[] = []): Claim {
  return {
    id,
    text: names[0] === undefined ? '' : QUOTES[names[0]][1],
    supporting: names.map(support),
    contradicting: against.map(support),
    itemIds: ['a'],
    supportStrength: 0.6,
    contradictionFlag: against.length > 0,
    confidence: 0.7,
  };
}

export interface Findings {
  readonly draft?: Draft;
  readonly gate?: Gate;
  readonly coverage?: Coverage;
}

/** Fills the stores of a world as research would have left them. */
export async function fillWorld(world: World, findings: Findings = {}): Promise<void> {
  const { archive, research } = world;
  for (const [id, text] of Object.entries(TEXTS)) {
    await archive.put(archiveKey(JOB.tenantId, id, sha256(text)), text);
    await research.put(JOB, 'SOURCE', { id, record: makeSource(id) });
  }
  await research.put(JOB, 'SOURCE', {
    id: 's-skipped',
    record: makeSource('s-skipped', { status: 'skipped' }),
  });
  for (const record of NAMES.map(makeEvidence))
    await research.put(JOB, 'EVIDENCE', { id: record.id, record });
  await research.put(JOB, 'CLAIM', { id: 'i01-c1', record: makeClaim('c1', ['default']) });
  await research.putAll(JOB, 'CLAIM', [
    { id: 'i02-c1', record: makeClaim('c1', ['default', 'chinese']) },
    { id: 'i02-c2', record: makeClaim('c2', ['tables', 'arabic'], ['retracted']) },
    { id: 'i02-c3', record: makeClaim('c3', ['latency']) },
    { id: 'i02-c4', record: makeClaim('c4', ['ownKey', 'deadLetters']) },
  ]);
  await research.put(JOB, 'PLAN', { id: ONLY, record: makePlan() });
  await research.put(JOB, 'BRIEF', {
    id: ONLY,
    record: {
      question: 'How are queues and tables encrypted at rest?',
      originalQuestion: 'How are queues and tables encrypted at rest?',
      language: 'en',
      kind: 'how',
      entities: ['queues', 'tables'],
      aspects: [{ text: 'encrypted at rest', kind: 'how' }],
      setting: [],
      scopeIn: [],
      scopeOut: [],
      keyTerms: [
        { phrase: 'encrypted at rest', score: 3 },
        { phrase: 'queues', score: 1 },
      ],
    },
  });
  await research.put(JOB, 'DRAFT', { id: 'r00', record: findings.draft ?? makeDraft() });
  await research.put(JOB, 'COVERAGE', { id: 'i02', record: findings.coverage ?? makeCoverage() });
  await research.put(JOB, 'GATE', { id: 'i02', record: findings.gate ?? makeGate() });
}
