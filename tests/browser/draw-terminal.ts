import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, logFailure, openSession, preflight, repair, replay, serve } from '#local/session.ts';
import { inFolder } from '#tests/e2e/run-command.ts';
import { createTestTerminal } from '#tests/unit/cli/test-terminal.ts';
import { runProgram } from '../../cli/program.ts';
import type { Output, Style } from '../../cli/terminal.ts';
import { renderScreen } from './terminal-screen.ts';

/** Draws the picture of the terminal in the README from a real run over the documentation of the installed packages. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PICTURE = fileURLToPath(new URL('../../docs/images/terminal.svg', import.meta.url));
const COMMAND = 'npx plumbline ask';
const QUESTION = 'Which encryption does an SQS queue use by default in the AWS CDK?';
const COLUMNS = 92;

/** Marks of style that stand in the text until it is drawn. */
function painted(write: (text: string) => void): Output {
  return {
    write,
    isTerminal: true,
    movesCursor: true,
    columns: COLUMNS,
    rows: 40,
    paint: (style: Style, text) => `\u0002${style}\u0003${text}\u0002\u0003`,
  };
}

await inFolder(async (folder) => {
  const views: string[] = [];
  const printed: string[] = [];
  const code = await runProgram(['ask', QUESTION, '--interaction', 'none', '--data', join(folder, 'data')], {
    terminal: {
      ...createTestTerminal(),
      out: painted((text) => printed.push(text)),
      err: painted((text) => views.push(text)),
      now: () => Date.now(),
    },
    openSession,
    serve,
    replay,
    repair,
    check,
    preflight,
    logFailure,
    openOutside: async () => false,
    interrupted: new AbortController().signal,
  });
  if (code !== 0) throw new Error(`The run ended with ${code}.`);
  const reading = views.filter((view) => view.includes('Read') && view.includes('━')).at(-3) ?? '';
  const answer = printed
    .join('')
    .replaceAll(`${folder}/data/`, '.plumbline/')
    .replaceAll(ROOT, '/plumbline/')
    .replaceAll(/ --data [^\s,]+/gu, '');
  writeFileSync(PICTURE, renderScreen(`$ ${COMMAND} "${QUESTION}"`, [reading, answer], COLUMNS));
  process.stdout.write('terminal.svg\n');
});
