import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LogFailure, OpenSession } from '#shared/api/session.ts';
import { EXAMPLE_QUESTIONS } from '#shared/domain/example-questions.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { ask } from './ask.ts';
import { renderGallery } from './render-gallery.ts';
import type { Terminal } from './terminal.ts';

export interface ExamplesWorld {
  readonly terminal: Terminal;
  readonly openSession: OpenSession;
  readonly logFailure: LogFailure;
  readonly interrupted: AbortSignal;
}

/** Answers the example questions, one after the other, each into a folder of its own below the given one. */
export async function runExamples(folder: string, world: ExamplesWorld): Promise<ExitCode> {
  for (const { name, question } of EXAMPLE_QUESTIONS) {
    world.terminal.err.write(`\n${name}: ${question}\n`);
    const code = await ask(
      [question],
      {
        corpus: [],
        provider: ['corpus'],
        allow: [],
        deny: [],
        json: false,
        interaction: 'none',
        new: true,
        out: join(folder, name),
        data: join(folder, 'data'),
      },
      world,
    );
    const isAnswer = code === EXIT_CODES.answered || code === EXIT_CODES.insufficientEvidence;
    if (!isAnswer) return code;
  }
  const gallery = resolve(folder, 'index.html');
  await writeFile(gallery, await renderGallery(folder));
  world.terminal.out.write(`\n${gallery}\n`);
  return EXIT_CODES.answered;
}
