import { Option } from 'commander';
import { CorpusName } from '#shared/domain/corpora.ts';
import { AnswerFormat, Interaction } from '#shared/domain/job.ts';
import { Domain } from '#shared/domain/job-request.ts';
import { LensName, ProviderName } from '#shared/domain/names.ts';
import type { AskOptions } from '../ask.ts';
import { COMMAND } from '../command-name.ts';
import type { DeliveryOptions } from '../deliver.ts';
import type { PlaceOptions } from '../with-session.ts';
import {
  type Registry,
  collectFitting,
  corpusOption,
  fitting,
  modelOption,
  placed,
  wholeNumber,
} from './registry.ts';

/** The commands by which a person asks, and goes along with what was asked. */
export function addAsking(registry: Registry): void {
  addAsk(registry);
  addWatch(registry);
  addReply(registry);
  addCancel(registry);
}

function addAsk({ program, world, finish }: Registry): void {
  placed(program.command('ask'))
    .alias('research')
    .description('Answer a question with a cited report')
    .argument('[question...]', 'the question in quotation marks, or - to read it from standard input')
    .option('--context <text>', 'background: needs, domain, constraints')
    .addOption(corpusOption())
    .option(
      '--corpus-name <name>',
      'a corpus that the service has under this name, in place of its own',
      fitting(CorpusName),
    )
    .option('--provider <name>', 'a search provider, or none (repeatable)', collectFitting(ProviderName), [])
    .option('--lens <name>', 'the providers and domains of a field, such as medicine', fitting(LensName))
    .option('--allow <domain>', 'search only pages of this domain (repeatable)', collectFitting(Domain), [])
    .option('--deny <domain>', 'search no pages of this domain (repeatable)', collectFitting(Domain), [])
    .addOption(modelOption())
    .option('--max-iterations <n>', 'research iterations at most', wholeNumber(1, 50))
    .addOption(
      new Option(
        '--format <format>',
        'brief: the direct answer and its sources alone; table: the answer as a table',
      ).choices([...AnswerFormat.options]),
    )
    .option('--out <folder>', 'where report.md, report.html, report.json and trace.jsonl go')
    .option('--json', 'print the result as JSON and nothing else', false)
    .addOption(
      new Option('--interaction <mode>', 'how much to ask you (default: clarify at a terminal)').choices([
        ...Interaction.options,
      ]),
    )
    .option('--follow <job>', 'ask it as a follow-up on a job that has its answer')
    .option('--new', 'start over, even if the same question is unfinished', false)
    .addHelpText('after', EXAMPLE)
    .action(async (words: string[], options: AskOptions) => {
      finish(await (await import('../ask.ts')).ask(words, options, world));
    });
}

const EXAMPLE = `
Example:
  ${COMMAND} ask "Which encryption does an SQS queue use by default in the AWS CDK?" --out answer

Exit codes: 0 answered or in part, 1 failed, 2 bad usage or input,
3 insufficient evidence, 4 environment (data folder, port, storage), 130 cancelled`;

function addWatch({ program, world, finish }: Registry): void {
  placed(program.command('watch'))
    .description('Follow a job to its end and print its answer')
    .argument('[job]', 'the id of the job, its beginning, or last', 'last')
    .option('--out <folder>', 'where the files of the report go')
    .option('--json', 'print the result as JSON and nothing else', false)
    .allowExcessArguments(false)
    .action(async (job: string, options: DeliveryOptions) => {
      finish(await (await import('../watch-job.ts')).watchJob(job, options, world));
    });
}

function addReply({ program, world, finish }: Registry): void {
  placed(program.command('reply'))
    .description('Answer what a job asks: in words, or of a plan yes, no or the numbers to leave out')
    .argument('<job>', 'the id of the job, its beginning, or last')
    .argument('<answer>', 'the answer in quotation marks')
    .allowExcessArguments(false)
    .action(async (job: string, answer: string, options: PlaceOptions) => {
      finish(await (await import('../steer-job.ts')).replyToJob(job, answer, { options, world }));
    });
}

function addCancel({ program, world, finish }: Registry): void {
  placed(program.command('cancel'))
    .description('End a job that is not done')
    .argument('<job>', 'the id of the job, its beginning, or last')
    .allowExcessArguments(false)
    .action(async (job: string, options: PlaceOptions) => {
      finish(await (await import('../steer-job.ts')).cancelJob(job, options, world));
    });
}
