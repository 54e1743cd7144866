import { queryTerms, terms } from '#shared/text/words/analyze.ts';
import { buildBm25 } from '#shared/text/retrieval/bm25.ts';
import { chunkText } from '#shared/text/retrieval/chunks.ts';
import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import { rankPassages } from '#shared/text/retrieval/rank-passages.ts';
import type { Measure, Row } from './measure.ts';
import { ranking } from './plain-bm25.ts';
import { readAbstracts, readClaims, SCIFACT_FILES } from './scifact.ts';

const MEGABYTES = 5_000_000;
const QUERIES = 40;

/** Processor time of the parts on text like the corpus; medians, after one run to warm up. */
export const speed: Measure = {
  name: 'speed',
  needs: SCIFACT_FILES,
  run: async ({ data, now }) => {
    const time = (metric: string, repeats: number, work: (turn: number) => void): Row => {
      work(0);
      const spent = Array.from({ length: repeats }, (_, turn) => {
        const start = now();
        work(turn);
        return now() - start;
      }).sort((a, b) => a - b);
      return { measure: 'speed', metric, ours: spent[Math.floor(repeats / 2)] ?? 0 };
    };
    const documents = await readAbstracts(data);
    const texts = documents.map((document) => `${document.title}\n\n${document.text}`);
    const queries = (await readClaims(data)).slice(0, QUERIES).map((claim) => claim.text);
    const text = texts.join('\n\n').slice(0, MEGABYTES);
    const index = buildBm25(texts.map(terms));
    const candidates = queries.map((query) => {
      return ranking(index.scores(queryTerms(query)))
        .slice(0, 100)
        .flatMap((place) => documents[place] ?? []);
    });
    const article = text.slice(0, 30_000);
    const chunks = chunkText(article);
    return [
      time('terms of 5 MB, CPU ms', 3, () => void terms(text)),
      time('chunks of 5 MB, CPU ms', 3, () => void chunkText(text)),
      time('rank 100 candidates, CPU ms', QUERIES, (turn) => {
        rankDocuments(queries[turn] ?? '', candidates[turn] ?? [], index);
      }),
      time('rank passages of 30 KB, CPU ms', 10, (turn) => {
        rankPassages(queries[turn] ?? '', { text: article, chunks });
      }),
    ];
  },
};
