import type { CheckCommandOptions } from '../check.ts';
import { COMMAND } from '../command-name.ts';
import { type Registry, collect, local, wholeNumber } from './registry.ts';

/** The commands that try the machinery on given texts and questions. */
export function addChecking(registry: Registry): void {
  addCheck(registry);
}

function addCheck({ program, world, finish }: Registry): void {
  local(program.command('check'))
    .description('Hold any text with citations against the sources that it cites')
    .argument('<file>', 'a Markdown, HTML or text file, or - for standard input')
    .option('--corpus <folder>', 'a folder whose files the text may cite (repeatable)', collect, [])
    .option('--threshold <percent>', 'exit with 3 when fewer of the sentences stand', wholeNumber(0, 100))
    .option('--out <folder>', 'where check.md, check.html and check.json go')
    .option('--json', 'print the findings as JSON and nothing else', false)
    .allowExcessArguments(false)
    .addHelpText('after', CHECK_EXAMPLE)
    .action(async (file: string, options: CheckCommandOptions) => {
      finish(await (await import('../check.ts')).checkFile(file, options, world));
    });
}

const CHECK_EXAMPLE = `
Example:
  ${COMMAND} check draft.md --threshold 90 --out checked

Exit codes: 0 checked, 1 failed, 2 bad usage or input, 3 below the threshold,
4 environment (data folder, storage)`;

export function addExamples({ program, world, finish }: Registry): void {
  program
    .command('examples')
    .description('Answer five example questions on the documentation of the installed packages')
    .option('--out <folder>', 'where their reports go, a folder each', 'examples-out')
    .allowExcessArguments(false)
    .action(async (options: { readonly out: string }) => {
      finish(await (await import('../examples.ts')).runExamples(options.out, world));
    });
}
