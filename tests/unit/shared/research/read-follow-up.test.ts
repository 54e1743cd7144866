import { describe, expect, it } from 'vitest';
import { reportKey } from '#shared/domain/report-files.ts';
import type { Report } from '#shared/domain/report.ts';
import type { Job } from '#shared/domain/job.ts';
import { Conflict, InvalidInput } from '#shared/errors.ts';
import { readFollowUp } from '#shared/research/read-follow-up.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';
import { jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

const CALLER = { tenantId: 'local', owner: 'me' };

async function follow(
  job: Partial<Job>,
  report: Partial<Report> | undefined,
  question = 'What else does the gate count?',
) {
  const ports = await openPorts();
  const stored = await submit(ports, jobOf('first', { status: 'COMPLETED', ...job }));
  if (report) {
    const text = JSON.stringify(exampleReport({ jobId: 'first', ...report }));
    await ports.archive.put(reportKey(stored.tenantId, 'first', 'json'), text);
  }
  return readFollowUp({ jobId: 'first', question, caller: CALLER }, ports);
}

describe('R1.3 what a question follows up on', () => {
  it('is the question, the answer without its marks, and the sources of the earlier report', async () => {
    const followed = await follow({ question: 'And the gate?' }, {});
    expect(followed).toMatchObject({
      jobId: 'first',
      question: 'And the gate?',
      isSameTopic: true,
      sourceIds: ['s-0123456789abcdef'],
      thread: [{ jobId: 'first', question: 'And the gate?' }],
    });
    expect(followed.answer).toContain('The gate counts claims.');
    expect(followed.answer).not.toMatch(/\[\d+\]/u);
  });

  it('is the question as it was understood, where that followed up on another', async () => {
    const earlier = { jobId: 'zero', question: 'What is a gate?', answer: '', reason: '', sourceIds: [] };
    const thread = [{ jobId: 'zero', question: 'What is a gate?' }];
    const asked = { question: 'And what does it count?' };
    const same = await follow({ ...asked, followUp: { ...earlier, isSameTopic: true, thread } }, {});
    expect(same.question).toBe('What does the gate count?');
    expect(same.thread.map(({ jobId }) => jobId)).toEqual(['zero', 'first']);
    const other = await follow({ ...asked, followUp: { ...earlier, isSameTopic: false, thread } }, {});
    expect(other.question).toBe('And what does it count?');
  });

  it('is cut, its thread to twenty questions and its answer to 1,200 characters', async () => {
    const thread = Array.from({ length: 30 }, (_, at) => ({ jobId: `j${at}`, question: `Why ${at}?` }));
    const followUp = { jobId: 'j29', question: '', answer: '', reason: '', sourceIds: [], isSameTopic: true };
    const long = [
      {
        form: 'paragraph' as const,
        sentences: [{ text: 'x'.repeat(3000), kind: 'connective' as const, evidenceIds: [] }],
      },
    ];
    const followed = await follow({ followUp: { ...followUp, thread } }, { answer: long });
    expect(followed.thread).toHaveLength(20);
    expect(followed.thread.at(-1)?.jobId).toBe('first');
    expect(followed.answer.length).toBe(1200);
  });

  it('is left for another topic', async () => {
    const left = await follow({}, {}, 'What do whales eat in the Arctic Ocean?');
    expect(left.isSameTopic).toBe(false);
    expect(left.reason).not.toBe('');
  });

  it('is nothing of anybody else’s, and nothing that is not there', async () => {
    const refused = follow({ owner: 'someone' }, {});
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    await expect(refused).rejects.toThrow('There is no job first to follow up on.');
  });

  it.each([
    ['is not finished', { status: 'PROCESSING' }, {}],
    ['failed', { status: 'FAILED' }, {}],
    ['has no report', {}, undefined],
  ] as const)('is no job that %s', async (_, job, report) => {
    const refused = follow(job, report);
    await expect(refused).rejects.toBeInstanceOf(Conflict);
    await expect(refused).rejects.toThrow('has no report to follow up on');
  });
});
