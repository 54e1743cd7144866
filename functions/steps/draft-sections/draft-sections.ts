import * as z from 'zod';
import { markOlderEditions } from '#shared/domain/older-editions.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { WrittenSection } from '#shared/domain/written-section.ts';
import { NotFound } from '#shared/errors.ts';
import { SHORTER_NOTES } from '#shared/prompting/compress-notes.ts';
import { labelUsable } from '#shared/prompting/handles.ts';
import { type SectionPlan, planSections } from '#shared/prompting/plan-sections.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import { sectionWords } from '#shared/prompting/report-words.ts';
import { askWriter } from '#shared/research/ask-writer.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { sectionFromModel } from './from-model.ts';
import { soundTitles } from './sound-title.ts';
import { readSources } from '#shared/text/sentence-check/check-sentence.ts';
import { type SectionsPromptInput, promptForSection } from './prompt.ts';

const Output = z.object({ sectionCount: z.int() });

/** Plans the sections from what was found and has them written side by side; DraftReport joins and checks them. */
export const draftSectionsStep: Step<'DraftSections', WaveInput, z.infer<typeof Output>> = {
  state: 'DraftSections',
  input: WaveInput,
  output: Output,
  async run(_input, context) {
    const { ports, job } = context;
    if (job.settings.format === 'brief') return NO_SECTIONS;
    if (job.settings.format === 'table') return ONLY_A_TABLE;
    if (ports.model.name === 'none') return ONLY_QUOTES;
    const sections = await planned(context);
    ports.whileWaiting?.(() => readQuotes(sections));
    const replies = await Promise.all(
      sections.plans.map(async (section, index) => writeSection({ section, index }, sections.input, context)),
    );
    const titles = soundTitles(sections.plans, sections.input);
    const written = replies.map((section, index) => ({ ...section, title: titles[index] ?? section.title }));
    await ports.research.putAll(
      job,
      'SECTION',
      written.map((record, index) => ({ id: String(index + 1).padStart(2, '0'), record })),
    );
    const statedHeading = titles.filter((title, index) => title !== sections.plans[index]?.title).length;
    const count = written.filter(({ paragraphs }) => paragraphs !== undefined).length;
    return {
      output: { sectionCount: count },
      message: `${countOf(count, 'section')} written`,
      data: {
        sections: written.map(({ title, evidenceIds }) => ({ title, quotes: evidenceIds.length })),
        ...(statedHeading > 0 ? { statedHeading } : {}),
      },
    };
  },
};

const NO_SECTIONS = { output: { sectionCount: 0 }, message: 'A brief answer has no sections' };
const ONLY_A_TABLE = { output: { sectionCount: 0 }, message: 'A table has no sections' };
const ONLY_QUOTES = { output: { sectionCount: 0 }, message: 'The sections are made of quotes' };

interface Planned {
  readonly plans: readonly SectionPlan[];
  readonly input: SectionsPromptInput;
}

/** What DraftReport will hold the sections against. */
function readQuotes({ plans, input }: Planned): void {
  const sources = [...input.sources.values()];
  const own = plans.flatMap(({ quotes }) => quotes.map(({ evidence }) => evidence));
  readSources({
    quotes: own.map(({ quote }) => quote),
    about: own.flatMap((one) => [...one.headings, describeOrigin(one, sources)]),
  });
}

async function planned({ ports, job }: StepContext<'DraftSections'>): Promise<Planned> {
  const [brief, plan, listed, evidence] = await Promise.all([
    ports.research.get(job, 'BRIEF', ONLY),
    ports.research.get(job, 'PLAN', ONLY),
    ports.research.list(job, 'SOURCE'),
    ports.research.list(job, 'EVIDENCE'),
  ]);
  if (!brief || !plan) throw new NotFound(`Job ${job.jobId} has no plan to write by.`);
  const sources = new Map(markOlderEditions(listed).map((source) => [source.id, source]));
  const plans = planSections(plan.writingPlan.sections, labelUsable(evidence, sources));
  const words = sectionWords(plan.writingPlan.maximumWords, plans.length);
  const today = job.createdAt.slice(0, 10);
  return { plans, input: { today, brief, sections: plans, sources, words } };
}

interface OneSection {
  readonly section: SectionPlan;
  readonly index: number;
}

async function writeSection(
  { section, index }: OneSection,
  input: SectionsPromptInput,
  context: StepContext<'DraftSections'>,
): Promise<WrittenSection> {
  const ask = {
    prompt: promptForSection(section, input),
    shorter: SHORTER_NOTES.map((attempt) => () => promptForSection(section, input, attempt)),
    wave: 'r00',
    index: String(index + 1),
  };
  const written = await askWriter(context, ask, {
    brief: input.brief,
    quotes: section.quotes.map(({ evidence }) => evidence.quote),
  });
  return sectionFromModel(section, written);
}
