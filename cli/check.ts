import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Check, LogFailure } from '#shared/api/session.ts';
import { shareStanding, type CheckedSource } from '#shared/domain/text-check.ts';
import { makeFolder } from '#shared/make-folder.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError, recordFailure, writeFailure } from './failure.ts';
import { renderCheck } from './render-check.ts';
import type { Terminal } from './terminal.ts';
import { fitTo, printableLine } from './text-layout.ts';

export interface CheckCommandOptions {
  readonly corpus: readonly string[];
  readonly out?: string;
  readonly json: boolean;
  /** Percent of the sentences that must stand. */
  readonly threshold?: number;
  readonly data?: string;
}

export interface CheckWorld {
  readonly terminal: Terminal;
  readonly check: Check;
  readonly logFailure: LogFailure;
}

/** Holds a text against the sources that it cites and prints what does not stand. */
export async function checkFile(
  file: string,
  options: CheckCommandOptions,
  world: CheckWorld,
): Promise<ExitCode> {
  try {
    return await runCheck(file, options, world);
  } catch (error) {
    const failure = await recordFailure(error, world.logFailure, options.data);
    writeFailure(failure, world.terminal);
    return failure.exitCode;
  }
}

async function runCheck(
  file: string,
  options: CheckCommandOptions,
  { terminal, check }: CheckWorld,
): Promise<ExitCode> {
  const text = await readGiven(file, terminal);
  const { check: found, files } = await check({
    name: file === '-' ? 'standard input' : basename(file),
    text,
    form: /\.html?$/iu.test(file) || /^\s*<(?:!doctype|html)\b/iu.test(text) ? 'html' : 'text',
    dataFolder: options.data,
    corpusFolders: options.corpus,
    onSource: (source, done, total) =>
      terminal.err.write(`${describeSource(source, done, total, terminal)}\n`),
  });
  if (options.json) terminal.out.write(`${JSON.stringify(found)}\n`);
  else terminal.out.write(renderCheck(found, text, terminal.out));
  if (options.out !== undefined) await save(files, resolve(options.out), terminal);
  const share = shareStanding(found) ?? 1;
  return share * 100 < (options.threshold ?? 0) ? EXIT_CODES.insufficientEvidence : EXIT_CODES.answered;
}

const LARGEST = 2_000_000;

async function readGiven(file: string, terminal: Terminal): Promise<string> {
  const bytes = file === '-' ? await readAll(terminal.input) : await readNamed(file);
  if (bytes.length > LARGEST) {
    throw new UsageError('The text is longer than 2 MB.', 'Split it, and check the parts.');
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/u, '');
  if (text.includes('\0')) throw new UsageError('This is no text.', 'Give a .md, .txt or .html file.');
  if (text.trim() === '') throw new UsageError('The text is empty.', 'Give a file with words in it.');
  return text;
}

async function readNamed(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) {
      throw new UsageError(
        `There is no file ${file}.`,
        'Name a .md, .txt or .html file, or - for standard input.',
      );
    }
    throw error;
  }
}

async function readAll(input: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function describeSource(source: CheckedSource, done: number, total: number, { err }: Terminal): string {
  const { title, url, status, reason } = source;
  const why = status === 'read' ? '' : ` (${reason ?? status})`;
  return fitTo(`[${done}/${total}] ${printableLine(`${title ?? url}${why}`)}`, err.columns);
}

async function save(
  files: readonly { readonly name: string; readonly text: string }[],
  folder: string,
  { out }: Terminal,
): Promise<void> {
  makeFolder(folder);
  for (const { name, text } of files) {
    await writeFile(join(folder, name), text);
    out.write(`${join(folder, name)}\n`);
  }
}
