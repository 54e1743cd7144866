import { RequestFailed, parseJson } from '#shared/api/request-failed.ts';
import { EvidenceList, type JobState } from '#shared/api/responses.ts';
import { Report } from '#shared/domain/report.ts';
import { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Update, ViewerClient } from './client.ts';

/** The text of a file of the folder by its name; undefined where there is none. */
export type FolderFiles = ReadonlyMap<string, string>;

/** Reads a report that was saved (`--out`), without a service. Throws RequestFailed for a folder without one. */
export function createFolderClient(files: FolderFiles): ViewerClient {
  const report = Report.safeParse(parseJson(files.get('report.json') ?? ''));
  if (!report.success) throw refused('The folder has no report.json of this version.');
  const events = readTrace(files.get('trace.jsonl') ?? '');
  const evidence = EvidenceList.safeParse(parseJson(files.get('evidence.json') ?? ''));
  const state = stateOf(report.data, events);
  const refuse = (): Promise<never> => Promise.reject(refused('A folder can be read, not asked.'));
  return {
    canAsk: false,
    call: refuse,
    submit: refuse,
    reply: refuse,
    cancel: refuse,
    plan: refuse,
    list: () => Promise.resolve({ jobs: [state] }),
    get: () => Promise.resolve(state),
    report: () => Promise.resolve(report.data),
    resultText: (_jobId, format) => textOf(files, format),
    sources: () => Promise.resolve({ sources: [] }),
    evidence: () => Promise.resolve(evidence.success ? evidence.data : { evidence: [] }),
    follow: () => replay(events, state),
  };
}

async function* replay(events: readonly TraceEvent[], { status }: JobState): AsyncGenerator<Update> {
  await Promise.resolve();
  yield { kind: 'events', events };
  yield { kind: 'end', status };
}

function readTrace(text: string): readonly TraceEvent[] {
  return text.split('\n').flatMap((line) => {
    const event = TraceEvent.safeParse(parseJson(line));
    return event.success ? [event.data] : [];
  });
}

async function textOf(files: FolderFiles, format: string): Promise<string> {
  const text = files.get(`report.${format}`);
  if (text === undefined) throw refused(`The folder has no report.${format}.`);
  return Promise.resolve(text);
}

function stateOf(report: Report, events: readonly TraceEvent[]): JobState {
  const { jobId, question, outcome, endReason, generatedAt } = report;
  const [first] = events;
  const last = events.at(-1);
  return {
    jobId,
    question,
    owner: 'folder',
    status: 'COMPLETED',
    outcome,
    ...(endReason === undefined ? {} : { endReason }),
    settings: {
      maxIterations: Math.max(1, report.iterationsUsed),
      interaction: 'none',
      providers: [],
      deadlineMilliseconds: 1,
      evaluate: false,
    },
    createdAt: first?.at ?? generatedAt,
    endedAt: last?.at ?? generatedAt,
    expiresAt: generatedAt,
    clarifications: [],
    waitedMilliseconds: 0,
    progress: 1,
    stage: last?.stage ?? 'publish-report',
    message: last?.message ?? '',
  };
}

function refused(message: string): RequestFailed {
  return new RequestFailed(404, { name: 'NotFound', message });
}
