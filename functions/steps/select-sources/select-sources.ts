import { domainsOf } from '#shared/domain/lens.ts';
import * as z from 'zod';
import { waveId } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { ONLY } from '#shared/domain/records.ts';
import { SearchedItems, noteLostSearches } from '#shared/research/note-losses.ts';
import { readsWholeCorpus } from '#shared/research/small-corpus.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { chooseCandidates } from './choose-candidates.ts';
import { chooseWithModel } from './choose-with-model.ts';
import { toChosen } from './from-model.ts';
import { keepChosen } from './read-ahead.ts';
import { type Wave, gatherCandidates } from './gather-candidates.ts';
import type { Candidate } from './merge-hits.ts';
import { hostsNamedIn } from './named-hosts.ts';
import { orderByMeaning } from './order-by-meaning.ts';
import { rankCandidates } from './rank-candidates.ts';
import { sourcesToReadAgain } from './read-again.ts';
import { type Reranked, rerank } from './rerank.ts';
import { describeRanking, describeSource, leftOut } from './emit-selection.ts';
import { isFlagged, ratingIn, toFlagged, toSource } from './to-source.ts';

const Input = WaveInput.extend({ searches: SearchedItems.optional() });
const Output = z.object({ sources: z.array(z.object({ sourceId: z.string() })) });

const REVISION_READS = 3;
/** Flagged documents that are kept on record, unread. */
const FLAGGED_KEPT = 5;

/** Merges, ranks and chooses what to read: M in full, K by their best chunks; nothing is read twice. */
export const selectSourcesStep: Step<'SelectSources', z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'SelectSources',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    await noteLostSearches(input.searches ?? [], context);
    const [plan, brief] = await Promise.all([
      ports.research.get(job, 'PLAN', ONLY),
      ports.research.get(job, 'BRIEF', ONLY),
    ]);
    if (!plan || !brief) throw new NotFound(`Job ${job.jobId} has no plan to select sources by.`);
    const wave: Wave = { id: waveId(input.cursor), brief, plan };
    const gathered = await gatherCandidates(wave, context);
    const { ranked, ranker } = await rankFresh(gathered.fresh, wave, context);
    const rating = ratingIn(context);
    const flagged = ranked.filter((one) => isFlagged(one, rating));
    const { fullSources, chunkedSources } = ports.config.research;
    const usable = ranked.filter((one) => !flagged.includes(one));
    const named = await chooseWithModel(usable, { wave, cursor: input.cursor }, context);
    const choice = named
      ? { chosen: named.map(toChosen), hostCapped: [] }
      : chooseCandidates(usable, {
          items: plan.checklist,
          limit: input.cursor.purpose === 'revision' ? REVISION_READS : fullSources + chunkedSources,
          domains: gathered.domains,
          isUnbounded: hostsNamedIn(
            brief.originalQuestion,
            domainsOf(job.settings, ports.config.search).included,
          ),
        });
    const chosen = (await readsWholeCorpus({ ...brief, cursor: input.cursor }, context))
      ? withRestOfCorpus(choice.chosen, usable)
      : choice.chosen;
    const chosenIds = new Set(chosen.map((one) => one.sourceId));
    await keepChosen(chosenIds, context);
    const place = { waveId: wave.id, ...rating };
    const found = chosen.map((one, index) =>
      toSource(one, { ...place, readMode: index < fullSources ? 'full' : 'chunks' }),
    );
    const unread = flagged.slice(0, FLAGGED_KEPT).map((one) => toFlagged(one, place));
    const sources = [...found, ...(await sourcesToReadAgain([...found, ...unread], wave, context))];
    await ports.research.putAll(
      job,
      'SOURCE',
      [...sources, ...unread].map((source) => ({ id: source.id, record: source })),
    );
    const { metrics } = ports;
    metrics?.count('search_preprocess_hits', gathered.counts.documents);
    metrics?.count('search_preprocess_kept', sources.length);
    metrics?.count('llm_calls_in_preprocess', 0);
    return {
      output: { sources: sources.map((source) => ({ sourceId: source.id })) },
      message: `${sources.length} of ${gathered.counts.documents} documents chosen to read`,
      data: {
        found: gathered.counts.documents,
        search_preprocess: {
          ...gathered.counts,
          flagged: flagged.length,
          host_capped: choice.hostCapped.length,
          kept: sources.length,
          llm_calls_in_preprocess: 0,
        },
        chosen_by: named ? 'model' : 'rank',
        ranking: describeRanking(ranker, ports.config.research),
        sources: sources.map(describeSource),
        left_out: leftOut(ranked, { ...choice, chosenIds, flagged }),
      },
    };
  },
};

/** In the order of `usable`: what is chosen, and all that is left of a corpus. */
function withRestOfCorpus(chosen: readonly Candidate[], usable: readonly Candidate[]): readonly Candidate[] {
  return usable.filter((one) => one.hit.kind === 'corpus' || chosen.includes(one));
}

async function rankFresh(
  fresh: readonly Candidate[],
  { id, brief, plan }: Wave,
  context: StepContext<'SelectSources'>,
): Promise<Reranked> {
  const ranked = rankCandidates(brief.question, fresh);
  // A question that had to be cleared up is not what was asked at first.
  const isCleared = context.job.clarifications.length > 0;
  const question = isCleared ? brief.question : brief.originalQuestion;
  const reranked = await rerank({ question, waveId: id, ranked }, context);
  const asked = plan.checklist.map(({ description }) => description);
  return orderByMeaning({ ...reranked, question, asked, waveId: id, language: brief.language }, context);
}
