import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '#local/session.ts';
import { httpTransport } from '#local/transports.ts';
import { createClient } from '#shared/api/client.ts';
import { CORPUS, QUESTION, inFolder, runHere, start } from './run-command.ts';

/** A whole job and ten commands, while other tests run. */
const LONG = 120_000;
const OPTIONS = { corpusFolders: [CORPUS], model: undefined, port: 0, note: () => undefined };

test('jobs of a server run beside the thread that answers, stop with it and go on at the next start', async () => {
  await inFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const first = await serve({ ...OPTIONS, dataFolder });
    const submitting = createClient(httpTransport(first.url));
    const request = { question: QUESTION, interaction: 'none', providers: ['corpus'] } as const;
    const { jobId } = await submitting.submit(request);
    const cancelled = await submitting.submit({ ...request, question: 'What does Tern cost?' });
    expect((await submitting.cancel(cancelled.jobId)).status).toBe('CANCELLED');
    await first.close();

    const second = await serve({ ...OPTIONS, dataFolder });
    const client = createClient(httpTransport(second.url));
    try {
      for (let after = 0; ;) {
        const { events, isEnd } = await client.events(jobId, { after, waitSeconds: 20 });
        after = events.at(-1)?.sequence ?? after;
        if (isEnd) break;
      }
      expect(await client.get(jobId)).toMatchObject({ status: 'COMPLETED' });
      expect(await client.get(cancelled.jobId)).toMatchObject({ status: 'CANCELLED' });
      expect((await client.report(jobId)).sources.length).toBeGreaterThan(0);
    } finally {
      await second.close();
    }
  });
});

test(
  'the command line does with a service elsewhere what it does with its own',
  { timeout: LONG },
  async () => {
    await inFolder(async (folder) => {
      const server = await serve({ ...OPTIONS, dataFolder: join(folder, 'there') });
      const here = ['--data', join(folder, 'here'), '--url', server.url];
      const saved = join(folder, 'saved');
      try {
        const asked = await runHere(['ask', QUESTION, '--provider', 'corpus', '--out', saved, ...here]);
        expect(asked.code).toBe(0);
        expect(await readdir(saved)).toEqual(
          expect.arrayContaining(['report.html', 'report.json', 'report.md', 'trace.jsonl']),
        );
        expect(await readFile(join(saved, 'report.md'), 'utf8')).toContain(QUESTION);
        const done = async (...words: readonly string[]): Promise<string> => {
          const { code, out, err } = await runHere([...words, ...here]);
          expect([words, code, err]).toEqual([words, 0, expect.anything()]);
          return out;
        };
        expect(await done('list', 'disk')).toContain('memory buffer');
        expect(await done('show', 'last', '--quote', '1')).toContain('sha256');
        expect(await done('watch', 'last')).toContain('memory buffer');
        expect(await done('export', 'last', '--as', 'ris')).toContain('TY  -');
        expect(await done('export', 'last', '--as', 'apa')).toContain('(n.d.)');
        expect(await done('open', 'last')).toContain('report.html');
        expect(await done('report', 'last', '--out', join(folder, 'again'))).toContain('again');
        expect(await done('delete', 'last')).toContain('erased');
        expect(await done('list')).toBe('');
      } finally {
        await server.close();
      }
    });
  },
);

test(
  'the server that has the data folder runs what is asked for in a folder without documents',
  { timeout: LONG },
  async () => {
    await inFolder(async (folder) => {
      const data = ['--data', join(folder, 'data')];
      const said = async (...words: readonly string[]): Promise<string> => {
        const { code, out, err } = await start([...words, ...data], { folder }).ended;
        expect([words, code, err]).toEqual([words, 0, expect.anything()]);
        return out;
      };
      await writeFile(
        join(folder, 'questions.jsonl'),
        JSON.stringify({ customId: 'buffers', question: QUESTION }),
      );
      const server = await serve({ ...OPTIONS, dataFolder: join(folder, 'data') });
      try {
        expect(await said('batch', 'questions.jsonl', '--out', 'answers')).toContain('1 result: ');
        await said('standing', 'add', QUESTION, '--name', 'buffers');
        expect(await said('standing', 'run', 'buffers')).toContain('The first run');
        expect(await said('ask', QUESTION)).toContain('memory buffer');
      } finally {
        await server.close();
      }
    });
  },
);

test('without a server it says that there are no documents, and leaves no data folder behind', async () => {
  await inFolder(async (folder) => {
    await writeFile(
      join(folder, 'questions.jsonl'),
      JSON.stringify({ customId: 'buffers', question: QUESTION }),
    );
    const words = ['batch', 'questions.jsonl', '--out', 'answers', '--data', 'data'];
    const ran = await start(words, { folder }).ended;
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('There is no corpus') });
    expect(await readdir(folder)).toEqual(['questions.jsonl']);
  });
});
