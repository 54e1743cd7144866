import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logPath } from '#local/log-file.ts';
import { logFailure } from '#local/session.ts';
import {
  Conflict,
  EnvironmentFailure,
  InvalidConfiguration,
  InvalidInput,
  NotFound,
  ServiceUnavailable,
} from '#shared/errors.ts';
import { readLog } from '#tests/support/read-log.ts';
import { EXIT_CODES } from '../../../cli/exit-codes.ts';
import { UsageError, recordFailure } from '../../../cli/failure.ts';
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
    ['list', ['list']],
    ['preflight', ['preflight']],
  ])('of %s is shown with the path of the log, which has its stack', async (_name, words) => {
    const terminal = createTestTerminal();
    const code = await runProgram([...words, '--data', folder], {
      terminal,
      interrupted: new AbortController().signal,
      openSession: async () => mistake(),
      serve: async () => mistake(),
      replay: async () => mistake(),
      repair: async () => mistake(),
      check: async () => mistake(),
      preflight: async () => mistake(),
      openOutside: async () => false,
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

describe('R7.8 the exit code of a failure', () => {
  test.each([
    [new InvalidInput('No question.'), EXIT_CODES.badInput],
    [new NotFound('There is no job x.'), EXIT_CODES.badInput],
    [new InvalidConfiguration('No such provider.'), EXIT_CODES.badInput],
    [new UsageError('No such option.', 'See --help.'), EXIT_CODES.badInput],
    [new ServiceUnavailable('It does not answer.'), EXIT_CODES.environment],
    [new EnvironmentFailure('The port is taken.'), EXIT_CODES.environment],
    [Object.assign(new Error('x'), { code: 'ENOSPC', syscall: 'write' }), EXIT_CODES.environment],
    [new Conflict('It has ended.'), EXIT_CODES.failed],
    [new TypeError('x'), EXIT_CODES.failed],
  ])('of %o says whose it is: %i', async (error, exitCode) => {
    expect((await recordFailure(error, async () => undefined)).exitCode).toBe(exitCode);
  });

  test('goes with what can be done about it', async () => {
    const failure = await recordFailure(
      new EnvironmentFailure('The port is taken.', { remedy: 'Choose another with --port.' }),
      async () => undefined,
    );
    expect(failure).toEqual({
      message: 'The port is taken.',
      remedy: 'Choose another with --port.',
      exitCode: EXIT_CODES.environment,
    });
  });
});
