import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiWorld, createApiWorld } from '../functions/api/api-world.ts';
import { type Ran, runCli } from './cli-world.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

let world: ApiWorld;
let folder = '';
beforeAll(async () => {
  world = await createApiWorld({ changePorts: (made) => ({ ...made, clock: { now: () => NOW } }) });
  folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function schedule(...words: readonly string[]): Promise<Ran> {
  return runCli(['schedule', ...words], { folder, transport: world.transport });
}

const NIGHTLY = ['--cron', '30 2 * * *', '--zone', 'Europe/Berlin'];

test('a schedule is added with its next five times on the clock that is meant, paused, resumed, run and removed', async () => {
  const added = await schedule('add', 'Why does iron rust?', ...NIGHTLY, '--name', 'rust');
  expect(added.out).toContain('rust: Why does iron rust?, "30 2 * * *" Europe/Berlin');
  expect(added.out.match(/^ {2}2026-11-\d\d 02:30 Europe\/Berlin$/gmu)).toHaveLength(5);
  expect(added.err).toContain('serve');
  expect((await schedule('pause', 'rust')).out).toContain('(paused)');
  expect((await schedule('list')).out).toContain('(paused)');
  expect((await schedule('resume', 'rust')).out).toContain('(next 2026-11-23 02:30 Europe/Berlin)');
  expect((await schedule('run', 'rust')).out).toMatch(
    /^2026-11-22T12:00:00.000Z started job sc-[0-9a-f]{40}$/mu,
  );
  expect((await schedule('run', 'rust')).out).toContain('skipped: Job sc-');
  const shown = await schedule('show', 'rust');
  expect(shown.out.match(/started job|skipped/gu)).toHaveLength(2);
  expect((await schedule('remove', 'rust')).out).toContain('Removed: ');
  expect((await schedule('list')).out).toBe('No schedules.\n');
});

test('a file of questions and a standing question are scheduled as well', async () => {
  const file = join(folder, 'questions.jsonl');
  await writeFile(file, '{"customId": "a", "question": "Why does iron rust?"}\n');
  expect((await schedule('add', '--batch', file, '--every', '1 day')).out).toContain('a batch, every 1 day');
  const { standingId } = await world.client.call('createStanding', {
    body: { request: { question: 'Why does iron rust?' } },
  });
  const weekly = ['--cron', '0 8 * * mon', '--zone', 'UTC', '--notify', 'always', '--end', '2027-01-01'];
  const added = await schedule('add', '--standing', standingId.slice(0, 20), ...weekly);
  expect(added.out).toContain(`standing question ${standingId}`);
  expect((await world.client.call('listSchedules', {})).schedules[0]).toMatchObject({ notify: 'always' });
});

test.each([
  [['add', 'Why?'], '--cron or --every'],
  [['add', 'Why?', ...NIGHTLY, '--every', '1 day'], '--cron or --every'],
  [['add', ...NIGHTLY], 'one of: a question'],
  [['add', 'Why?', '--batch', 'x', ...NIGHTLY], 'one of: a question'],
  [['add', '--batch', '/nowhere.jsonl', ...NIGHTLY], 'There is no file'],
  [['add', 'Why?', '--cron', '61 * * * *'], 'is no minute'],
  [['add', 'Why?', '--cron', '0 2 * * *', '--zone', 'Mars'], 'There is no time zone "Mars"'],
  [
    ['add', 'Why?', ...NIGHTLY, '--name', ''],
    "'--name <name>' argument '' is invalid. It must have 1 to 200 characters.",
  ],
  [['add', 'Why?', ...NIGHTLY, '--end', 'soon'], '--end takes a day'],
  [['show', 'nothing-of-that-name'], '0 schedules'],
])('bad use is named with a way out: %j', async (words, says) => {
  const { code, err } = await schedule(...words);
  expect(code).toBe(2);
  expect(err).toContain(says);
});
