import { READ_AGAIN } from '#shared/domain/model-trouble.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEPS, TASK_STATES, stepName } from '#shared/domain/steps.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { STAGE_OF, TASKS, TASKS_ON_SENTENCES, type TaskName, taskOf } from '#tests/support/prompt-reading.ts';
import { sampled } from '#tests/support/sweep.ts';
import { type Library, openLibrary } from '../support/world.ts';
import { type Ended, endWith, expectHonestEnd } from './fault-table.ts';
import { type Behaviour, paragraphsOf, quotesOf } from './responder.ts';

let library: Library;
/** Of a model that makes no mistake. */
let right: Ended;
beforeAll(async () => {
  library = await openLibrary();
  right = await end();
});
afterAll(() => library.close());

type Alter = NonNullable<Behaviour['alter']>;

async function end(alter?: Alter): Promise<Ended> {
  const ended = await endWith({
    library,
    protocol: 'openai',
    behaviour: alter === undefined ? {} : { alter },
  });
  expectHonestEnd(ended);
  return ended;
}

/** Changes each entry of a list in the answer to one prompt. */
function each(task: TaskName, list: string, change: (entry: object) => object): Alter {
  return (asked, value) => {
    if (asked !== task || typeof value !== 'object' || value === null) return value;
    const entries: unknown = Object.entries(value).find(([key]) => key === list)?.[1];
    return { ...value, [list]: Array.isArray(entries) ? entries.map((entry) => change(Object(entry))) : [] };
  };
}

async function factsOf({ ports, job }: Ended): Promise<readonly string[]> {
  const evidence = await ports.research.list(job, 'EVIDENCE');
  return evidence.map(({ quote }) => quote).toSorted();
}

function statusesOf({ report }: Ended): readonly string[] {
  return report.checklist.map(({ status }) => status);
}

describe('a careless reader', () => {
  test.each(['item_9.9', 'part one', '', 'item_2.1 and item_1.1'])(
    'who files everything under “%s” brings the same facts as somebody who names the part',
    async (part) => {
      const wrong = await end(each('source_reading', 'parts', (one) => ({ ...one, part })));
      expect(await factsOf(wrong)).toEqual(await factsOf(right));
      expect(statusesOf(wrong)).toEqual(statusesOf(right));
      expect(wrong.degraded).toEqual([]);
    },
  );

  test('who counts past the end of a document brings the facts of the numbers that exist', async () => {
    const strange = ['99999', '0', '-3', 'seven', '9-2', '1-99999', '3.5', ''];
    const alter = each('source_reading', 'parts', (one) => {
      const answers: unknown = 'answers' in one ? one.answers : [];
      return { ...one, answers: [...(Array.isArray(answers) ? answers : []), ...strange] };
    });
    const wrong = await end(alter);
    const facts = await factsOf(wrong);
    for (const fact of await factsOf(right)) expect(facts.join('\n')).toContain(fact);
    expect(wrong.degraded).toEqual([]);
  });
});

test('a writer who repeats itself is read once', async () => {
  const alter: Alter = (task, value) => {
    const texts = paragraphsOf(value);
    return task === 'draft' || task === 'answer' ? { paragraphs: [...texts, ...texts, ...texts] } : value;
  };
  const thrice = await end(alter);
  const said = ({ report }: Ended): readonly string[] =>
    [...report.answer, ...report.sections.flatMap(({ blocks }) => blocks)].flatMap(({ sentences }) =>
      sentences.map(({ text }) => text),
    );
  expect(said(thrice)).toEqual(said(right));
});

/** What an answer must say for its sentences to be checked, or sent back. */
const REWORDED: Readonly<Partial<Record<TaskName, (text: string) => string>>> = {
  sentence_check: (text) => `In short, ${text}`,
  sentence_corrections: (text) => text.replaceAll(/\b(?:memory|disk) buffer\b/giu, 'Zarquon buffer'),
};

