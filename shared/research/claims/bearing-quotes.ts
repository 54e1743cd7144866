import type { Evidence } from '#shared/domain/evidence.ts';
import type { Source } from '#shared/domain/source.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import { textLanguage } from '#shared/text/sentence-check/language.ts';
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
  const sources = [...material.sources.values()];
  const { question = '' } = material;
  const known = material.evidence.map((one) => one.quote);
  return named.filter((one) => {
    const about = [...one.headings, describeOrigin(one, sources)];
    if (!speaksOf(text, one.quote, { about, question })) return false;
    return (
      checkSentence(text, { quotes: [one.quote], about, asked: '', beside: question, known }).length === 0
    );
  });
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
 * A quote that has hardly a word of the claim, or few but those of the question, says nothing that code could hold against it, and
 * so nothing for it. Of two languages nobody here can tell.
 */
function speaksOf(text: string, quote: string, { about, question }: Surroundings): boolean {
  if (textLanguage(text, question) !== textLanguage(quote)) return true;
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
