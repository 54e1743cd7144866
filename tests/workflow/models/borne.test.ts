import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '#shared/domain/report.ts';
import { type TaskName, tasksOf } from '#tests/support/prompt-reading.ts';
import { sampled } from '#tests/support/sweep.ts';
import { type Library, QUESTION, openLibrary } from '../support/world.ts';
import { type Ended, endWith, expectHonestEnd } from './fault-table.ts';
import { type Behaviour, paragraphsOf, quotesOf } from './responder.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

/** Each makes something else of a sentence that repeats its quote; nothing of it may be in a report. */
const FALSIFIED = {
  'a figure': (text: string) => text.replaceAll(/\d+(?:[.,]\d+)*/gu, '987654'),
  'a unit': (text: string) =>
    text.replaceAll(/(?<=\d )(?:MB|events|seconds|milliseconds|percent)\b/gu, 'terabytes'),
  'a limit': (text: string) =>
    text.replaceAll(/(?<!(?:at most|at least) )\b(\d+(?:[.,]\d+)*)/gu, 'at least 10 times $1'),
  'a denial': (text: string) =>
    text.replaceAll(/\b(is|are|was|can|has|have|does|will|holds|keeps|writes)\b(?! not)/gu, '$1 not'),
  'a name': (text: string) => text.replaceAll(/\b(memory|disk) buffer\b/giu, 'Zarquon buffer'),
  'what is compared': (text: string) =>
    text.replaceAll(/\b(memory|disk)(?= buffer\b)/giu, (word) => (/disk/iu.test(word) ? 'memory' : 'disk')),
} as const;
type Kind = keyof typeof FALSIFIED;

/** What was made of sentences in the course of a job, without marks of citations. */
const made = new Set<string>();
const MARKS: Readonly<Record<Exclude<Kind, 'what is compared'>, RegExp>> = {
  'a figure': /987654/u,
  'a unit': /terabytes/u,
  'a limit': /at least 10 times/u,
  'a denial': /\b(?:is|are|was|can|has|have|does|will|holds|keeps|writes) not\b/u,
  'a name': /Zarquon/u,
};

/** Whether a text that is shown is falsified: by its mark, or as it was made. */
function isFalsified(text: string, kind: Kind): boolean {
  return kind === 'what is compared' ? made.has(plain(text)) : MARKS[kind].test(text);
}

function plain(text: string): string {
  return text
    .replaceAll(/\s*\[e\d+\]/gu, '')
    .replace(/\.\s*$/u, '')
    .trim();
}

function falsify(text: string, kind: Kind): string {
  const parts = text.split(/(\[e\d+\]\.?)/u).map((part) => {
    const changed = /^\[e\d+\]/u.test(part) ? part : FALSIFIED[kind](part);
    if (changed !== part) made.add(plain(changed));
    return changed;
  });
  return parts.join('');
}

function textsOf({ answer, sections, title, gaps, checklist }: Report): readonly string[] {
  const blocks = [...answer, ...sections.flatMap((section) => section.blocks)];
  const written = blocks.flatMap((block) => block.sentences).filter((one) => one.kind !== 'quote');
  return [
    title,
    ...sections.map((section) => section.title),
    ...written.map((one) => one.text),
    ...gaps,
    ...checklist.map((item) => item.reason),
  ];
}

const WRITTEN: readonly TaskName[] = ['draft', 'answer', 'revision'];

/** Falsifies what one task answers, and what comes back when it is sent back for correction. */
function falsifying(at: TaskName, kind: Kind, isStubborn: boolean): NonNullable<Behaviour['alter']> {
  return (task, value) => {
    if (task === at && WRITTEN.includes(at)) {
      return {
        paragraphs: paragraphsOf(value).map((text) => (text.startsWith('<') ? text : falsify(text, kind))),
      };
    }
    if (task === at) return falsifyAll(value, kind);
    if (task === 'sentence_corrections' && isStubborn) return falsifyAll(value, kind);
    return value;
  };
}

/** The fields by which an answer is shown to the asker, or decides what is. */
const SHOWN_FIELDS: ReadonlySet<string> = new Set(['text', 'description', 'missing', 'question']);

function falsifyAll(value: unknown, kind: Kind): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      SHOWN_FIELDS.has(key) && typeof one === 'string' ? falsifyHeading(one, kind) : one,
    ),
  );
}

/** Where there is nothing to change, it is added. */
function falsifyHeading(text: string, kind: Kind): string {
  const changed = falsify(text, kind);
  if (changed !== text || text === '') return changed;
  const added: Readonly<Record<Kind, string>> = {
    'a figure': `${text} of 987654 MB`,
    'a unit': `${text} of 5 terabytes`,
    'a limit': `${text} of at least 10 times 7`,
    'a denial': text,
    'a name': `${text} of Zarquon`,
    'what is compared': text,
  };
  return added[kind];
}

