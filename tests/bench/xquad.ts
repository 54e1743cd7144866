import { z } from 'zod';
import { buildBm25 } from '#shared/text/retrieval/bm25.ts';
import { splitSentences } from '#shared/text/words/sentences.ts';
import { ourRetrieval } from './corpus-retrieval.ts';
import type { Measure, Row } from './measure.ts';
import { mean, reciprocalRank } from './metrics.ts';
import { ranking } from './plain-bm25.ts';
import { readJson } from './read-data.ts';

const Answer = z.object({ text: z.string(), answer_start: z.number() });
const Paragraph = z.object({
  context: z.string(),
  qas: z.array(z.object({ question: z.string(), answers: z.array(Answer) })),
});
const Set = z.object({ data: z.array(z.object({ paragraphs: z.array(Paragraph) })) });
type Paragraph = z.infer<typeof Paragraph>;

const LANGUAGES: readonly string[] = ['zh', 'ar', 'hi', 'en'];
const CANDIDATES = 100;

/** Question to paragraph among all of the set, per language; plain is BM25 over words between spaces. */
export const xquad: Measure = {
  name: 'xquad',
  needs: LANGUAGES.map((language) => `xquad.${language}.json`),
  run: async ({ data }) => {
    const rows = await Promise.all(
      LANGUAGES.map(async (language) => {
        return measureLanguage(language, await readParagraphs(data, language));
      }),
    );
    return rows.flat();
  },
};

export async function readParagraphs(data: string, language: string): Promise<readonly Paragraph[]> {
  const { data: articles } = await readJson(data, `xquad.${language}.json`, Set);
  return articles.flatMap((article) => article.paragraphs);
}

async function measureLanguage(language: string, paragraphs: readonly Paragraph[]): Promise<readonly Row[]> {
  const plain = buildBm25(paragraphs.map((paragraph) => spacedWords(paragraph.context)));
  const documents = paragraphs.map((paragraph, place) => ({
    id: String(place),
    title: '',
    text: paragraph.context,
  }));
  const asked = paragraphs.flatMap((paragraph, place) =>
    paragraph.qas.map(({ question }) => ({ question, place })),
  );
  const ours = await ourRetrieval(
    documents,
    asked.map(({ question }) => question),
  );
  const cases = asked.map(({ question, place }, index) => ({
    plain: ranking(plain.scores(spacedWords(question))).map((found) => found === place),
    ours: (ours[index] ?? []).map((id) => id === String(place)),
  }));
  const measure = `XQuAD ${language}, question to paragraph`;
  const row = (metric: string, value: (hits: readonly boolean[]) => number): Row => ({
    measure,
    metric,
    plain: mean(cases.map((one) => value(one.plain))),
    ours: mean(cases.map((one) => value(one.ours))),
    note: `${cases.length} cases, ${paragraphs.length} paragraphs`,
  });
  const anchored = mean(paragraphs.flatMap(anchorings));
  return [
    row('hit@1', (hits) => (hits[0] === true ? 1 : 0)),
    row('MRR', (hits) => reciprocalRank(hits, CANDIDATES)),
    { measure: `XQuAD ${language}, answers`, metric: 'within one sentence, exact', ours: anchored },
  ];
}

/** Per answer, 1 when one sentence span holds it whole, at the place the set gives (in code points). */
function anchorings(paragraph: Paragraph): readonly number[] {
  const spans = splitSentences(paragraph.context);
  const offsets = codePointOffsets(paragraph.context);
  return paragraph.qas.flatMap(({ answers }) => {
    return answers.map(({ text, answer_start: codePoint }) => {
      const start = offsets[codePoint] ?? -1;
      const span = spans.find((span) => span.start <= start && start + text.length <= span.end);
      if (span === undefined) return 0;
      return paragraph.context.slice(span.start, span.end).startsWith(text, start - span.start) ? 1 : 0;
    });
  });
}

function codePointOffsets(text: string): readonly number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    offsets.push(offset);
    offset += character.length;
  }
  return offsets;
}

function spacedWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}
