import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '#local/session.ts';
import { httpTransport } from '#local/transports.ts';
import { createClient } from '#shared/api/client.ts';
import { CORPUS, QUESTION, inFolder } from './run-command.ts';

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
