import { Option } from 'commander';
import { JobStatus } from '#shared/domain/job.ts';
import { EXPORT_FORMS } from '../export-forms.ts';
import type { ExportOptions } from '../export-job.ts';
import type { ListOptions } from '../list-jobs.ts';
import type { ReportCommandOptions } from '../report.ts';
import type { ShowOptions } from '../show-job.ts';
import type { PlaceOptions } from '../with-session.ts';
import { type Registry, placed, wholeNumber } from './registry.ts';

const JOB = 'the id of the job, its beginning, or last';

/** The commands by which a person finds and reads what was answered. */
export function addReading(registry: Registry): void {
  addList(registry);
  addShow(registry);
  addOpen(registry);
  addReport(registry);
  addExport(registry);
}

function addList({ program, world, finish }: Registry): void {
  placed(program.command('list'))
    .description('List what was asked, latest first')
    .argument('[words...]', 'words that the question has')
    .addOption(new Option('--status <status>', 'only jobs in this status').choices([...JobStatus.options]))
    .option('--limit <n>', 'so many at most', wholeNumber(1, 1000), 20)
    .option('--json', 'print the jobs as JSON', false)
    .action(async (words: string[], options: ListOptions) => {
      finish(await (await import('../list-jobs.ts')).listJobs(words, options, world));
    });
}

function addShow({ program, world, finish }: Registry): void {
  placed(program.command('show'))
    .description('Print a report, how a job stands, or a quote in its source')
    .argument('[job]', JOB, 'last')
    .option('--quote <n>', 'the quotes of citation [n] where they stand in their source', wholeNumber(1, 999))
    .option('--json', 'print it as JSON', false)
    .allowExcessArguments(false)
    .action(async (job: string, options: ShowOptions) => {
      finish(await (await import('../show-job.ts')).showJob(job, options, world));
    });
}

function addOpen({ program, world, finish }: Registry): void {
  placed(program.command('open'))
    .description('Open a report in the browser')
    .argument('[job]', JOB, 'last')
    .allowExcessArguments(false)
    .action(async (job: string, options: PlaceOptions) => {
      finish(await (await import('../open-job.ts')).openJob(job, options, world));
    });
}

function addReport({ program, world, finish }: Registry): void {
  placed(program.command('report'))
    .description('Save the report of a completed job')
    .argument('<job>', JOB)
    .requiredOption('--out <folder>', 'where report.md, report.html, report.json and trace.jsonl go')
    .allowExcessArguments(false)
    .action(async (job: string, options: ReportCommandOptions) => {
      finish(await (await import('../report.ts')).saveReport(job, options, world));
    });
}

function addExport({ program, world, finish }: Registry): void {
  placed(program.command('export'))
    .description('Give a report or its bibliography in the form that another program wants')
    .argument('[job]', JOB, 'last')
    .addOption(new Option('--as <form>', 'the form').choices([...EXPORT_FORMS]).makeOptionMandatory())
    .option('--out <file>', 'the file; default: standard output, or a file of this folder for pdf and docx')
    .allowExcessArguments(false)
    .action(async (job: string, options: ExportOptions) => {
      finish(await (await import('../export-job.ts')).exportJob(job, options, world));
    });
}
