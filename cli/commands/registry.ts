import { type Command, InvalidArgumentError, Option } from 'commander';
import { ModelProvider } from '#shared/domain/settings/model-settings.ts';
import { COMMAND } from '../command-name.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { World } from '../world.ts';

/** Where commands are registered. What a command does is loaded when it is called, so that the program starts fast. */
export interface Registry {
  readonly program: Command;
  readonly world: World;
  readonly finish: (code: ExitCode) => void;
}

/** A command with the options that all have: which service it speaks with, and how much it says. */
export function placed(command: Command): Command {
  return ended(
    command
      .option('--data <folder>', 'the data folder')
      .option('--url <address>', 'a service elsewhere, in place of the one on this machine')
      .option('--quiet', 'the result and nothing else'),
  );
}

/** A command of this machine alone. */
export function local(command: Command): Command {
  return ended(command.option('--data <folder>', 'the data folder'));
}

function ended(command: Command): Command {
  return command
    .configureOutput({ outputError: (text, write) => write(text + hintFor(text)) })
    .showHelpAfterError(`See all options with: ${COMMAND} ${pathOf(command)} --help`);
}

/** No option has a space: it is a question on one. */
function hintFor(error: string): string {
  const isQuestion = /unknown option '-[^']*\s/u.test(error);
  return isQuestion ? 'A question that begins with a dash stands behind two: -- "-x does what?"\n' : '';
}

/** As it is typed: `schedule add`. */
function pathOf(command: Command): string {
  const above = command.parent;
  return above?.parent ? `${pathOf(above)} ${command.name()}` : command.name();
}

export function modelOption(): Option {
  const choices = [...ModelProvider.options];
  return new Option('--model <provider>', 'where to ask language models (default: none)').choices(choices);
}

export function corpusOption(): Option {
  return new Option(
    '--corpus <folder>',
    'a folder of documents, or s3://bucket/prefix, to search (repeatable)',
  )
    .argParser(collect)
    .default([], '');
}

export function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

/** Reads a whole number within bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d+$/u.test(text) && count >= least && count <= most) return count;
    throw new InvalidArgumentError(`It takes a whole number from ${least} to ${most}.`);
  };
}
