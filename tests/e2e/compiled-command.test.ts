import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { buildCommand } from '#infra/command/build-command.ts';
import { TASK_STATES, stepName } from '#shared/domain/steps.ts';
import { compiledCommand } from '../../cli/compiled.js';
import { CORPUS, QUESTION, inFolder, runHere, start } from './run-command.ts';

// Whole runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

describe('the command as npm ci compiles it', () => {
  test('has every step, and gives the report that its sources give', async () => {
    await buildCommand();
    const entry = compiledCommand() ?? '';
    const files = await readdir(dirname(fileURLToPath(entry)));
    const steps = files.filter((file) => file.startsWith('handler-'));
    expect(steps).toHaveLength(new Set(TASK_STATES.map(stepName)).size);
    await inFolder(async (folder) => {
      const asked = ['research', QUESTION, '--json', '--corpus', CORPUS, '--provider', 'none'];
      const words = (name: string): readonly string[] => [...asked, '--data', join(folder, name)];
      const compiled = await start(words('compiled')).ended;
      const sources = await runHere(words('sources'));
      expect({ code: compiled.code, answer: answerOf(compiled.out) }).toEqual({
        code: sources.code,
        answer: answerOf(sources.out),
      });
      expect(answerOf(compiled.out)).not.toBe('');
    });
  });
});

function answerOf(printed: string): unknown {
  const { answer } = JSON.parse(printed);
  return answer;
}
