import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { VARIABLES, loadConfig, namedEnvironmentFile } from '#shared/config.ts';
import { askSettings } from './ask-settings.ts';
import { COMMAND } from './command-name.ts';
import { environmentFileToWrite } from './environment-file.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError } from './failure.ts';
import { readQuestion } from './read-question.ts';
import { withFailuresShown } from './with-session.ts';
import type { World } from './world.ts';

export interface SetupOptions {
  /** `NAME=VALUE`; a value of `-` comes from standard input. */
  readonly set: readonly string[];
  readonly file?: string;
}

type SetupWorld = Pick<World, 'terminal' | 'logFailure' | 'interrupted'>;

/** Writes settings into the file that commands read theirs from; what stands there otherwise stays. */
export async function setUp(options: SetupOptions, world: SetupWorld): Promise<ExitCode> {
  return withFailuresShown(undefined, world, async () => {
    const { out } = world.terminal;
    const path = environmentFileToWrite(options.file ?? namedEnvironmentFile(), process.cwd());
    const settings = await collect(options, world);
    loadConfig(settings);
    const names = Object.keys(settings);
    if (names.length === 0) {
      out.write('Nothing was changed.\n');
      return EXIT_CODES.answered;
    }
    await write(path, mergeSettings(await readIfThere(path), settings));
    out.write(
      `${path} has ${names.join(', ')} now; only you may read it.\nSee whether all works: ${COMMAND} preflight\n`,
    );
    return EXIT_CODES.answered;
  });
}

async function collect({ set }: SetupOptions, world: SetupWorld): Promise<Readonly<Record<string, string>>> {
  const { terminal } = world;
  if (set.length > 0)
    return Object.fromEntries(await Promise.all(set.map(async (pair) => readPair(pair, world))));
  if (terminal.input.isTTY === true && terminal.err.isTerminal)
    return askSettings(terminal, world.interrupted);
  throw new UsageError(
    'There is no terminal to ask at.',
    `Say what to set: ${COMMAND} setup --set MODEL_PROVIDER=bedrock --set AWS_REGION=eu-west-1`,
  );
}

async function readPair(pair: string, { terminal }: SetupWorld): Promise<readonly [string, string]> {
  const at = pair.indexOf('=');
  const name = at === -1 ? pair : pair.slice(0, at);
  if (at === -1)
    throw new UsageError(`${name.slice(0, 80)} has no value.`, `Write it as ${name.slice(0, 80)}=VALUE.`);
  if (!Object.hasOwn(VARIABLES, name) && !/^AWS_[A-Z_]+$/u.test(name)) {
    throw new UsageError(
      `There is no setting ${name.slice(0, 80)}.`,
      'All settings stand in docs/configuration.md.',
    );
  }
  const value = pair.slice(at + 1);
  return [name, value === '-' ? (await readQuestion(['-'], readable(terminal))).trim() : value];
}

async function* readable({ input }: SetupWorld['terminal']): AsyncGenerator<string | Uint8Array> {
  for await (const chunk of input) yield typeof chunk === 'string' ? chunk : Buffer.from(chunk);
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Replaces the lines of these settings and adds those that are new; all other lines stay as they are. */
export function mergeSettings(text: string, settings: Readonly<Record<string, string>>): string {
  const left = new Map(Object.entries(settings));
  const lines = text.split('\n').map((line) => {
    const name = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/u.exec(line)?.[1];
    const value = name === undefined ? undefined : left.get(name);
    if (name === undefined || value === undefined) return line;
    left.delete(name);
    return `${name}=${quote(name, value)}`;
  });
  while (lines.at(-1) === '') lines.pop();
  return `${[...lines, ...[...left].map(([name, value]) => `${name}=${quote(name, value)}`)].join('\n')}\n`;
}

/** As Node reads it back. */
function quote(name: string, value: string): string {
  if (/^[\w./:@,+-]*$/u.test(value)) return value;
  const sign = ["'", '"', '`'].find((one) => !value.includes(one));
  if (sign !== undefined && !/[\r\n\\]/u.test(value)) return `${sign}${value}${sign}`;
  throw new UsageError(
    `The value of ${name} cannot stand in a file of settings.`,
    'Leave out its line ends, backslashes or quotation marks.',
  );
}

/** Never half written, and never readable by others. */
async function write(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  await writeFile(fresh, text, { mode: 0o600 });
  await chmod(fresh, 0o600);
  await rename(fresh, path);
}
