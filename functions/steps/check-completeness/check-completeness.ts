import { statusAt } from '#shared/domain/confidence.ts';
import type { Brief } from '#shared/domain/brief.ts';
import type { Digest } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { nearnessBefore, tellingBefore, withNearness } from '#shared/domain/nearness.ts';
import { withTelling } from '#shared/domain/telling.ts';
import type { Coverage, ItemCoverage, Plan } from '#shared/domain/plan.ts';
import { type Cursor, waveId } from '#shared/domain/query.ts';
import { type SearchTrouble, UNSEARCHED_REASONS } from '#shared/domain/search-trouble.ts';
import type { Source } from '#shared/domain/source.ts';
import * as z from 'zod';
import { NotFound } from '#shared/errors.ts';
import { iterationPrefix } from '#shared/research/findings.ts';
import { ONLY } from '#shared/domain/records.ts';
import { readsWholeCorpus } from '#shared/research/small-corpus.ts';
import { readSearchHealth } from '#shared/research/search-trouble.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { type NoteAttempt, SHORTER_NOTES } from '#shared/prompting/compress-notes.ts';
import type { Reading } from '#shared/prompting/reading.ts';
import type { Prompt } from '#shared/ports/model.ts';
import { readModel } from '#shared/research/read-model.ts';
import { assessItems } from './assess-coverage.ts';
import { compareMeanings, isCompared } from './compare-meanings.ts';
import { type Reviewed, coverageFromModel } from './from-model.ts';
import {
  type CompletenessPromptInput,
  type CompletenessReview,
  promptForCompleteness,
  promptForLastReview,
} from './prompt.ts';
import { type Rating, labelByConfidence, labelUnread, rateItems } from './rate-items.ts';

const Output = z.object({ openCount: z.int() });

/** What is covered of the checklist, item by item. */
export const checkCompletenessStep: Step<'CheckCompleteness', WaveInput, z.infer<typeof Output>> = {
  state: 'CheckCompleteness',
  input: WaveInput,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const [plan, found, measured, listed, { trouble }, known] = await Promise.all([
      ports.research.get(job, 'PLAN', ONLY),
      ports.research.list(job, 'EVIDENCE'),
      ports.research.list(job, 'NEARNESS'),
      ports.research.list(job, 'SOURCE'),
      readSearchHealth(ports, job),
      loadKnown(context),
    ]);
    if (!plan) throw new NotFound(`Job ${job.jobId} has no plan to check against.`);
    const sources = new Map(listed.map((source) => [source.id, source]));
    const { iteration } = input.cursor;
    const { checklist } = plan;
    const rateBy = (evidence: readonly Evidence[]): readonly ItemCoverage[] =>
      rate(assessItems(checklist, evidence, sources), { checklist, evidence, sources }, known, context);
    const asked = {
      question: known.brief?.question ?? job.question,
      language: known.brief?.language ?? 'und',
    };
    const nearness = nearnessBefore(measured, found, {
      waveId: waveId(input.cursor),
      encoder: isCompared(asked, ports) ? ports.encoder?.name : undefined,
    });
    const isReading = listed.some((source) => source.waveId === waveId(input.cursor));
    const telling = tellingBefore(measured, {
      waveId: waveId(input.cursor),
      reader: isCompared(asked, ports) ? ports.encoder?.reader.name : undefined,
    });
    const quoted = withTelling(withNearness(found, nearness), telling);
    const before = rateBy(quoted);
    const evidence = await compareMeanings(
      {
        checklist,
        evidence: quoted,
        nearness,
        telling,
        sources,
        ...asked,
        sure: sureOf(before),
        waveId: waveId(input.cursor),
        isWhole: isReading && (await readsWholeCorpus({ ...asked, cursor: input.cursor }, context)),
      },
      context,
    );
    const rated = evidence === quoted ? before : rateBy(evidence);
    const assessed = { iteration, items: rated.map((item) => withTrouble(item, trouble)) };
    const wave = { plan, evidence, sources, assessed, cursor: input.cursor, brief: known.brief };
    const hasAnything = evidence.length > 0 || trouble === undefined;
    const reviewed = hasAnything ? await reviewByModel(wave, context) : undefined;
    const coverage = reviewed ?? assessed;
    const { items } = coverage;
    await ports.research.put(job, 'COVERAGE', {
      id: iterationPrefix('COVERAGE', iteration),
      record: coverage,
    });
    const satisfied = items.filter((item) => item.status === 'satisfied').length;
    return {
      output: { openCount: items.length - satisfied },
      message: `Checklist: ${satisfied}/${items.length} items satisfied`,
      data: {
        satisfied,
        partial: items.filter((item) => item.status === 'partial').length,
        unsatisfied: items.filter((item) => item.status === 'unsatisfied').length,
        total: items.length,
        items: items.map(({ itemId, status, reason }) => ({ itemId, status, reason })),
        // Who replays the job takes the same one, or none.
        ...(ports.encoder === undefined
          ? {}
          : { encoder: ports.encoder.name, reader: ports.encoder.reader.name }),
      },
    };
  },
};

