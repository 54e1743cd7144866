import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession } from '#local/session.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import type { Report } from '#shared/domain/report.ts';

/** A text to be searched, under a name that may be part of a file name. */
export interface CorpusText {
  readonly name: string;
  readonly text: string;
}

export interface Asker {
  readonly dataFolder: string;
  /** The report on a question; undefined when the job failed. */
  ask(question: string): Promise<Report | undefined>;
}

/** Runs `work` in a folder that is gone afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The whole system in this process over these texts, or over the default corpus; jobs run one after the other. */
export async function withAsker<Result>(
  texts: readonly CorpusText[] | undefined,
  work: (asker: Asker) => Promise<Result>,
): Promise<Result> {
  if (texts === undefined) return withCorpus(undefined, work);
  return inFolder(async (corpus) => {
    for (const { name, text } of texts) await writeFile(join(corpus, `${name}.txt`), text);
    return withCorpus(corpus, work);
  });
}

/** The same over the files of a folder; without one over the default corpus. */
export async function withCorpus<Result>(
  corpus: string | undefined,
  work: (asker: Asker) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (data) => {
    const session = await openSession({
      dataFolder: data,
      corpusFolders: corpus === undefined ? [] : [corpus],
      providers: ['corpus'],
      inputWaitSeconds: 1,
      model: undefined,
      url: undefined,
      purpose: 'research',
      note: () => undefined,
    });
    try {
      const client = createClient(session.transport);
      return await work({ dataFolder: data, ask: async (question) => ask(client, question) });
    } finally {
      await session.close();
    }
  });
}

async function ask(client: ResearchClient, question: string): Promise<Report | undefined> {
  const { jobId } = await client.submit({ question, interaction: 'none', providers: ['corpus'] });
  let after = 0;
  for (;;) {
    const { events, isEnd, status } = await client.events(jobId, { after, waitSeconds: 20 });
    after = events.at(-1)?.sequence ?? after;
    if (isEnd) return status === 'COMPLETED' ? client.report(jobId) : undefined;
  }
}
