import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logPath } from '#local/log-file.ts';
import { logFailure } from '#local/session.ts';
import { NotFound } from '#shared/errors.ts';
import { readLog } from '#tests/support/read-log.ts';
import { recordFailure } from '../../../cli/failure.ts';
import { runProgram } from '../../../cli/program.ts';
import { createTestTerminal } from './test-terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function mistake(): never {
  throw new TypeError('x is not a function');
}

describe('a failure that nobody foresaw', () => {
  test.each([
    ['research', ['research', 'What is it?']],
    ['serve', ['serve']],
    ['replay', ['replay', 'job-1']],
    ['repair', ['repair']],
    ['check', ['check', 'package.json']],
  ])('of %s is told with the path of the log, which has its stack', async (_name, words) => {
    const terminal = createTestTerminal();
    const code = await runProgram([...words, '--data', folder], {
      terminal,
      interrupted: new AbortController().signal,
      openSession: async () => mistake(),
      serve: async () => mistake(),
      replay: async () => mistake(),
      repair: async () => mistake(),
      check: async () => mistake(),
      logFailure,
    });
    expect(code).toBe(1);
    expect(terminal.stderr()).toContain(`The log ${logPath(folder)} has what happened.`);
    expect(terminal.stderr()).not.toContain('x is not a function');
    expect(readLog(folder)).toMatchObject([
      { level: 'ERROR', error: { name: 'TypeError', stack: expect.stringContaining('at mistake ') } },
    ]);
  });

  test('is shown even where the log cannot be written', async () => {
    writeFileSync(join(folder, 'log'), '');
    const failure = await recordFailure(new TypeError('x'), logFailure, folder);
    expect(failure.remedy).toMatch(/The log could not be written\.$/);
  });

  test('is not one that was thrown on purpose', async () => {
    const failure = await recordFailure(new NotFound('There is no job x.'), logFailure, folder);
    expect(failure).toEqual({ message: 'There is no job x.', exitCode: 2 });
    expect(readLog(folder)).toEqual([]);
  });
});
