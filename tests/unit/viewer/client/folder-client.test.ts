import { expect, test } from 'vitest';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';
import type { Update } from '../../../../viewer/client/client.ts';
import { createFolderClient } from '../../../../viewer/client/folder-client.ts';

const report = exampleReport();
const event = {
  sequence: 1,
  key: 'k',
  type: 'job-completed',
  stage: 'publish-report',
  message: 'The report is ready',
  progress: 1,
  data: {},
  at: report.generatedAt,
};

test('a folder is read like a service: report, job, trace', async () => {
  const files = new Map([
    ['report.json', JSON.stringify(report)],
    ['trace.jsonl', `${JSON.stringify(event)}\n{"half`],
    ['report.md', '# Report'],
  ]);
  const client = createFolderClient(files);
  expect(await client.report(report.jobId)).toEqual(report);
  expect(await client.get(report.jobId)).toMatchObject({ status: 'COMPLETED', outcome: report.outcome });
  expect(await client.resultText(report.jobId, 'md')).toBe('# Report');
  expect(await client.evidence(report.jobId)).toEqual({ evidence: [] });
  const updates: Update[] = [];
  const { signal } = new AbortController();
  for await (const update of client.follow(report.jobId, { after: 0, signal })) updates.push(update);
  expect(updates).toEqual([
    { kind: 'events', events: [event] },
    { kind: 'end', status: 'COMPLETED' },
  ]);
});

test('a folder takes no questions, and says what it lacks', async () => {
  const client = createFolderClient(new Map([['report.json', JSON.stringify(report)]]));
  await expect(client.submit({ question: 'x' })).rejects.toThrow(RequestFailed);
  await expect(client.resultText(report.jobId, 'html')).rejects.toThrow('report.html');
  expect(() => createFolderClient(new Map())).toThrow('report.json');
});
