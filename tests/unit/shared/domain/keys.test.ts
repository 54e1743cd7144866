import { describe, expect, test } from 'vitest';
import { evaluationKey, reportKey } from '#shared/domain/report-files.ts';
import { isFleeting } from '#shared/domain/retention.ts';
import { archiveKey, linesKey, rawKey } from '#shared/domain/source.ts';

describe('the keys of the archive', () => {
  test('begin with the tenant, and say whose they are', () => {
    expect(archiveKey('t', 's-1', 'abc')).toBe('t/archive/s-1/abc.txt');
    expect(rawKey('t', 's-1', 'abc')).toBe('t/archive/s-1/abc.raw');
    expect(linesKey('t', 's-1', 'abc')).toBe('t/archive/s-1/abc.lines');
    expect(reportKey('t', 'job-1', 'md')).toBe('t/reports/job-1/report.md');
    expect(evaluationKey('t', 'job-1')).toBe('t/reports/job-1/evaluation.json');
  });

  test('of sources may be let go, those of reports never', () => {
    expect([archiveKey, rawKey, linesKey].map((key) => isFleeting(key('t', 's-1', 'abc')))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isFleeting(reportKey('archive', 'archive', 'html'))).toBe(false);
    expect(isFleeting(evaluationKey('t', 'job-1'))).toBe(false);
  });
});
