import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { AnswerFormat, Interaction } from '#shared/domain/job.ts';
import { ModelProvider } from '#shared/domain/settings/model-settings.ts';
import { type EraseCommandOptions, eraseData } from './erase.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { type CheckCommandOptions, checkFile } from './check.ts';
import { runExamples } from './examples.ts';
import { recordFailure, writeFailure } from './failure.ts';
import { type ResearchOptions, research } from './research.ts';
import { type ReplayCommandOptions, replayJob } from './replay.ts';
import { type ReportCommandOptions, saveReport } from './report.ts';
import { type ServeCommandOptions, serveUntilInterrupted } from './serve.ts';
import { type RepairCommandOptions, repairData } from './repair.ts';
import type { Check, LogFailure, OpenSession, Repair, Replay, Serve } from '#shared/api/session.ts';
import type { Terminal } from './terminal.ts';

export interface World {
  readonly terminal: Terminal;
  readonly openSession: OpenSession;
  readonly serve: Serve;
  readonly replay: Replay;
  readonly repair: Repair;
  readonly check: Check;
  readonly logFailure: LogFailure;
  readonly interrupted: AbortSignal;
}

/** Runs one command line (without the program's name); every failure is reported and becomes an exit code. */
export async function runProgram(words: readonly string[], world: World): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT_CODES.answered;
  const program = createProgram(world, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode : EXIT_CODES.badInput;
    const failure = await recordFailure(error, world.logFailure);
    writeFailure(failure, world.terminal);
    return failure.exitCode;
  }
}

function createProgram(world: World, finish: (code: ExitCode) => void): Command {
  const program = new Command('plumbline')
    .description('Deep research with citations one can check')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.terminal.out.write(text),
      writeErr: (text) => world.terminal.err.write(text),
      getOutHelpWidth: () => world.terminal.out.columns,
      getErrHelpWidth: () => world.terminal.err.columns,
    });
  addResearch(program, world, finish);
  addServe(program, world, finish);
  addReport(program, world, finish);
  addReplay(program, world, finish);
  addRepair(program, world, finish);
  addErase(program, world, finish);
  addCheck(program, world, finish);
  addExamples(program, world, finish);
  return program;
}

function addResearch(program: Command, world: World, finish: (code: ExitCode) => void): void {
  program
    .command('research')
    .description('Answer a question with a cited report')
    .argument('[question...]', 'the question in quotation marks, or - to read it from standard input')
    .option('--context <text>', 'background: needs, domain, constraints')
    .option(
      '--corpus <folder>',
      'a folder of documents, or s3://bucket/prefix, to search (repeatable)',
      collect,
      [],
    )
    .option('--provider <name>', 'a search provider, or none (repeatable)', collect, [])
    .addOption(modelOption())
    .option('--max-iterations <n>', 'research iterations at most', readCount)
    .addOption(
      new Option('--format <format>', 'brief: the direct answer and its sources alone').choices([
        ...AnswerFormat.options,
      ]),
    )
    .option('--out <folder>', 'where report.md, report.html, report.json and trace.jsonl go')
    .option('--json', 'print the result as JSON and nothing else', false)
    .addOption(
      new Option('--interaction <mode>', 'how much to ask you (default: clarify at a terminal)').choices([
        ...Interaction.options,
      ]),
    )
    .option('--new', 'start afresh, even if the same question is unfinished', false)
    .option('--data <folder>', 'the data folder')
    .showHelpAfterError('See all options with: npm run research -- --help')
    .addHelpText('after', EXAMPLE)
    .action(async (words: string[], options: ResearchOptions) => {
      finish(await research(words, options, world));
    });
}

const EXAMPLE = `
Example:
  npm run research -- "How do S3 and DynamoDB encrypt data at rest?" --out answer

Exit codes: 0 answered or in part, 1 failed, 2 bad usage or input,
3 insufficient evidence, 4 environment (data folder, port, storage), 130 cancelled`;

function addServe(program: Command, world: World, finish: (code: ExitCode) => void): void {
  program
    .command('serve')
    .description('Serve the HTTP API on this machine')
    .option('--port <n>', 'the port', readPort)
    .option(
      '--corpus <folder>',
      'a folder of documents, or s3://bucket/prefix, to search (repeatable)',
      collect,
      [],
    )
    .addOption(modelOption())
    .option('--data <folder>', 'the data folder')
    .allowExcessArguments(false)
    .showHelpAfterError('See all options with: npm start -- --help')
    .action(async (options: ServeCommandOptions) => {
      finish(await serveUntilInterrupted(options, world));
    });
}

