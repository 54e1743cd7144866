import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ResearchClient } from '#shared/api/client.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { makeFolder } from '#shared/make-folder.ts';
import { COMMAND } from './command-name.ts';

const TRACE_FILE = 'trace.jsonl';
/** The quotes in their archived text: what the viewer opens beside the report. */
const EVIDENCE_FILE = 'evidence.json';

/** Writes the report in all its forms and the trace; returns the absolute paths. */
export async function saveFiles(
  client: ResearchClient,
  job: { readonly jobId: string; readonly events: readonly TraceEvent[] },
  folder: string,
): Promise<readonly string[]> {
  const target = resolve(folder);
  const texts = await Promise.all([
    client.resultText(job.jobId, 'md'),
    client.resultText(job.jobId, 'html'),
    client.resultText(job.jobId, 'json'),
  ]);
  const [markdown, html, json] = texts;
  const evidence = await client.evidence(job.jobId);
  const trace = job.events.map((event) => `${JSON.stringify(event)}\n`).join('');
  makeFolder(target);
  const files = [
    ['report.md', markdown],
    ['report.html', html],
    ['report.json', json],
    [TRACE_FILE, trace],
    [EVIDENCE_FILE, JSON.stringify(evidence)],
  ] as const;
  for (const [name, text] of files) await writeFile(join(target, name), text);
  return files.map(([name]) => join(target, name));
}

/** The command that saves them once more. */
export function commandToSave(jobId: string, dataFolder: string | undefined): string {
  const from = dataFolder === undefined ? '' : ` --data ${dataFolder}`;
  return `${COMMAND} report ${jobId} --out FOLDER${from}`;
}
