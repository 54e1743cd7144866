import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileLog, logPath } from '#local/log-file.ts';
import { readLog } from '#tests/support/read-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('createFileLog', () => {
  it('has a line in the file when the call returns', () => {
    const log = createFileLog(folder);
    log.info('ApplyGate began', { jobId: 'job-1' });
    expect(readLog(folder)).toMatchObject([{ level: 'INFO', message: 'ApplyGate began', jobId: 'job-1' }]);
    log.error('ApplyGate failed', new TypeError('x is undefined'), { jobId: 'job-1' });
    expect(readLog(folder)).toHaveLength(2);
    expect(log.path).toBe(logPath(folder));
  });

  it('goes on in the file that a former process has left', () => {
    createFileLog(folder).info('first', {});
    createFileLog(folder).info('second', {});
    expect(readLog(folder).map(({ message }) => message)).toEqual(['first', 'second']);
  });

  it('begins a new file before one is too large, keeps so many, and loses only the oldest lines', () => {
    const log = createFileLog(folder, { maximumBytes: 1000, oldFiles: 2 });
    for (let number = 0; number < 100; number++) log.info(`line ${number}`, {});
    const logFolder = dirname(logPath(folder));
    const names = ['plumbline.2.jsonl', 'plumbline.1.jsonl', 'plumbline.jsonl'];
    expect(readdirSync(logFolder).toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(statSync(join(logFolder, name)).size).toBeLessThanOrEqual(1000);
    const kept = names.flatMap((name) =>
      [...readFileSync(join(logFolder, name), 'utf8').matchAll(/"line (\d+)"/g)].map(([, number]) =>
        Number(number),
      ),
    );
    const first = kept[0] ?? 0;
    expect(first).toBeGreaterThan(0);
    expect(kept).toEqual(Array.from({ length: 100 - first }, (_, index) => first + index));
  });

  it('writes a line that is larger than a file whole', () => {
    const log = createFileLog(folder, { maximumBytes: 100, oldFiles: 1 });
    log.error('failed', new Error('x'.repeat(500)), {});
    expect(readLog(folder)[0]?.error?.message).toBe('x'.repeat(500));
  });

  it('says once that it cannot write, and nothing fails because of that', () => {
    writeFileSync(join(folder, 'log'), 'a file where the folder should be');
    const notes: string[] = [];
    const log = createFileLog(folder, { note: (message) => notes.push(message) });
    log.info('first', {});
    log.info('second', {});
    expect(notes).toEqual([`The log ${logPath(folder)} cannot be written: ENOTDIR.`]);
  });
});