function sureOf(items: readonly ItemCoverage[]): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ itemId, confidence = 0 }) => (statusAt(confidence) === 'satisfied' ? [itemId] : [])),
  );
}

interface Known {
  readonly brief: Brief | undefined;
  readonly rarity: Rating['rarity'];
  readonly digests: readonly Digest[];
}

async function loadKnown({ ports, job }: StepContext<'CheckCompleteness'>): Promise<Known> {
  const [brief, rarity, digests] = await Promise.all([
    ports.research.get(job, 'BRIEF', ONLY),
    ports.research.get(job, 'RARITY', ONLY),
    ports.model.name === 'none' ? [] : ports.research.list(job, 'DIGEST'),
  ]);
  return { brief, rarity, digests };
}

/** With its confidence; by which alone code labels what no model has read. */
function rate(
  items: readonly ItemCoverage[],
  found: Pick<Rating, 'checklist' | 'evidence' | 'sources'>,
  { brief, rarity, digests }: Known,
  { ports, job }: StepContext<'CheckCompleteness'>,
): readonly ItemCoverage[] {
  const rated = rateItems(items, { ...found, question: brief?.question ?? job.question, rarity });
  if (ports.model.name === 'none') return rated.map(labelByConfidence);
  return labelUnread(rated, found.evidence, digests);
}

/** Where nothing could be searched, an open item is not one on which nothing was found. */
function withTrouble(item: ItemCoverage, trouble: SearchTrouble | undefined): ItemCoverage {
  if (trouble === undefined || item.status !== 'unsatisfied') return item;
  return { ...item, reason: UNSEARCHED_REASONS[trouble] };
}

interface Assessed {
  readonly plan: Plan;
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly assessed: Coverage;
  readonly cursor: Cursor;
  readonly brief: Brief | undefined;
}

/** A prompt, and its shorter forms. */
function formsOf<Schema extends z.ZodType>(
  make: (input: CompletenessPromptInput, attempt?: NoteAttempt) => Prompt<Schema>,
  input: CompletenessPromptInput,
): { readonly prompt: Prompt<Schema>; readonly shorter: readonly (() => Prompt<Schema>)[] } {
  return { prompt: make(input), shorter: SHORTER_NOTES.map((attempt) => () => make(input, attempt)) };
}

/**
 * A review of what code does not find answered: whether the quotes answer it, and what to search for next; what of it did
 * not stand is emitted. Nobody is asked where code finds everything answered.
 */
async function reviewByModel(
  known: Assessed,
  context: StepContext<'CheckCompleteness'>,
): Promise<Coverage | undefined> {
  const { ports, job } = context;
  const { brief } = known;
  if (!brief || ports.model.name === 'none') return undefined;
  const open = new Set(
    known.assessed.items.filter((item) => item.status !== 'satisfied').map((item) => item.itemId),
  );
  const checklist = known.plan.checklist.filter((item) => open.has(item.id));
  if (checklist.length === 0) return undefined;
  const asked = (await ports.research.list(job, 'QUERY')).map((query) => query.text);
  const { evidence, sources } = known;
  const shared = { checklist, evidence, sources, providers: job.settings.providers, asked };
  const inputs = { ...shared, today: job.createdAt.slice(0, 10), brief };
  const { resultsPerQuery } = ports.config.research;
  const read = (reply: CompletenessReview): Reading<Reviewed> =>
    coverageFromModel(reply, { ...shared, assessed: known.assessed, resultsPerQuery });
  const ask = { role: 'planner' as const, wave: waveId(known.cursor), index: '' };
  const isLast = known.cursor.iteration >= job.settings.maxIterations;
  const reviewed = isLast
    ? await readModel(context, { ...ask, ...formsOf(promptForLastReview, inputs) }, (reply) =>
        read({ ...reply, searches: [] }),
      )
    : await readModel(context, { ...ask, ...formsOf(promptForCompleteness, inputs) }, read);
  for (const { part, verdict, status, reason } of reviewed?.lowered ?? []) {
    await context.emit({
      type: 'verdict-lowered',
      key: part,
      message: `The review takes ${part} for ${verdict}, but ${reason}: it is ${status}`,
      data: { part, verdict, status, reason },
    });
  }
  return reviewed?.coverage;
}
