import { once } from 'node:events';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ScriptedReply, startScriptedModel } from '#tests/support/scripted-model.ts';
import { taskOf } from '#tests/support/prompt-reading.ts';
import type { Measure, Row } from '../measure.ts';
import { inFolder } from './asker.ts';
import { COLLEAGUE, QUESTION } from './colleague.ts';
import { longestChain } from './intervals.ts';
import { type Measured, startMeasured } from './measured-process.ts';
import type { Waited } from './watch-job.ts';

const JOBS_OF_SERVER = 4;
const FIRST_PORT = 21_000;
const PORTS = 20_000;

/**
 * The command and the server with a model that takes as long as hosted ones do, in processes of their own: what they hold at
 * most, what they take beside waiting for the model, and when the first quote stands in the terminal. The folders that they
 * search are indexed before; what the process takes by itself is measured over a folder of forty documents.
 */
export const writtenCommand: Measure = {
  name: 'written-command',
  needs: [],
  run: async () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data');
      const words = ['research', QUESTION, '--new', '--data', data, '--max-iterations', '1'];
      await startMeasured([...words, '--json']).ended;
      const calls: Waited[] = [];
      const server = await startScriptedModel(async (request): Promise<ScriptedReply> => {
        const reply = await COLLEAGUE(request);
        const start = performance.now();
        calls.push({ what: taskOf(request), start, end: start + (reply.latencyMilliseconds ?? 0) });
        return reply;
      });
      const environment = {
        MODEL_PROVIDER: 'openai',
        DEFAULT_MODEL: 'scripted',
        OPENAI_BASE_URL: server.openaiBaseUrl,
        OPENAI_API_KEY: 'none',
        SEARCH_PROVIDERS: 'corpus',
      };
      try {
        const command = await runCommand(words, environment);
        const peak = await serverPeak(words, environment);
        const few = [...words, '--corpus', await copyFew(folder)];
        await startMeasured([...few, '--json']).ended;
        calls.splice(0);
        const cold = await runCommand(few, environment);
        const waiting = longestChain(calls).reduce((sum, { start, end }) => sum + end - start, 0) / 1000;
        return rowsOf({ ...command, cold: cold.wallSeconds - waiting, peak });
      } finally {
        await server.close();
      }
    }),
};

const PACKAGE = new URL('../../../node_modules/aws-cdk-lib/', import.meta.url);
const FEW = 40;

/** A folder of some documents, the ones that are asked about among them. */
async function copyFew(folder: string): Promise<string> {
  const few = join(folder, 'few');
  await mkdir(few);
  const names = (await readdir(PACKAGE)).filter((name) => name.startsWith('aws-'));
  const asked = ['aws-s3', 'aws-dynamodb', 'aws-kms'];
  for (const name of [...asked, ...names.filter((one) => !asked.includes(one))].slice(0, FEW))
    await cp(new URL(`${name}/README.md`, PACKAGE), join(few, `${name}.md`));
  return few;
}

interface Command extends Measured {
  readonly firstQuote: number | undefined;
}

async function runCommand(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<Command> {
  const start = performance.now();
  const { child, ended } = startMeasured(words, environment);
  let firstQuote: number | undefined;
  child.stderr?.on('data', (shown: Buffer) => {
    if (/“|"\S/u.test(shown.toString())) firstQuote ??= (performance.now() - start) / 1000;
  });
  return { ...(await ended), firstQuote };
}

/** The most that a server holds that answers a few questions, one after the other. */
async function serverPeak(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const data = words[words.indexOf('--data') + 1] ?? '';
  const port = String(FIRST_PORT + Math.floor(Math.random() * PORTS));
  const { child, ended } = startMeasured(['serve', '--data', data, '--port', port], environment);
  child.stderr?.resume();
  if (child.stdout) await once(child.stdout, 'data');
  for (let job = 0; job < JOBS_OF_SERVER; job += 1) {
    const asked = startMeasured(words, environment);
    asked.child.stderr?.resume();
    await asked.ended;
  }
  child.kill('SIGINT');
  return (await ended).peakMegabytes;
}

/** Pages and PDFs are taken apart in processes of their own, which none of these jobs needs. */
const OF_ITSELF = 'without its processes for pages';

interface Figures extends Command {
  /** Own seconds of a process that has no large folder to look through. */
  readonly cold: number;
  readonly peak: number;
}

function rowsOf({ wallSeconds, cold, firstQuote, peakMegabytes, peak }: Figures): readonly Row[] {
  const row = (metric: string, ours: number, note: string): Row => ({
    measure: 'with a model, in processes of their own',
    metric,
    ours,
    note,
  });
  return [
    row('seconds of the command', wallSeconds, ''),
    row(
      'own seconds, cold',
      cold,
      `floor 1.5, aim 1; beside waiting for the model; a folder of ${FEW} documents`,
    ),
    ...(firstQuote === undefined
      ? []
      : [row('first quote in the terminal, s', firstQuote, 'floor 6, aim 4')]),
    row('peak memory of the command, MB', peakMegabytes, `floor 350, aim 250; ${OF_ITSELF}`),
    row('peak memory of the server, MB', peak, `floor 300, aim 250; ${JOBS_OF_SERVER} jobs; ${OF_ITSELF}`),
  ];
}
