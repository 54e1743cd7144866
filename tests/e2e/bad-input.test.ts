import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { claimDataFolder } from '#local/data-folder.ts';
import { CORPUS, QUESTION, inFolder, runHere } from './run-command.ts';

// Whole runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

function expectPlainWords(text: string): void {
  expect(text.trimEnd().split('\n').length).toBeGreaterThan(1);
  expect(text).not.toMatch(/\n\s+at |node:internal|\.ts:\d+/);
}

describe('a corpus that cannot be searched', () => {
  const corpora: readonly (readonly [string, (folder: string) => Promise<string>, string])[] = [
    ['missing', async (folder) => join(folder, 'nowhere'), 'does not exist'],
    [
      'a file',
      async (folder) => {
        await writeFile(join(folder, 'file.md'), '# x');
        return join(folder, 'file.md');
      },
      'is not a folder',
    ],
    [
      'empty',
      async (folder) => {
        await mkdir(join(folder, 'empty'));
        return join(folder, 'empty');
      },
      'holds no document',
    ],
    [
      'binary',
      async (folder) => {
        await mkdir(join(folder, 'binary'));
        await writeFile(join(folder, 'binary', 'a.md'), Buffer.from([0, 1, 2, 0, 255, 254, 0, 0]));
        return join(folder, 'binary');
      },
      'is binary',
    ],
  ];

  test.each(corpora)('is reported before a job begins: %s', async (_name, make, part) => {
    await inFolder(async (folder) => {
      const corpus = await make(folder);
      const ran = await runHere(['research', QUESTION, '--corpus', corpus, '--data', join(folder, 'data')]);
      expect(ran.code).toBe(2);
      expect(ran.err).toContain(part);
      expect(ran.out).toBe('');
      expectPlainWords(ran.err);
    });
  });
});

describe('an environment that does not give what is needed', () => {
  test('is reported for a data folder that is a file, with exit code 4', async () => {
    await inFolder(async (folder) => {
      await writeFile(join(folder, 'data'), '');
      const ran = await runHere(['research', QUESTION, '--corpus', CORPUS, '--data', join(folder, 'data')]);
      expect(ran.code).toBe(4);
      expect(ran.err).toContain('data');
      expectPlainWords(ran.err);
    });
  });

  test('is reported for folders that the system lets nobody make, with exit code 4', async () => {
    await inFolder(async (folder) => {
      const nowhere = '/proc/nowhere/deep';
      const data = ['--data', join(folder, 'data')];
      const asking = ['research', QUESTION, '--corpus', CORPUS];
      for (const words of [
        [...asking, '--data', nowhere],
        ['repair', '--data', nowhere],
        [...asking, ...data, '--out', nowhere],
        ['report', 'last', ...data, '--out', nowhere],
        ['examples', '--out', nowhere],
      ]) {
        const ran = await runHere(words);
        expect([words, ran.code]).toEqual([words, 4]);
        expect(ran.err).toContain('/proc');
        expectPlainWords(ran.err);
      }
    });
  });

  test('is reported for a damaged data folder, and leaves it as it is', async () => {
    await inFolder(async (folder) => {
      await writeFile(join(folder, 'format.json'), 'not json');
      const ran = await runHere(['research', QUESTION, '--corpus', CORPUS, '--data', folder]);
      expect(ran.code).toBe(4);
      expect(ran.err).toContain('is damaged');
      expectPlainWords(ran.err);
    });
  });

  test('is reported for a data folder that another process has', async () => {
    await inFolder(async (folder) => {
      const claim = await claimDataFolder({ folder, tableName: 'plumbline' });
      const ran = await runHere(['research', QUESTION, '--corpus', CORPUS, '--data', folder]);
      expect(ran.code).toBe(4);
      expect(ran.err).toContain(`is in use by process ${process.pid}`);
      expectPlainWords(ran.err);
      if (claim.state === 'owned') await claim.folder.release();
    });
  });

  test('is reported for a port that is taken, and gives the data folder back', async () => {
    await inFolder(async (folder) => {
      const other = createServer();
      await new Promise<void>((resolve) => {
        other.listen(0, '127.0.0.1', resolve);
      });
      const address = other.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const words = ['serve', '--corpus', CORPUS, '--data', folder];
      const ran = await runHere([...words, '--port', String(port)]);
      other.close();
      expect(ran.code).toBe(4);
      expect(ran.err).toContain(`Port ${port} is taken`);
      expectPlainWords(ran.err);
      const again = await runHere([...words, '--port', '0'], AbortSignal.abort());
      expect(again.code).toBe(0);
    });
  });

  test('is reported once for a key that is missing, with what to do', async () => {
    await inFolder(async (folder) => {
      vi.stubEnv('SEARCH_PROVIDERS', 'tavily');
      vi.stubEnv('TAVILY_API_KEY', '');
      const ran = await runHere(['research', QUESTION, '--data', join(folder, 'data')]);
      vi.unstubAllEnvs();
      expect(ran.err).toContain('Set TAVILY_API_KEY');
      expect(ran.err.split('Set TAVILY_API_KEY')).toHaveLength(2);
    });
  });

  test('is reported for a provider that nobody bears, with exit code 2', async () => {
    await inFolder(async (folder) => {
      const ran = await runHere(['research', QUESTION, '--provider', 'oracle', '--data', folder]);
      expect(ran.code).toBe(2);
      expect(ran.err).toMatch(/Choose from: corpus, pubmed, .*, none\./u);
    });
  });
});
