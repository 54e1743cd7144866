import * as z from 'zod';
import { stepName } from '#shared/domain/steps.ts';
import { JobCancelled, MalformedReply, isPlumblineError } from '#shared/errors.ts';
import { callOnce } from '#shared/research/recorded-call.ts';
import type { RerankCandidate, Reranker } from '#shared/ports/reranker.ts';
import type { StepContext } from '#shared/research/step.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { Candidate } from './merge-hits.ts';
import { orderByScores } from './rank-candidates.ts';

/** Candidates beyond these are not worth a service's time: seven of them are read. */
const MOST_CANDIDATES = 50;
const MOST_CHARACTERS = 2_000;

const Outcome = z.union([
  z.object({ scores: z.array(z.number().min(0).max(1)).readonly() }),
  z.object({ failure: z.object({ name: z.string(), message: z.string() }) }),
]);
type Outcome = z.infer<typeof Outcome>;

/** Who ranked the candidates, for the trace. */
export interface Ranker {
  readonly name: 'builtin' | Reranker['name'];
  readonly model?: string;
  /** Candidates that it scored. */
  readonly scored: number;
  /** What compared the best of the built-in ranking in meaning, and how many of them; none where it failed. */
  readonly encoder?: string;
  readonly compared?: number;
  /** Why the built-in ranking had to stand in. */
  readonly failure?: string;
}

export interface Reranked {
  readonly ranked: readonly Candidate[];
  readonly ranker: Ranker;
}

export interface RerankInput {
  /** As it was asked. */
  readonly question: string;
  readonly waveId: string;
  /** Best first, by the built-in ranking. */
  readonly ranked: readonly Candidate[];
}

/**
 * Lets the configured reranker order the best candidates. Without one the built-in ranking stands; where one fails, it
 * does too, and that is emitted as `degraded`.
 */
export async function rerank(input: RerankInput, context: StepContext<'SelectSources'>): Promise<Reranked> {
  const { reranker } = context.ports;
  const { ranked } = input;
  const builtin = { ranked, ranker: { name: 'builtin', scored: ranked.length } } as const;
  if (!reranker || ranked.length < 2) return builtin;
  const outcome = await rankOnce(input, reranker, context);
  const { name, model } = reranker;
  if ('scores' in outcome) {
    const { scores } = outcome;
    return { ranked: orderByScores(ranked, scores), ranker: { name, model, scored: scores.length } };
  }
  const { failure } = outcome;
  await context.emit({
    type: 'degraded',
    key: `${input.waveId}/reranker`,
    message: `The ${name} reranker failed: ${failure.message} Results are ranked without it.`,
    data: { reranker: name, model, step: context.state, error: failure.name, reason: failure.message },
  });
  return { ranked, ranker: { name: 'builtin', scored: ranked.length, failure: failure.message } };
}

async function rankOnce(
  input: RerankInput,
  reranker: Reranker,
  { ports, job }: StepContext<'SelectSources'>,
): Promise<Outcome> {
  const candidates = input.ranked.slice(0, MOST_CANDIDATES).map(({ hit }) => ({
    title: hit.title,
    text: hit.snippet.slice(0, MOST_CHARACTERS).toWellFormed(),
  }));
  const call = {
    kind: 'rerank',
    step: stepName('SelectSources'),
    waveId: input.waveId,
    index: '',
    inputHash: hashOf([reranker.name, reranker.model, input.question, candidates]),
  };
  return callOnce<Outcome>(ports.ledger, {
    job,
    call,
    parse: (recorded) => Outcome.parse(recorded),
    make: async () => tryToRank(reranker, input.question, candidates),
  });
}

async function tryToRank(
  reranker: Reranker,
  question: string,
  candidates: readonly RerankCandidate[],
): Promise<Outcome> {
  try {
    const outcome = Outcome.safeParse({ scores: await reranker.rank(question, candidates) });
    if (outcome.success && 'scores' in outcome.data && outcome.data.scores.length === candidates.length) {
      return outcome.data;
    }
    throw new MalformedReply('It did not give one score from 0 to 1 for each result.');
  } catch (error) {
    if (!isPlumblineError(error) || error instanceof JobCancelled) throw error;
    return { failure: { name: error.name, message: error.message } };
  }
}
