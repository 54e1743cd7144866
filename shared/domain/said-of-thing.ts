import { escapePattern } from '#shared/text/escape-pattern.ts';
import { terms } from '#shared/text/words/analyze.ts';

/** A quote with the title and the headings above it. */
export interface PlacedQuote {
  readonly quote: string;
  readonly above: readonly string[];
}

/** Of what is asked of the thing, so much stands in a quote that says it. */
const LEAST_OF_ASKED = 0.5;
const PROPER = /\p{Lu}|\d/u;
/** A heading above code may name one part of what it is about: "S3 Vectors Engine". */
const CODE_ALONE = /^\s*`{3,}/u;

/**
 * Whether a quote that names the thing bears half of what is asked of it, where the thing has a name of its own: "S3", asked about
 * beside "DynamoDB", is not answered by what names both and tells something else. A word that only begins like it ("s3Vectors")
 * does not name it. `wanted` are the terms of what is asked, those of the thing among them.
 */
export function isSaidOf(thing: string, wanted: readonly string[], quotes: readonly PlacedQuote[]): boolean {
  const names = thing.split(/\s+/u).filter((word) => PROPER.test(word));
  if (names.length === 0) return true;
  const own = new Set(terms(thing));
  const asked = wanted.filter((term) => !own.has(term));
  return quotes.some(({ quote, above }) => {
    const text = [...above, quote].join('\n');
    const naming = CODE_ALONE.test(quote) ? quote : text;
    if (!names.every((name) => namedBy(name).test(naming))) return false;
    const borne = new Set(terms(text));
    return asked.filter((term) => borne.has(term)).length >= LEAST_OF_ASKED * asked.length;
  });
}

function namedBy(name: string): RegExp {
  const bare = escapePattern(name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])${bare}(?:['’]?s|es)?(?![\p{L}\p{N}_])`, 'iu');
}
