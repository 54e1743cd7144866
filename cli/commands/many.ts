import { KeptName } from '#shared/domain/names.ts';
import type { BatchOptions } from '../batch.ts';
import { COMMAND } from '../command-name.ts';
import type { StandingAction, StandingOptions } from '../standing.ts';
import { type Registry, corpusOption, fitting, grouped, placed } from './registry.ts';
import { addSchedules } from './schedules.ts';

/** The commands for many questions, for questions that come again, and for what is begun at set times. */
export function addMany(registry: Registry): void {
  addBatch(registry);
  addStanding(registry);
  addSchedules(registry);
}

function addBatch({ program, world, finish }: Registry): void {
  placed(program.command('batch'))
    .description('Answer a file of questions, one JSON object with customId and question a line')
    .argument('<file>', 'a JSONL file')
    .addOption(corpusOption())
    .requiredOption('--out <folder>', 'where results.jsonl, errors.jsonl, summary.html and the reports go')
    .option('--new', 'start afresh, even if the same file was submitted before', false)
    .allowExcessArguments(false)
    .addHelpText('after', `\nExample:\n  ${COMMAND} batch questions.jsonl --out answers`)
    .action(async (file: string, options: BatchOptions) => {
      finish(await (await import('../batch.ts')).runBatch(file, options, world));
    });
}

const ACTIONS: readonly { readonly action: StandingAction; readonly says: string; readonly takes: string }[] =
  [
    { action: 'add', says: 'Keep a question', takes: '<question>' },
    { action: 'list', says: 'List the questions that are kept', takes: '' },
    { action: 'run', says: 'Research one now, and show what changed', takes: '<id or name>' },
    { action: 'diff', says: 'Show what the last run of one found changed', takes: '<id or name>' },
    { action: 'remove', says: 'Ask one no more; the jobs of its runs stay', takes: '<id or name>' },
  ];

function addStanding({ program, world, finish }: Registry): void {
  const standing = grouped(program.command('standing')).description(
    'Questions that are researched again and show what changed',
  );
  for (const { action, says, takes } of ACTIONS) {
    const command = placed(standing.command(action))
      .description(says)
      .addOption(corpusOption())
      .option('--name <name>', 'what to call it', fitting(KeptName))
      .allowExcessArguments(false);
    if (takes !== '') command.argument(takes);
    command.action(async (...given: readonly unknown[]) => {
      const what = typeof given[0] === 'string' ? given[0] : undefined;
      const options = command.opts<StandingOptions>();
      finish(await (await import('../standing.ts')).standing(action, what, options, world));
    });
  }
}
