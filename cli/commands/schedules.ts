import { type Command, Option } from 'commander';
import { KeptName } from '#shared/domain/names.ts';
import { COMMAND } from '../command-name.ts';
import type { ScheduleAction, ScheduleOptions } from '../schedule.ts';
import { type Registry, corpusOption, fitting, grouped, placed, wholeNumber } from './registry.ts';

interface Action {
  readonly action: ScheduleAction;
  readonly says: string;
  readonly takes: string;
}

const ACTIONS: readonly Action[] = [
  {
    action: 'add',
    says: 'Begin a question, a batch or a standing question at set times',
    takes: '[question]',
  },
  { action: 'list', says: 'List the schedules and when each runs next', takes: '' },
  { action: 'show', says: 'Show the next five times and the runs of one', takes: '<id>' },
  { action: 'pause', says: 'Run one no more until it is resumed', takes: '<id>' },
  { action: 'resume', says: 'Let one go on; what passed meanwhile is not caught up with', takes: '<id>' },
  { action: 'remove', says: 'Remove one; what its runs have begun stays', takes: '<id>' },
  { action: 'run', says: 'Run one now, beside its times', takes: '<id>' },
];

/** The commands for what is begun at set times. */
export function addSchedules({ program, world, finish }: Registry): void {
  const schedule = grouped(program.command('schedule')).description(
    'What is begun at set times, while the service runs',
  );
  for (const { action, says, takes } of ACTIONS) {
    const command = placed(schedule.command(action)).description(says).allowExcessArguments(false);
    command.addOption(corpusOption());
    if (takes !== '') command.argument(takes);
    if (action === 'add') describeNew(command);
    command.action(async (...given: readonly unknown[]) => {
      const what = typeof given[0] === 'string' ? given[0] : undefined;
      const options = command.opts<ScheduleOptions>();
      finish(await (await import('../schedule.ts')).schedule(action, what, options, world));
    });
  }
}

const MOST_MINUTES = 1440;
const MOST_RUNS = 100;

function describeNew(command: Command): void {
  command
    .option('--cron <fields>', 'minute, hour, day of the month, month, day of the week')
    .option(
      '--zone <name>',
      'the zone that they are meant in, such as Europe/Berlin (default: that of this machine)',
    )
    .option('--every <beat>', 'a beat instead, such as "6 hours"')
    .option('--batch <file>', 'a JSONL file of questions, in place of a question')
    .option('--standing <id>', 'the next run of a standing question, in place of a question')
    .option('--name <name>', 'what to call it', fitting(KeptName))
    .option('--start <time>', 'no run before this day or time')
    .option('--end <time>', 'no run after it')
    .option('--flexible <minutes>', 'begin at some moment of so many minutes', wholeNumber(0, MOST_MINUTES))
    .option('--keep <runs>', 'how many runs are listed', wholeNumber(1, MOST_RUNS))
    .addOption(new Option('--overlap <way>', 'while the run before is at work').choices(['skip', 'allow']))
    .addOption(
      new Option('--notify <which>', 'of which runs events are sent').choices([
        'never',
        'failures',
        'always',
      ]),
    )
    .addHelpText(
      'after',
      `\nExample:\n  ${COMMAND} schedule add --batch questions.jsonl --cron "30 2 * * *" --zone Europe/Berlin`,
    );
}
