import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiWorld, createApiWorld } from '../functions/api/api-world.ts';
import { type CliOptions, type Ran, answering, runCli } from './cli-world.ts';

let folder: string;
let world: ApiWorld;
let isAnswering: boolean;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
  isAnswering = true;
  const answer = answering();
  world = await createApiWorld({ onNotify: async (ports) => (isAnswering ? answer(ports) : undefined) });
});
afterEach(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(words: readonly string[], options: Partial<CliOptions> = {}): Promise<Ran> {
  return runCli(words, { transport: world.transport, folder, ...options });
}

/** The id of a job that has its answer. */
async function answered(question: string): Promise<string> {
  return (await world.client.submit({ question })).jobId;
}

async function unanswered(question: string): Promise<string> {
  isAnswering = false;
  return answered(question);
}

describe('plumbline list', () => {
  test('shows what was asked, latest first, with how it stands', async () => {
    await answered('What does the gate count?');
    await unanswered('When does it pass?');
    const { code, out } = await run(['list']);
    expect(code).toBe(0);
    expect(
      out.split('\n').map((line) => line.replaceAll(/\s+/gu, ' ').split(' ').slice(1).join(' ')),
    ).toEqual(['just now waits When does it pass?', 'just now answered What does the gate count?', '']);
  });

  test('narrows down to words of the question and to a status', async () => {
    await answered('What does the gate count?');
    await answered('When does it pass?');
    expect((await run(['list', 'GATE'])).out.trim().split('\n')).toHaveLength(1);
    expect((await run(['list', '--status', 'FAILED'])).err).toBe(
      'No job fits that. See all of them with: npx plumbline list\n',
    );
    expect(JSON.parse((await run(['list', 'pass', '--json'])).out)).toMatchObject([
      { question: 'When does it pass?' },
    ]);
  });

  test('says how to begin where nothing was asked yet', async () => {
    const { out, err } = await run(['list']);
    expect(out).toBe('');
    expect(err).toBe('There is no job yet. Ask something: npx plumbline ask "…"\n');
  });
});

describe('a job is named', () => {
  test('by last, by its id and by the beginning of it', async () => {
    const id = await answered('What does the gate count?');
    for (const name of ['last', id, id.slice(0, 9)]) {
      expect((await run(['show', name])).out).toContain('“The gate counts claims.” [1]');
    }
  });

  test.each([
    ['nope', 'There is no job nope.'],
    ['last', 'There is no job yet.'],
  ])('%s is refused, with a remedy, where there is none', async (name, message) => {
    const { code, err } = await run(['show', name]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(2);
  });

  test('by a beginning that several have is refused with their ids', async () => {
    const ids = [await answered('One?'), await answered('Two?')];
    const { err } = await run(['show', ids[0]?.slice(0, 4) ?? '']);
    expect(err).toContain(ids[1]);
  });
});

describe('plumbline show', () => {
  test('shows the quotes of a citation', async () => {
    await answered('What does the gate count?');
    const { out } = await run(['show', '--quote', '1']);
    expect(out).toContain('[1] The quality gate');
    expect(out).toContain('“The gate counts claims.”');
    const { code, err } = await run(['show', '--quote', '7']);
    expect(code).toBe(2);
    expect(err).toMatch(/has no citation \[7\]\.\nName one from 1 to 1\./u);
  });

  test('shows how a job stands that is not done, and what to do', async () => {
    await unanswered('When does it pass?');
    expect((await run(['show'])).out).toMatch(/waits, 0%: .*\nFollow it with: npx plumbline watch \S+\n$/u);
  });
});

describe('what becomes of a job', () => {
  test('watch follows it to its answer', async () => {
    await answered('What does the gate count?');
    const { code, out, err } = await run(['watch', 'last']);
    expect(code).toBe(0);
    expect(err).toContain('Search  1 of 2 searches, 8 hits');
    expect(out).toContain('Follow up');
  });

  test('cancel ends it', async () => {
    const id = await unanswered('When does it pass?');
    expect((await run(['cancel', 'last'])).out).toMatch(/is cancelled: When does it pass\?\n$/u);
    expect((await world.client.get(id)).status).toBe('CANCELLED');
  });

  test('reply answers what it asks, and is refused where it asks nothing', async () => {
    const id = await unanswered('When does it pass?');
    expect((await run(['reply', 'last', 'soon'])).err).toContain('asks nothing');
    const now = new Date().toISOString();
    await world.ports.jobs.change({ tenantId: 'local', jobId: id }, ['QUEUED'], { status: 'PROCESSING' });
    await world.ports.jobs.change({ tenantId: 'local', jobId: id }, ['PROCESSING'], {
      status: 'AWAITING_INPUT',
      pendingInput: { kind: 'clarify', questions: ['Which?'], taskToken: 't', since: now, until: now },
    });
    expect((await run(['show'])).out).toContain('? Which?');
    const { code, out } = await run(['reply', 'last', 'The outer gate']);
    expect(code).toBe(0);
    expect(out).toContain('has its answer');
  });

  test('open saves its page again and says where, where nothing can open it', async () => {
    const id = await answered('What does the gate count?');
    const { out, err } = await run(['open'], { isTerminal: true });
    expect(out.trim()).toBe(join(folder, 'reports', id, 'report.html'));
    expect(await readFile(out.trim(), 'utf8')).toBe('<h1>Report</h1>');
    expect(err).toContain('open the file yourself');
  });

  test('delete takes it away, clean only what ended long ago', async () => {
    await answered('What does the gate count?');
    expect((await run(['clean'])).out).toBe('0 jobs erased that ended 90 days ago or earlier.\n');
    expect((await run(['clean', '--days', '0', '--dry-run'])).out).toContain('1 job would be erased');
    expect((await run(['delete', 'last'])).out).toMatch(/records? and .* erased\.\n$/u);
    expect((await world.client.list()).jobs).toEqual([]);
  });
});

describe('plumbline delete --all', () => {
  test('asks at a terminal, and erases nothing unless the answer is yes', async () => {
    await answered('What does the gate count?');
    const asked = await run(['delete', '--all'], { isTerminal: true, input: '\n' });
    expect([asked.code, asked.err]).toEqual([
      130,
      expect.stringContaining('for good? [y/N] Nothing was erased'),
    ]);
    expect((await world.client.list()).jobs).toHaveLength(1);
    expect((await run(['delete', '--all'], { isTerminal: true, input: 'yes\n' })).code).toBe(0);
    expect((await world.client.list()).jobs).toEqual([]);
  });

  test.each([
    ['delete', '--all', '--yes'],
    ['delete', '--all'],
  ])('asks nobody: %s %s %s', async (...words) => {
    await answered('What does the gate count?');
    await run(
      words.filter((word) => word !== undefined),
      { isTerminal: words.includes('--yes') },
    );
    expect((await world.client.list()).jobs).toEqual([]);
  });
});

describe('plumbline export', () => {
  test('gives the bibliography and the files of a report', async () => {
    await answered('What does the gate count?');
    expect((await run(['export', '--as', 'bibtex'])).out).toContain('title = {{The quality gate}}');
    expect((await run(['export', 'last', '--as', 'md'])).out).toBe('# Report');
    const target = join(folder, 'a.ris');
    expect((await run(['export', '--as', 'ris', '--out', target])).out).toBe(`${target}\n`);
    expect(await readFile(target, 'utf8')).toContain('TI  - The quality gate');
  });

  test('makes a document of Word', async () => {
    await answered('What does the gate count?');
    const target = join(folder, 'a.docx');
    await run(['export', '--as', 'docx', '--out', target]);
    expect((await readFile(target)).subarray(0, 2).toString()).toBe('PK');
  });
});

test('looking at what is kept asks for nothing that research needs', async () => {
  await answered('What does the gate count?');
  expect((await run(['list'])).opened).toMatchObject([{ purpose: 'records', url: undefined }]);
  expect((await run(['watch', 'last', '--url', 'https://a.example'])).opened).toMatchObject([
    { purpose: 'research', url: 'https://a.example' },
  ]);
});