function addReport(program: Command, world: World, finish: (code: ExitCode) => void): void {
  program
    .command('report')
    .description('Save the report of a completed job')
    .argument('<job>', 'the id of the job')
    .requiredOption('--out <folder>', 'where report.md, report.html, report.json and trace.jsonl go')
    .option('--data <folder>', 'the data folder')
    .allowExcessArguments(false)
    .showHelpAfterError('See all options with: npm run report -- --help')
    .action(async (job: string, options: ReportCommandOptions) => {
      finish(await saveReport(job, options, world));
    });
}

function addReplay(program: Command, world: World, finish: (code: ExitCode) => void): void {
  program
    .command('replay')
    .description('Make the report of a finished job again from its record, asking nobody, and compare')
    .argument('<job>', 'the id of the job')
    .option('--out <folder>', 'where report.md, report.html and report.json go, as they come out now')
    .option('--data <folder>', 'the data folder')
    .allowExcessArguments(false)
    .showHelpAfterError('See all options with: npm run replay -- --help')
    .action(async (job: string, options: ReplayCommandOptions) => {
      finish(await replayJob(job, options, world));
    });
}

function addCheck(program: Command, world: World, finish: (code: ExitCode) => void): void {
  program
    .command('check')
    .description('Hold any text with citations against the sources that it cites')
    .argument('<file>', 'a Markdown, HTML or text file, or - for standard input')
    .option('--corpus <folder>', 'a folder whose files the text may cite (repeatable)', collect, [])
    .option('--threshold <percent>', 'exit with 3 when fewer of the sentences stand', readPercent)
    .option('--out <folder>', 'where check.md, check.html and check.json go')
    .option('--json', 'print the findings as JSON and nothing else', false)
    .option('--data <folder>', 'the data folder')
    .allowExcessArguments(false)
    .showHelpAfterError('See all options with: npm run check-text -- --help')
    .addHelpText('after', CHECK_EXAMPLE)
    .action(async (file: string, options: CheckCommandOptions) => {
      finish(await checkFile(file, options, world));
    });
}

const CHECK_EXAMPLE = `
Example:
  npm run check-text -- draft.md --threshold 90 --out checked

Exit codes: 0 checked, 1 failed, 2 bad usage or input, 3 below the threshold,
4 environment (data folder, storage)`;

function addRepair(program: Command, world: World, finish: (code: ExitCode) => void): void {
  program
    .command('repair')
    .description('Rebuild a damaged table of a data folder, keep a copy, and say what is lost')
    .option('--data <folder>', 'the data folder')
    .allowExcessArguments(false)
    .showHelpAfterError('See all options with: npm run repair -- --help')
    .action(async (options: RepairCommandOptions) => {
      finish(await repairData(options, world));
    });
}

function addErase(program: Command, world: World, finish: (code: ExitCode) => void): void {
  program
    .command('erase')
    .description('Take away for good what is kept of a job that has ended')
    .argument('[job]', 'the id of the job')
    .option('--all', 'all jobs that have ended', false)
    .option('--data <folder>', 'the data folder')
    .allowExcessArguments(false)
    .showHelpAfterError('See all options with: npm run erase -- --help')
    .action(async (job: string | undefined, options: EraseCommandOptions) => {
      finish(await eraseData(job, options, world));
    });
}

function addExamples(program: Command, world: World, finish: (code: ExitCode) => void): void {
  program
    .command('examples')
    .description('Answer five example questions on the documentation of the installed packages')
    .option('--out <folder>', 'where their reports go, a folder each', 'examples-out')
    .allowExcessArguments(false)
    .action(async (options: { readonly out: string }) => {
      finish(await runExamples(options.out, world));
    });
}

function modelOption(): Option {
  const choices = [...ModelProvider.options];
  return new Option('--model <provider>', 'where to ask language models (default: none)').choices(choices);
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= 50) return count;
  throw new InvalidArgumentError('It takes a whole number from 1 to 50.');
}

function readPercent(text: string): number {
  const percent = Number(text);
  if (/^\d+$/.test(text) && percent <= 100) return percent;
  throw new InvalidArgumentError('It takes a whole number from 0 to 100.');
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('It takes a whole number from 0 to 65535.');
}