/** A table of the quotes of a section in place of its prose, one row for each. */
function tabulating(kind: Kind): NonNullable<Behaviour['alter']> {
  return (task, value, user) => {
    if (task === 'sentence_corrections') return { sentences: [] };
    if (task !== 'draft') return value;
    const rows = quotesOf(user)
      .slice(0, 3)
      .map(
        ({ handle, text }) =>
          `| ${falsify('memory buffer', kind)} | ${falsify(text.replaceAll('|', ''), kind)} [${handle}] |`,
      );
    return {
      paragraphs: [...paragraphsOf(value), ['| Buffer | What it does |', '|---|---|', ...rows].join('\n')],
    };
  };
}

const KINDS: readonly Kind[] = ['a figure', 'a unit', 'a limit', 'a denial', 'a name', 'what is compared'];
/** Of a title, a part of the checklist or a question, which name both things that are compared. */
const OF_TITLES = KINDS.filter((kind) => kind !== 'what is compared');

/** A job in which the task in question was asked, as otherwise it would show nothing. */
async function endFalsified(task: TaskName, alter: NonNullable<Behaviour['alter']>): Promise<Ended> {
  const ended = await endWith({
    library,
    protocol: 'openai',
    behaviour: { asks: task === 'revision', alter },
    ...(task === 'refinement' ? { question: `${BACKGROUND} ${QUESTION}` } : {}),
  });
  expectHonestEnd(ended);
  expect(tasksOf(ended.server.requests)).toContain(task);
  return ended;
}

/** A question is refined where it is long. */
const BACKGROUND =
  'We collect events on small machines at the edge of our network with Tern, where the power fails now and then, and a colleague wants to know how we should set it up before we order more of these machines next month. The machines have flash storage.';

const WRITERS = WRITTEN.flatMap((task) =>
  KINDS.flatMap((kind) => [
    [kind, task, 'mends it when asked'] as const,
    [kind, task, 'does it again'] as const,
  ]),
);

function expectNone(texts: readonly string[], kind: Kind): void {
  expect(texts.filter((text) => isFalsified(text, kind))).toEqual([]);
}

describe('R5.4 a report never says what its quotes do not bear', () => {
  test('in sixty falsified answers and more, of which a sample is enough where nobody sweeps', () => {
    expect(WRITERS.length + 2 * KINDS.length + 3 * OF_TITLES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(sampled(WRITERS, 6))(
    'when %s of the %s is changed by a writer who %s',
    async (kind, task, how) => {
      const ended = await endFalsified(task, falsifying(task, kind, how === 'does it again'));
      expect(ended.report.method).toBe('written');
      expectNone(textsOf(ended.report), kind);
      const { sentencesCorrected = 0, sentencesDropped = 0 } = ended.report.trust;
      expect(sentencesCorrected + sentencesDropped).toBeGreaterThan(0);
    },
  );

  test.each(sampled(KINDS, 4))('when %s is changed in the cells of a table', async (kind) => {
    const ended = await endFalsified('draft', tabulating(kind));
    expectNone(textsOf(ended.report), kind);
    expect(ended.report.trust.sentencesDropped).toBeGreaterThan(0);
  });

  test.each(sampled(KINDS, 4))('nor does a claim, when %s of it is changed', async (kind) => {
    const ended = await endFalsified('claim_list', falsifying('claim_list', kind, false));
    const { claims = [], contradictions } = ended.report;
    expectNone(
      [...claims.map(({ text }) => text), ...contradictions.map(({ statement }) => statement)],
      kind,
    );
  });

  test.each(sampled(OF_TITLES, 4))(
    'nor does a heading, when %s of the checklist is changed',
    async (kind) => {
      const ended = await endFalsified('research_checklist', falsifying('research_checklist', kind, false));
      const told = ended.report.sections.filter(({ blocks }) =>
        blocks.some(({ sentences }) => sentences.some((one) => one.evidenceIds.length > 0)),
      );
      expectNone(
        told.map(({ title }) => title),
        kind,
      );
      if (kind === 'a figure') expectNone([JSON.stringify(ended.report.checklist)], kind);
    },
  );

  test.each(sampled(OF_TITLES, 4))(
    'nor what it says is missing, when %s of a review is changed',
    async (kind) => {
      const ended = await endFalsified('completeness_review', falsifying('completeness_review', kind, false));
      expectNone(textsOf(ended.report), kind);
    },
  );

  test.each(sampled(OF_TITLES, 4))(
    'nor the question, when %s of it is changed as it is refined',
    async (kind) => {
      const ended = await endFalsified('refinement', falsifying('refinement', kind, false));
      expectNone([ended.report.refinedQuestion, ended.report.title], kind);
    },
  );
});
