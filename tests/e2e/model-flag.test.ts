import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startScriptedModel } from '../support/scripted-model.ts';
import { CORPUS, QUESTION, inFolder, runHere } from './run-command.ts';

// Whole runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

afterEach(() => {
  vi.unstubAllEnvs();
});

const research = (folder: string, ...words: readonly string[]): readonly string[] => [
  'research',
  QUESTION,
  '--corpus',
  CORPUS,
  '--data',
  join(folder, 'data'),
  ...words,
];

describe('plumbline research --model', () => {
  test('says which models it asks, and answers though they refuse', async () => {
    const server = await startScriptedModel(() => ({ fault: 'access-denied' }));
    vi.stubEnv('OPENAI_BASE_URL', server.openaiBaseUrl);
    vi.stubEnv('DEFAULT_MODEL', 'reed-1');
    await inFolder(async (folder) => {
      const ran = await runHere(research(folder, '--model', 'openai'));
      expect(ran.err).toContain('Model: openai, reed-1.\n');
      expect(ran.code).toBe(0);
    });
    await server.close();
  });

  test('says that it asks none, whatever the environment says', async () => {
    vi.stubEnv('MODEL_PROVIDER', 'openai');
    await inFolder(async (folder) => {
      const ran = await runHere(research(folder, '--model', 'none'));
      expect(ran.err).toContain('Model: none (every step runs on code alone).\n');
      expect(ran.code).toBe(0);
    });
  });

  test('says before a job begins that a key is missing, and leaves the data folder free', async () => {
    vi.stubEnv('OPENAI_API_KEY', '');
    await inFolder(async (folder) => {
      for (const _attempt of [1, 2]) {
        const ran = await runHere(research(folder, '--model', 'openai'));
        expect(ran.code).toBe(2);
        expect(ran.err).toBe(
          'OPENAI_API_KEY is not set.\nSet it, or set OPENAI_BASE_URL to a service that wants no key.\n',
        );
      }
    });
  });

  test('refuses a name that is no provider of models', async () => {
    await inFolder(async (folder) => {
      const ran = await runHere(research(folder, '--model', 'oracle'));
      expect(ran.code).toBe(2);
      expect(ran.err).toContain('Allowed choices are none, bedrock, openai.');
    });
  });
});
