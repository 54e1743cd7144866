import { z } from 'zod';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { type QuoteSpan, quoteAnchor, quoteLocator } from '#shared/text/retrieval/locate-quote.ts';
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

/** Quotes of known texts, found again in the canonical text: as they stand, and as a careless copyist leaves them. */
export const quoteReanchoring: Measure = {
  name: 'quote-reanchoring',
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
  const all = cases.flatMap(anchorAll);
  const row = (metric: string, value: (one: Anchored) => boolean, note?: string): Row => ({
    measure: `quote re-anchoring, ${name}`,
    metric,
    floor: 1,
    ours: mean(all.map((one) => (value(one) ? 1 : 0))),
    ...(note === undefined ? {} : { note }),
  });
  const strict = all.filter((one) => one.isWhole).length;
  return [
    row(
      'exact quote found and located',
      (one) => one.exact,
      `${all.length} quotes, ${strict} of them of whole words`,
    ),
    row('with other blanks', (one) => one.blanks),
    row('with other quotation marks and dashes', (one) => one.marks),
  ];
}

interface Anchored {
  readonly exact: boolean;
  readonly blanks: boolean;
  readonly marks: boolean;
  /** Found without being widened to whole words. */
  readonly isWhole: boolean;
}

function anchorAll({ text, quotes }: Quoted): readonly Anchored[] {
  const canonical = canonicalOf(text);
  const [anchor, locate] = [quoteAnchor(canonical), quoteLocator(canonical)];
  const bears = (place: QuoteSpan | undefined, quote: string): boolean =>
    place !== undefined && lettersOf(canonical.slice(place.start, place.end)).includes(lettersOf(quote));
  return quotes.map((raw) => {
    const quote = canonicalOf(raw).trim();
    const place = anchor(quote);
    const isExact = canonical.includes(quote);
    return {
      exact:
        place !== undefined &&
        (isExact ? canonical.slice(place.start, place.end).includes(quote) : bears(place, quote)),
      blanks: bears(anchor(withOtherBlanks(quote)), quote),
      marks: bears(anchor(withOtherMarks(quote)), quote),
      isWhole: locate(quote) !== undefined,
    };
  });
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