describe('a model that hangs', () => {
  const rows = [...TASKS, ...TASKS_ON_SENTENCES];

  test('has its turn at each step that asks a model', () => {
    const asking = TASK_STATES.filter((state) => STEPS[state].asksModel).map(stepName);
    expect([...new Set(rows.map((task) => STAGE_OF[task]))].toSorted()).toEqual(asking.toSorted());
  });

  test.each(sampled(rows, 3))('at %s leaves a report, and the head of it says so', async (task) => {
    // A second reading that fails leaves what its writer wrote: it is told apart from him.
    const stage = task === 'sentence_check' ? READ_AGAIN : STAGE_OF[task];
    const ended = await endWith({
      library,
      protocol: 'openai',
      settings: {
        evaluate: task === 'judgement',
        ...(task === 'refinement' ? { interaction: 'clarify' as const } : {}),
      },
      behaviour: {
        asks: task === 'request_queries' || task === 'revision',
        fault: (asked) => (asked === task ? 'hang' : undefined),
        alter: (asked, value) =>
          asked === 'answer'
            ? { paragraphs: paragraphsOf(value).map((text) => REWORDED[task]?.(text) ?? text) }
            : value,
      },
    });
    expectHonestEnd(ended);
    expect(ended.server.requests.map(taskOf)).toContain(task);
    expect(ended.degraded).toContain(stage);
    const page = await ended.ports.archive.getText(reportKey(ended.job.tenantId, ended.job.jobId, 'md'));
    expect(page).not.toContain('Zarquon');
    // The judge rates what is published.
    if (task === 'judgement') return;
    expect(ended.report.modelTrouble?.stages).toContain(stage);
    expect(page).toMatch(/The language model failed at \d+ of \d+ calls/u);
  });
});

test('a reviewer who takes anything for an answer is lowered, and the trace says why', async () => {
  const ended = await end((task, value, user) => {
    if (task !== 'completeness_review') return value;
    const [any] = quotesOf(user);
    return each('completeness_review', 'parts', (one) => ({
      ...one,
      status: 'satisfied',
      evidence: [any?.handle ?? 'e1', 'e999'],
      missing: '',
    }))(task, value, user);
  });
  const lowered = ended.events.filter(({ type }) => type.endsWith('verdict-lowered'));
  expect(lowered.length).toBeGreaterThan(0);
  for (const { data, message } of lowered) {
    expect(data).toMatchObject({ verdict: 'satisfied', reason: expect.stringMatching(/\w/u) });
    expect(message).toContain(String(data?.['part']));
  }
  expect(ended.report.outcome).toBe('partial');
  expect(statusesOf(ended)).toContain('unsatisfied');
});

test('names of prompts never show', async () => {
  const leak = (text: string): string => `${text} See e1 and item_1.1, as s1 says.`;
  const ended = await end((task, value) => {
    if (task === 'draft' || task === 'answer') return { paragraphs: paragraphsOf(value).map(leak) };
    if (task === 'claim_list') {
      return each('claim_list', 'claims', (one) =>
        'text' in one ? { ...one, text: leak(String(one.text)) } : one,
      )(task, value, '');
    }
    if (task === 'completeness_review') {
      return each('completeness_review', 'parts', (one) => ({
        ...one,
        missing: 'e1 does not tell item_3.1',
      }))(task, value, '');
    }
    return value;
  });
  const { answer, sections, checklist, gaps, claims = [], contradictions } = ended.report;
  const shown = [
    ...[...answer, ...sections.flatMap(({ blocks }) => blocks)].flatMap(({ sentences }) =>
      sentences.map((one) => one.text),
    ),
    ...checklist.flatMap(({ description, reason }) => [description, reason]),
    ...gaps,
    ...claims.map(({ text }) => text),
    ...contradictions.map(({ statement }) => statement),
  ].join('\n');
  expect(shown).not.toMatch(/\be\d+\b|item_\d|\bs1\b/u);
});
