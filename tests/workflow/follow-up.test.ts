import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import type { OuterPorts, Runtime } from '#local/runtime.ts';
import { inProcessTransport } from '#local/transports.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import type { Submission } from '#shared/api/responses.ts';
import type { Report } from '#shared/domain/report.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { type Library, openLibrary, openWorld, runtimeOn } from './support/world.ts';

const FIRST = 'What is the default size of the memory buffer of Tern?';
let library: Library;
let ports: OuterPorts;
let runtime: Runtime;
let client: ResearchClient;
let first: Submission;

beforeAll(async () => {
  library = await openLibrary();
  ports = await openWorld({ library });
  runtime = runtimeOn(ports);
  client = createClient(inProcessTransport(async (event) => respond(event, apiContext(runtime.ports))));
  first = await client.submit({ question: FIRST, providers: ['corpus'] });
  await runtime.idle();
});
afterAll(() => library.close());

async function follow(question: string, jobId = first.jobId): Promise<Submission> {
  const job = await client.submit({ question, followUpTo: jobId, providers: ['corpus'] });
  await runtime.idle();
  return job;
}

async function events(job: Submission): Promise<readonly TraceEvent[]> {
  return ports.trace.list({ tenantId: 'local', jobId: job.jobId }, { after: 0, limit: 500 });
}

function readAgain(read: readonly TraceEvent[]): readonly TraceEvent[] {
  return read.filter((event) => event.type === 'fetch-source-finished' && event.data['readBy'] === 'earlier');
}

function textOf(report: Report): string {
  return JSON.stringify([report.answer, report.sections]);
}

describe('R1.3 a follow-up on the same topic', () => {
  let job: Submission;
  let report: Report;
  beforeAll(async () => {
    job = await follow('And what about the disk buffer?');
    report = await client.report(job.jobId);
  });

  test('is asked of what the first question was about', () => {
    expect(job.followUp).toMatchObject({ jobId: first.jobId, question: FIRST, isSameTopic: true });
    expect(report.question).toBe('And what about the disk buffer?');
    expect(report.refinedQuestion).toBe('What is the default size of the disk buffer of Tern?');
    expect(textOf(report)).toContain('512 MB');
  });

  test('reads what the earlier job has read from the archive, by its hash', async () => {
    const again = readAgain(await events(job));
    const earlier = await client.report(first.jobId);
    expect(again.length).toBeGreaterThan(0);
    expect(again.map((event) => event.data['sourceId'])).toEqual(
      expect.arrayContaining(earlier.sources.slice(0, 1).map((source) => source.sourceId)),
    );
    expect(report.trust.quotesDropped).toBe(0);
  });

  test('shows the thread in the report, as JSON, Markdown and HTML', async () => {
    const thread = [{ jobId: first.jobId, question: FIRST }];
    expect(report.followUp).toMatchObject({ isSameTopic: true, thread });
    expect(await client.resultText(job.jobId, 'md')).toContain(`**Follows up on:** ${FIRST}`);
    expect(await client.resultText(job.jobId, 'html')).toContain(`<q dir="auto">${FIRST}</q>`);
  });

  test('goes on from a follow-up by what that was taken to ask', async () => {
    const third = await follow('Can it be changed?', job.jobId);
    expect(third.followUp?.thread.map((turn) => turn.jobId)).toEqual([first.jobId, job.jobId]);
    const { refinedQuestion } = await client.report(third.jobId);
    expect(refinedQuestion).toContain('disk buffer');
  });

  test('reads again what is no longer kept as it was', async () => {
    const [cited] = (await client.report(first.jobId)).sources;
    const key = `local/archive/${cited?.sourceId}/${cited?.archiveHash}.txt`;
    await ports.archive.put(key, 'Something else.');
    const again = await follow('And what about the limit of the memory buffer?');
    const read = (await events(again)).filter((event) => event.type === 'fetch-source-finished');
    const own = read.find((event) => event.data['sourceId'] === cited?.sourceId);
    expect(own?.data['readBy']).not.toBe('earlier');
    expect((await client.report(again.jobId)).trust.quotesVerified).toBeGreaterThan(0);
  });
});

describe('R1.3 a follow-up that leaves the topic', () => {
  test('starts clean: its words as they are, nothing of the earlier job', async () => {
    const job = await follow('Who maintains the release calendar?');
    expect(job.followUp).toMatchObject({ isSameTopic: false });
    expect(readAgain(await events(job))).toEqual([]);
    const report = await client.report(job.jobId);
    expect(report.refinedQuestion).toBe('Who maintains the release calendar?');
    expect(await client.resultText(job.jobId, 'md')).toContain('**A new topic after:**');
  });
});

describe('R1.3 what can be followed up on', () => {
  test('is a job of the caller', async () => {
    await expect(client.submit({ question: 'And?', followUpTo: 'never-was' })).rejects.toMatchObject({
      httpStatus: 400,
      failure: { name: 'InvalidInput', field: 'followUpTo' },
    });
  });

  test('has a report', async () => {
    const { jobId } = await client.submit({ question: FIRST, interaction: 'approve' });
    await expect(client.submit({ question: 'And why?', followUpTo: jobId })).rejects.toMatchObject({
      httpStatus: 409,
    });
    await client.cancel(jobId);
    await runtime.idle();
  });
});
