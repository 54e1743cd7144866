import { type Command, InvalidArgumentError, Option } from 'commander';
import type * as z from 'zod';
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
    .showHelpAfterError(`See all options with: ${lineOf(command)} --help`);
}

/** A command that has commands: the way to their list, where none of them is near to what was typed. */
export function grouped(command: Command): Command {
  return command.configureOutput({
    outputError: (text, write) => {
      const isLost = /unknown command '/u.test(text) && !text.includes('(Did you mean ');
      write(isLost ? `${text}List the commands with: ${lineOf(command)} --help\n` : text);
    },
  });
}

/** No option has a space: it is a question on one. */
function hintFor(error: string): string {
  const isQuestion = /unknown option '-[^']*\s/u.test(error);
  return isQuestion ? 'A question that begins with a dash stands behind two: -- "-x does what?"\n' : '';
}

/** As it is typed: `npx plumbline schedule add`. */
function lineOf(command: Command): string {
  return command.parent ? `${lineOf(command.parent)} ${command.name()}` : COMMAND;
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

/** Reads what fits a field of the API, so that the flag is named where it does not. */
export function fitting(schema: z.ZodString): (text: string) => string {
  return (text) => {
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new InvalidArgumentError(`It ${issue?.message ?? 'has another form'}.`);
  };
}

/** As `fitting`, of a flag that is repeatable. */
export function collectFitting(
  schema: z.ZodString,
): (text: string, before: readonly string[]) => readonly string[] {
  const read = fitting(schema);
  return (text, before) => collect(read(text), before);
}

/** Reads a whole number within bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d+$/u.test(text) && count >= least && count <= most) return count;
    throw new InvalidArgumentError(`It takes a whole number from ${least} to ${most}.`);
  };
}
