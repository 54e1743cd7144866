import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

async function end(behaviour: Behaviour): Promise<Ended> {
  const ended = await endWith({ library, protocol: 'openai', behaviour });
  expectHonestEnd(ended);
  return ended;
}

function textOf({ answer, sections }: Report): string {
  const blocks = [...answer, ...sections.flatMap((section) => section.blocks)];
  return blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n');
}

const GERMAN = 'Die Größe des Puffers wird nicht von der Quelle genannt, und er ist kleiner';

/** Each sentence of what is written at a task in German, with its citation. */
function inGerman(value: unknown): unknown {
  return {
    paragraphs: paragraphsOf(value).map((text) =>
      [...text.matchAll(/\[e\d+\]/gu)].map(([mark]) => `${GERMAN} ${mark}.`).join(' '),
    ),
  };
}

describe('an English question is not answered in German', () => {
  test.each(['draft', 'answer', 'revision'] as const)(
    'in the %s, which gives way to quotes',
    async (task) => {
      const ended = await end({
        asks: task === 'revision',
        alter: (asked, value) => (asked === task ? inGerman(value) : value),
      });
      expect(textOf(ended.report)).not.toContain(GERMAN);
      const unusable = ended.events.filter(({ data }) => data?.['reason'] === 'OtherLanguage');
      expect(unusable.length).toBeGreaterThan(0);
    },
  );

  test('where its writer comes to itself when it is asked once more', async () => {
    let count = 0;
    const ended = await end({
      alter: (asked, value) => {
        if (asked !== 'answer') return value;
        count += 1;
        return count === 1 ? inGerman(value) : value;
      },
    });
    expect(tasksOf(ended.server.requests).filter((task) => task === 'answer')).toHaveLength(2);
    expect(ended.degraded).toEqual([]);
    expect(ended.report.method).toBe('written');
  });
});

const LIE = 'Whoever looks after it, ';

/** What code refuses comes back with another lie, which code lets pass. */
function lyingAgain(task: TaskName, value: unknown, user: string): unknown {
  if (task === 'answer')
    return { paragraphs: paragraphsOf(value).map((text) => text.replaceAll(/\d+ /gu, '977 ')) };
  const sentences = listed(enclosed(user, 'sentences'));
  if (task === 'sentence_check') {
    const lies = sentences.filter(({ text }) => text.includes(LIE.trim()));
    return { unsupported: lies.map(({ handle }) => ({ name: handle, reason: 'Nobody looks after it.' })) };
  }
  if (task !== 'sentence_corrections') return value;
  return {
    sentences: sentences.map(({ handle, text, line }) => ({
      name: handle,
      text: `${LIE}${text.replaceAll(/\d+ /gu, '').replace(/\.$/u, '')} [${/\be\d+\b/u.exec(line)?.[0]}].`,
    })),
  };
}

test('what a writer makes of a sentence that code has refused is read, too', async () => {
  const ended = await end({ alter: lyingAgain });
  expect(tasksOf(ended.server.requests)).toContain('sentence_corrections');
  expect(textOf(ended.report)).not.toContain('977');
  expect(textOf(ended.report)).not.toContain(LIE.trim());
});

test('what is asked for in every revision and never found is said, all of it', async () => {
  const topics = ['history of moons', 'price of tea', 'cost of operas', 'length of bridges'];
  const asked: string[] = [];
  const ended = await end({
    asks: true,
    alter: (task, value) => {
      if (task !== 'answer' && task !== 'revision') return value;
      const topic = `${topics[asked.length % topics.length]} in ${1901 + asked.length}`;
      asked.push(topic);
      return { paragraphs: [...paragraphsOf(value), `<request_more_info topic="${topic}">`] };
    },
  });
  expect(asked.length).toBeGreaterThan(2);
  for (const topic of asked)
    expect(ended.report.gaps.join('\n')).toMatch(
      new RegExp(`${topic}: (?:nothing found|not looked at)\\.`, 'u'),
    );
});
