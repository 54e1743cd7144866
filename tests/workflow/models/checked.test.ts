import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNREAD } from '#shared/domain/model-trouble.ts';
import type { Report } from '#shared/domain/report.ts';
import { type TaskName, enclosed, listed, tasksOf } from '#tests/support/prompt-reading.ts';
import { type Library, openLibrary } from '../support/world.ts';
import { type Ended, endWith, expectHonestEnd } from './fault-table.ts';
import { type Behaviour, paragraphsOf } from './responder.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

/** Said by nobody, and no figure, name or denial: code lets it pass. */
const ADDED = 'Whoever looks after it, ';

/** So much that a claim is not taken for its quote. */
const OTHERWISE = 'be it early or late, in summer or winter, on the ground or above, ';

function withAdded(text: string): string {
  return text.startsWith('<') ? text : text.replaceAll(/(^|\[e\d+\]\. )(?=\p{L})/gu, `$1${ADDED}`);
}

/** A writer who adds it at one task; one who is stubborn adds it again to what is sent back. A reader finds it wherever it stands. */
function adding(at: TaskName, isStubborn: boolean): NonNullable<Behaviour['alter']> {
  return (task, value, user) => {
    if (task === at) return withAddedIn(task, value);
    if (task === 'sentence_check') return { unsupported: doubted(user) };
    if (task !== 'sentence_corrections' || !isStubborn) return value;
    return JSON.parse(
      JSON.stringify(value, (key, one: unknown) =>
        key === 'text' && typeof one === 'string' ? withAdded(one) : one,
      ),
    );
  };
}

function withAddedIn(task: TaskName, value: unknown): unknown {
  if (task !== 'claim_list') return { paragraphs: paragraphsOf(value).map(withAdded) };
  return JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      key === 'text' && typeof one === 'string' ? `${ADDED}${OTHERWISE}${one}` : one,
    ),
  );
}

function doubted(user: string): readonly object[] {
  return listed(enclosed(user, 'sentences'))
    .filter(({ text }) => text.includes(ADDED.trim()))
    .map(({ handle }) => ({ name: handle, reason: 'Nobody says who looks after it.' }));
}

function textsOf({ answer, sections }: Report): readonly string[] {
  return [...answer, ...sections.flatMap(({ blocks }) => blocks)].flatMap(({ sentences }) =>
    sentences.map(({ text }) => text),
  );
}

async function end(task: TaskName, alter?: Behaviour['alter'], fault?: Behaviour['fault']): Promise<Ended> {
  const behaviour = {
    asks: task === 'revision',
    ...(alter ? { alter } : {}),
    ...(fault ? { fault } : {}),
  };
  const ended = await endWith({ library, protocol: 'openai', behaviour });
  expectHonestEnd(ended);
  return ended;
}

const ROWS = (['draft', 'answer', 'revision'] as const).flatMap((task) => [
  [task, false] as const,
  [task, true] as const,
]);

describe('what only a reader sees in a written sentence is not published', () => {
  test.each(ROWS)('in the %s, be its writer stubborn (%s) or not', async (task, isStubborn) => {
    const ended = await end(task, adding(task, isStubborn));
    const tasks = tasksOf(ended.server.requests);
    const again = tasks.indexOf('sentence_corrections', tasks.indexOf('sentence_check'));
    expect(again).toBeGreaterThan(0);
    if (isStubborn) expect(tasks.slice(again)).toContain('sentence_check');
    expect(ended.report.method).toBe('written');
    expect(textsOf(ended.report).filter((text) => text.includes(ADDED.trim()))).toEqual([]);
    expect(ended.report.trust.sentencesCorrected).toBeGreaterThan(0);
    const trimmed = ended.events.filter(({ type }) => type.endsWith('reply-trimmed'));
    expect(trimmed.map(({ message }) => message).join('\n')).toMatch(/\d+ unsupported/u);
    expect(ended.degraded).toEqual([]);
  });

  test('nor is a claim, which stands in the words of its quote', async () => {
    const ended = await end('claim_list', adding('claim_list', false));
    const { claims = [], sources } = ended.report;
    expect(claims.length).toBeGreaterThan(0);
    const quotes = sources.flatMap((source) => source.quotes.map(({ quote }) => quote));
    for (const { text, citations } of claims) {
      expect(text).not.toContain(ADDED.trim());
      if (citations.length > 0) expect(quotes).toContain(text);
    }
    expect(ended.events.map(({ type }) => type)).toContain('draft-report-claims-quoted');
    expect(ended.degraded).toEqual([]);
  });

  test('nor is a claim whose reader fails, and the report says for what the model failed', async () => {
    const ended = await end('claim_list', adding('claim_list', false), (task) =>
      task === 'sentence_check' ? 'access-denied' : undefined,
    );
    const { claims = [], modelTrouble } = ended.report;
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.filter(({ text }) => text.includes(ADDED.trim()))).toEqual([]);
    expect(modelTrouble?.stages).toEqual(['extract-claims']);
  });

  test('a reader who doubts everything leaves a report of quotes', async () => {
    const ended = await end('answer', (task, value, user) => {
      if (task === 'answer') return { paragraphs: paragraphsOf(value).map(withAdded) };
      if (task !== 'sentence_check') return value;
      return {
        unsupported: listed(enclosed(user, 'sentences')).map(({ handle }) => ({ name: handle, reason: '' })),
      };
    });
    const cited = ended.report.answer.flatMap(({ sentences }) => sentences.flatMap((one) => one.evidenceIds));
    expect(cited.length).toBeGreaterThan(0);
    expect(textsOf(ended.report).join('\n')).not.toContain(ADDED.trim());
  });

  test.each(['not-json', 'access-denied'] as const)(
    'a reader who answers with %s leaves what code has checked, and the report says that it was not read again',
    async (fault) => {
      const ended = await end(
        'answer',
        (task, value) => (task === 'answer' ? { paragraphs: paragraphsOf(value).map(withAdded) } : value),
        (task) => (task === 'sentence_check' ? fault : undefined),
      );
      expect(textsOf(ended.report).join('\n')).toContain(ADDED.trim());
      expect(ended.degraded).toEqual(['read-again']);
      expect(ended.report.modelTrouble?.stages).toEqual(['read-again']);
      expect(ended.report.limitations).toContain(UNREAD);
    },
  );
});
