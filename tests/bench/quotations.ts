import { z } from 'zod';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { type QuoteSpan, quoteLocator } from '#shared/text/retrieval/locate-quote.ts';
import type { Measure, Row } from './measure.ts';
import { mean } from './metrics.ts';
import { readJsonLines } from './read-data.ts';
import { readParagraphs } from './xquad.ts';

const LANGUAGES: readonly string[] = ['zh', 'ar', 'hi'];
const ARTICLES = 'evidence_inference_dev.jsonl';
const Article = z.object({
  text: z.string(),
  items: z.array(z.object({ evidence: z.array(z.object({ start: z.number(), end: z.number() })) })),
});

/** A text, and quotes that stand in it. */
interface Quoted {
  readonly text: string;
  readonly quotes: readonly string[];
}

/** Quotations from known texts, found in them again: as they stand, and as a careless copyist leaves them. */
export const quotations: Measure = {
  name: 'quotations',
  needs: [...LANGUAGES.map((language) => `xquad.${language}.json`), ARTICLES],
  run: async ({ data }) => {
    const sets = await Promise.all(
      LANGUAGES.map(async (language) => ({
        name: `XQuAD ${language}`,
        cases: (await readParagraphs(data, language)).map(({ context, qas }) => ({
          text: context,
          quotes: qas.flatMap(({ answers }) => answers.map((answer) => answer.text)),
        })),
      })),
    );
    const articles = (await readJsonLines(data, ARTICLES, Article)).map(({ text, items }) => ({
      text,
      quotes: items.flatMap(({ evidence }) => evidence.map(({ start, end }) => text.slice(start, end))),
    }));
    return [...sets, { name: 'Evidence Inference', cases: articles }].flatMap(measureSet);
  },
};

function measureSet({
  name,
  cases,
}: {
  readonly name: string;
  readonly cases: readonly Quoted[];
}): readonly Row[] {
  const all = cases.flatMap(findAll);
  const row = (metric: string, value: (one: Found) => boolean, note?: string): Row => ({
    measure: `quotations, ${name}`,
    metric,
    floor: 1,
    ours: mean(all.map((one) => (value(one) ? 1 : 0))),
    ...(note === undefined ? {} : { note }),
  });
  return [
    row('exact quote found and located', (one) => one.exact, `${all.length} quotes of whole words`),
    row('with other blanks', (one) => one.blanks),
    row('with other quotation marks and dashes', (one) => one.marks),
  ];
}

interface Found {
  readonly exact: boolean;
  readonly blanks: boolean;
  readonly marks: boolean;
}

function findAll({ text, quotes }: Quoted): readonly Found[] {
  const canonical = canonicalOf(text);
  const locate = quoteLocator(canonical);
  const bears = (place: QuoteSpan | undefined, quote: string): boolean =>
    place !== undefined && lettersOf(canonical.slice(place.start, place.end)) === lettersOf(quote);
  return quotes
    .map((raw) => canonicalOf(raw).trim())
    .filter((quote) => standsWhole(canonical, quote))
    .map((quote) => ({
      exact: bears(locate(quote), quote),
      blanks: bears(locate(withOtherBlanks(quote)), quote),
      marks: bears(locate(withOtherMarks(quote)), quote),
    }));
}

/** Words that blanks part, as signs of Chinese never are. */
const IN_WORD = /^(?!\p{Script=Han})[\p{L}\p{N}\p{M}]{2}$/u;

/** A few spans of the sets begin or end within a word, or where words run together: of these the product takes none. */
function standsWhole(text: string, quote: string): boolean {
  const isWhole = (at: number): boolean =>
    !IN_WORD.test(text.slice(at - 1, at + 1)) &&
    !IN_WORD.test(text.slice(at + quote.length - 1, at + quote.length + 1));
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) if (isWhole(at)) return true;
  return false;
}

function canonicalOf(text: string): string {
  return canonicalise({ contentType: 'text/plain', text }).text;
}

const BLANKS = ['\n', '  ', '\u00a0', ' \n\t', '\u2009'] as const;

function withOtherBlanks(quote: string): string {
  let count = 0;
  const text = quote.replaceAll(/\s+/gu, () => BLANKS[count++ % BLANKS.length] ?? ' ');
  return `\n ${text}\u00a0`;
}

const OTHER_MARKS: Readonly<Record<string, string>> = {
  '"': '”',
  '“': '"',
  '”': '«',
  "'": '’',
  '’': "'",
  '-': '–',
  '–': '—',
};

function withOtherMarks(quote: string): string {
  return `“${quote.replaceAll(/["“”'’–-]/gu, (mark) => OTHER_MARKS[mark] ?? mark)}”`;
}

/** What a quote says, without what damage may touch. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}
