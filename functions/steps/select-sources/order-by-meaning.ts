import { EnvironmentFailure } from '#shared/errors.ts';
import type { Hit } from '#shared/domain/hit.ts';
import { iterationId } from '#shared/domain/query.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import { measureOnce } from '#shared/research/measure-once.ts';
import { isEncoded } from '#shared/research/nearness.ts';
import type { StepContext } from '#shared/research/step.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { roughEnglish } from '#shared/text/words/rough-english.ts';
import type { Candidate } from './merge-hits.ts';
import type { Reranked } from './rerank.ts';

/** Candidates that are compared, best first: seven of them are read. */
const MOST_CANDIDATES = 40;
/** In later waves, whose queries say the same with fewer words. */
const MOST_LATER = 20;
/** Things that are asked, by each of which documents are looked at. */
const MOST_ASKED = 8;
const TITLE_CHARACTERS = 80;
const SNIPPET_CHARACTERS = 340;
/** What nearness counts beside relevance by words, which is 1 for the best (docs/scoring/meaning.md). */
const NEARNESS_WEIGHT = 2;

export interface MeaningInput extends Reranked {
  readonly question: string;
  /** What is asked, each by itself and with the work that it names: a story told before it, or another thing asked beside it, says of other documents. */
  readonly asked: readonly string[];
  /** BCP 47 tag of the question's language; `und` when it is not known. */
  readonly language: string;
  readonly waveId: string;
}

/**
 * The best candidates of the built-in ranking, in the order that words and meaning give them together. Their relevances stay
 * as they are and change places: the scorer of evidence has learned what those are worth. What a reranker has put in order, what a
 * model chooses from, and what is asked in other languages than the encoder's, stays as it is; so does all where the encoder
 * fails, which is emitted as `degraded`.
 */
export async function orderByMeaning(
  input: MeaningInput,
  context: StepContext<'SelectSources'>,
): Promise<Reranked> {
  const { ranked, ranker, question, language, waveId } = input;
  const { encoder, model } = context.ports;
  const isOpen = ranker.name === 'builtin' && model.name === 'none' && isEncoded(question, language);
  const most = waveId === iterationId(1) ? MOST_CANDIDATES : MOST_LATER;
  const compared = ranked.filter(({ hit }) => hit.isUnmatched === undefined).slice(0, most);
  if (encoder === undefined || !isOpen || compared.length < 2) return { ranked, ranker };
  const nearness = await tryToMeasure(input, { encoder, compared }, context);
  if (nearness === undefined) return { ranked, ranker: { ...ranker, encoder: encoder.name, compared: 0 } };
  const others = ranked.filter((one) => !compared.includes(one));
  return {
    ranked: [...inNewPlaces(compared, nearness), ...others],
    ranker: { ...ranker, encoder: encoder.name, compared: compared.length },
  };
}

/** `candidates` are best first. */
function inNewPlaces(candidates: readonly Candidate[], nearness: readonly number[]): readonly Candidate[] {
  return candidates
    .map((one, index) => ({ one, value: one.relevance + NEARNESS_WEIGHT * (nearness[index] ?? 0) }))
    .toSorted((a, b) => b.value - a.value || (a.one.sourceId < b.one.sourceId ? -1 : 1))
    .map(({ one }, index) => ({ ...one, relevance: candidates[index]?.relevance ?? 0 }));
}

interface Comparison {
  readonly encoder: Encoder;
  readonly compared: readonly Candidate[];
}

/** In the order of the candidates; undefined where the encoder does not run. */
async function tryToMeasure(
  { asked, language, waveId }: MeaningInput,
  { encoder, compared }: Comparison,
  context: StepContext<'SelectSources'>,
): Promise<readonly number[] | undefined> {
  try {
    const said = compared.map(({ hit }) => roughEnglish(inShort(hit), language));
    const things = [...new Set(asked)].slice(0, MOST_ASKED).map((thing) => roughEnglish(thing, language));
    const pairs = things.flatMap((thing) => said.map((text) => ({ asked: thing, said: text })));
    const nearness = await measureOnce(pairs, { encoder, waveId }, context);
    return said.map((_, at) =>
      Math.max(...things.map((_, thing) => nearness[thing * said.length + at] ?? 0)),
    );
  } catch (error) {
    if (!(error instanceof EnvironmentFailure)) throw error;
    const { name, message } = error;
    await context.emit({
      type: 'degraded',
      key: `${waveId}/encoder-of-documents`,
      message: `Documents are ranked by their words alone: ${message}`,
      data: { step: context.state, encoder: encoder.name, error: name, reason: message },
    });
    return undefined;
  }
}

function inShort({ title, snippet }: Hit): string {
  return oneLine(`${title.slice(0, TITLE_CHARACTERS)}: ${snippet.slice(0, SNIPPET_CHARACTERS)}`);
}
