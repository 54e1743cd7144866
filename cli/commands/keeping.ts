import type { CleanOptions } from '../clean.ts';
import type { EraseCommandOptions } from '../erase.ts';
import type { RepairCommandOptions } from '../repair.ts';
import type { ReplayCommandOptions } from '../replay.ts';
import { type Registry, local, placed, wholeNumber } from './registry.ts';

/** The commands that look after what is kept. */
export function addKeeping(registry: Registry): void {
  addDelete(registry);
  addClean(registry);
  addReplay(registry);
  addRepair(registry);
}

function addDelete({ program, world, finish }: Registry): void {
  placed(program.command('delete'))
    .alias('erase')
    .description('Take away for good what is kept of a job that has ended')
    .argument('[job]', 'the id of the job, its beginning, or last')
    .option('--all', 'all jobs that have ended', false)
    .option('--tenant', 'everything: jobs, batches, webhooks, caches and texts', false)
    .option('--yes', 'ask nobody whether --all or --tenant is meant', false)
    .allowExcessArguments(false)
    .action(async (job: string | undefined, options: EraseCommandOptions) => {
      finish(await (await import('../erase.ts')).eraseData(job, options, world));
    });
}

function addClean({ program, world, finish }: Registry): void {
  placed(program.command('clean'))
    .description('Take away for good the jobs that ended long ago')
    .option('--days <n>', 'those that ended so many days ago, or earlier', wholeNumber(0, 3650), 90)
    .option('--dry-run', 'only say which', false)
    .allowExcessArguments(false)
    .action(async (options: CleanOptions) => {
      finish(await (await import('../clean.ts')).cleanJobs(options, world));
    });
}

function addReplay({ program, world, finish }: Registry): void {
  local(program.command('replay'))
    .description('Make the report of a finished job again from its record, asking nobody, and compare')
    .argument('<job>', 'its id, the beginning of it, or last')
    .option('--out <folder>', 'where report.md, report.html and report.json go, as they come out now')
    .allowExcessArguments(false)
    .action(async (job: string, options: ReplayCommandOptions) => {
      finish(await (await import('../replay.ts')).replayJob(job, options, world));
    });
}

function addRepair({ program, world, finish }: Registry): void {
  local(program.command('repair'))
    .description('Rebuild a damaged table of a data folder, keep a copy, and say what is lost')
    .allowExcessArguments(false)
    .action(async (options: RepairCommandOptions) => {
      finish(await (await import('../repair.ts')).repairData(options, world));
    });
}
