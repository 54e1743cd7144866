import type { Evidence } from '#shared/domain/evidence.ts';
import type { Source } from '#shared/domain/source.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import { areOfOneLanguage } from '#shared/text/sentence-check/language.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { paraphrasesOf } from '#shared/text/words/paraphrase.ts';

/** What a claim is held against beside its quotes. */
export interface ClaimMaterial {
  /** All that was found: it shows which words are names. */
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Source>;
  /** It tells which things are set beside each other, and its words tell nothing of what a quote says. */
  readonly question?: string;
}

/** Of the quotes named for a claim those that bear it by themselves: they speak of it, and code finds nothing in it that they do not say. */
export function bearingQuotes(
  text: string,
  named: readonly Evidence[],
  material: ClaimMaterial,
): readonly Evidence[] {
  const { question = '' } = material;
  const sources = [...material.sources.values()];
  return unopposedQuotes(text, named, material).filter((one) => {
    const about = [...one.headings, describeOrigin(one, sources)];
    return speaksOf(text, one.quote, { about, question });
  });
}

/** Those in which code finds nothing against the claim, whether or not they have a word of it. */
export function unopposedQuotes(
  text: string,
  named: readonly Evidence[],
  material: ClaimMaterial,
): readonly Evidence[] {
  return named.filter((one) => bearTogether(text, [one], material));
}

/** Whether code finds nothing in a claim that some quotes, taken together, do not say; what it cannot tell a reader is asked. */
export function bearTogether(
  text: string,
  quotes: readonly Evidence[],
  { evidence, sources, question = '' }: ClaimMaterial,
): boolean {
  const known = [...sources.values()];
  const faults = checkSentence(text, {
    quotes: quotes.map(({ quote }) => quote),
    about: quotes.flatMap((one) => [...one.headings, describeOrigin(one, known)]),
    asked: '',
    beside: question,
    known: evidence.map(({ quote }) => quote),
    isRead: true,
  });
  return quotes.length > 0 && faults.length === 0;
}

/** Of the words of a claim those that its quote, or what is known of where that stands, must have, in whatever form. */
const LEAST_SHARED = 0.5;
/** Those that the quote itself must have, where none of them is more than the question says. */
const MOSTLY_SHARED = 0.75;

interface Surroundings {
  readonly about: readonly string[];
  readonly question: string;
}

/**
 * A quote that has hardly a word of the claim, or few but those of the question, says nothing that code could hold against it, and so
 * nothing for it. Where both are not surely in one language nobody here can tell.
 */
function speaksOf(text: string, quote: string, { about, question }: Surroundings): boolean {
  if (!areOfOneLanguage(text, quote)) return true;
  const own = [...new Set(terms(text))];
  const others = paraphrasesOf(text, own);
  const heldBy = (held: ReadonlySet<string>): readonly string[] =>
    own.filter((term) => held.has(term) || [...(others.get(term) ?? [])].some((other) => held.has(other)));
  const quoted = heldBy(new Set(terms(quote)));
  const near = heldBy(new Set(terms([quote, ...about].join('\n'))));
  const asked = new Set(terms(question));
  if (near.length < LEAST_SHARED * own.length) return false;
  return quoted.some((term) => !asked.has(term)) || quoted.length >= MOSTLY_SHARED * own.length;
}
