import { Command, CommanderError, Help, type Option } from 'commander';
import { COMMAND } from './command-name.ts';
import { addAsking } from './commands/asking.ts';
import { addChecking, addExamples } from './commands/checking.ts';
import { addKeeping } from './commands/keeping.ts';
import { addMany } from './commands/many.ts';
import { addReading } from './commands/reading.ts';
import { grouped } from './commands/registry.ts';
import { addService } from './commands/service.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError, recordFailure, writeFailure } from './failure.ts';
import { readVersion } from './version.ts';
import type { World } from './world.ts';

/** Runs one command line (without the program's name); every failure is reported and becomes an exit code. */
export async function runProgram(words: readonly string[], world: World): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT_CODES.answered;
  const program = createProgram(world, (code) => {
    exitCode = code;
  });
  try {
    refuseQuestionAsCommand(words, program);
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
    .version(readVersion(), '--version', 'print the version')
    .exitOverride()
    .showSuggestionAfterError()
    .addHelpText('after', FIRST_STEPS)
    .configureHelp({ optionDescription })
    .configureOutput({
      writeOut: (text) => world.terminal.out.write(text),
      writeErr: (text) => world.terminal.err.write(text),
      getOutHelpWidth: () => world.terminal.out.columns,
      getErrHelpWidth: () => world.terminal.err.columns,
    });
  grouped(program);
  const registry = { program, world, finish };
  program.commandsGroup('Ask:');
  addAsking(registry);
  addMany(registry);
  addExamples(registry);
  program.commandsGroup('Read:');
  addReading(registry);
  program.commandsGroup('Check texts:');
  addChecking(registry);
  program.commandsGroup('Keep in order:');
  addKeeping(registry);
  program.commandsGroup('Set up and serve:');
  addService(registry);
  return program;
}

/** A flag that is not given, and a list of nothing, are no defaults to speak of. */
function optionDescription(option: Option): string {
  return new Help().optionDescription(option).replace(/ ?\(default: (?:false|\[\])\)/u, '');
}

const FIRST_STEPS = `
Begin with:
  ${COMMAND} ask "your question"
  ${COMMAND} list
  ${COMMAND} preflight`;

/** A question in place of a command is answered with where it belongs. */
function refuseQuestionAsCommand([first]: readonly string[], program: Command): void {
  if (first === undefined || first.startsWith('-')) return;
  const isKnown = program.commands.some((one) => one.name() === first || one.aliases().includes(first));
  if (isKnown || !/\s/u.test(first.trim())) return;
  throw new UsageError('This is a question, and no command.', `Ask it with: ${COMMAND} ask "${first}"`);
}
