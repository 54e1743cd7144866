import { describe, expect, test } from 'vitest';
import type { Plan } from '#shared/domain/plan.ts';
import { type PendingView, askLineAt, askPerson, readDecision } from '../../../cli/ask-person.ts';
import { createTestTerminal } from './test-terminal.ts';

const PLAN: Plan = {
  checklist: ['c1', 'c2', 'c3'].map((id) => ({
    id,
    description: `Item ${id}`,
    topic: [],
    parts: [{ text: id, terms: [id], focus: [], circumstance: [] }],
  })),
  subQuestions: [
    { id: 'q1', text: 'All of it?', itemIds: ['c1', 'c2', 'c3'] },
    { id: 'q2', text: 'The second?', itemIds: ['c2'] },
  ],
  searchTasks: [
    { query: 'second', endpoint: 'corpus', resultCount: 10, reasoning: 'for c2', itemIds: ['c2'] },
    { query: 'any', endpoint: 'corpus', resultCount: 10, reasoning: 'for all', itemIds: [] },
  ],
  writingPlan: {
    goal: 'Answer',
    tone: 'plain',
    sections: [{ title: 'Two', guidance: '', itemIds: ['c2', 'c3'] }],
    directives: [],
    maximumWords: 500,
  },
  estimate: { searches: 4, reads: 7, modelCalls: 0 },
};

const CLARIFY: PendingView = {
  kind: 'clarify',
  questions: ['Which gate?'],
  since: '2026-01-01T00:00:00.000Z',
  until: '2026-01-01T00:10:00.000Z',
};
const never = new AbortController().signal;

describe('a decision on a plan', () => {
  test.each(['', 'y', ' YES '])('"%s" approves it', (answer) => {
    expect(readDecision(answer, PLAN)).toEqual({ decision: 'approve' });
  });

  test.each(['n', 'No'])('"%s" rejects it', (answer) => {
    expect(readDecision(answer, PLAN)).toEqual({ decision: 'reject' });
  });

  test('numbers leave items out, and what served them alone', () => {
    const reply = readDecision('2', PLAN);
    expect(reply).toMatchObject({
      decision: 'edit',
      plan: {
        checklist: [{ id: 'c1' }, { id: 'c3' }],
        subQuestions: [{ id: 'q1', itemIds: ['c1', 'c3'] }],
        searchTasks: [{ query: 'any' }],
        writingPlan: { sections: [{ itemIds: ['c3'] }] },
      },
    });
  });

  test.each(['maybe', '4', '0', '1 2 3', '1,2,,3x'])('"%s" is asked again', (answer) => {
    expect(readDecision(answer, PLAN)).toBeUndefined();
  });
});

describe('a person at the terminal', () => {
  test('reads the question and gives an answer', async () => {
    const terminal = createTestTerminal({ input: ' the quality gate \n' });
    const reply = await askPerson(
      { pending: CLARIFY, plan: undefined, signal: never },
      terminal,
      askLineAt(terminal),
    );
    expect(reply).toEqual({ answer: 'the quality gate' });
    expect(terminal.stderr()).toContain('Which gate?');
  });

  test('who says nothing in time gets the stated default', async () => {
    const terminal = createTestTerminal();
    const question = { pending: CLARIFY, plan: undefined, signal: never };
    expect(await askPerson(question, terminal, async () => undefined)).toEqual({ answer: '' });
    expect(terminal.stderr()).toContain('taken as it is');
    const plan = {
      pending: { ...CLARIFY, kind: 'approve' as const },
      plan: PLAN,
      signal: never,
    };
    expect(await askPerson(plan, terminal, async () => undefined)).toEqual({ decision: 'approve' });
    expect(terminal.stderr()).toContain('goes ahead as it is');
  });

  test('who leaves hears of no default', async () => {
    const terminal = createTestTerminal();
    const question = { pending: CLARIFY, plan: undefined, signal: AbortSignal.abort() };
    await askPerson(question, terminal, async () => undefined);
    expect(terminal.stderr()).not.toContain('No answer');
  });

  test('is asked again until the decision is clear', async () => {
    const terminal = createTestTerminal();
    const answers = ['what?', '9', 'no'];
    const pending = { ...CLARIFY, kind: 'approve' as const };
    const reply = await askPerson({ pending, plan: PLAN, signal: never }, terminal, async () =>
      answers.shift(),
    );
    expect(reply).toEqual({ decision: 'reject' });
    expect(answers).toEqual([]);
  });

  test('whose input ends is taken to say nothing', async () => {
    const terminal = createTestTerminal({ input: '' });
    expect(await askLineAt(terminal)('? ', never)).toBeUndefined();
  });
});
