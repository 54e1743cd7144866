import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CORPUS, inFolder, runHere, start } from './run-command.ts';

test(
  'R7.6 a batch that is killed in the middle goes on with the same command',
  { timeout: 120_000 },
  async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'questions.jsonl');
      const names = ['buffer', 'gate', 'retry', 'disk', 'memory', 'upgrade'];
      const lines = names.map((customId) =>
        JSON.stringify({ customId, question: `What is the ${customId} of Tern?` }),
      );
      await writeFile(file, `${lines.join('\n')}\nno json\n`);
      const out = join(folder, 'out');
      const command = ['batch', file, '--out', out, '--data', join(folder, 'data'), '--corpus', CORPUS];
      const first = start(command);
      await first.said(/[1-5]\/6/u);
      first.kill();
      await first.ended;
      const second = await runHere(command);
      expect(second).toMatchObject({ code: 0 });
      expect(second.out).toContain('line 7: The line is not valid JSON.');
      const results = (await readFile(join(out, 'results.jsonl'), 'utf8')).trim().split('\n');
      const read = results.map(
        (line) => /"customId":"(\w+)".*?"jobId":"([^"]+)"/u.exec(line)?.slice(1) ?? [],
      );
      expect(read.map(([customId]) => customId)).toEqual(names);
      expect(new Set(read.map(([, jobId]) => jobId)).size).toBe(6);
      const page = await readFile(join(out, 'summary.html'), 'utf8');
      expect(page).toContain('1 line with errors');
      expect(page).toMatch(/<a href="reports\/b-[0-9a-f]+\.html">What is the disk of Tern\?<\/a>/u);
    });
  },
);
