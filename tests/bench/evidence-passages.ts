import { z } from 'zod';
import { buildBm25 } from '#shared/text/retrieval/bm25.ts';
import { chunkText } from '#shared/text/retrieval/chunks.ts';
import { rankPassages } from '#shared/text/retrieval/rank-passages.ts';
import { compareMeans } from './compare.ts';
import type { Measure } from './measure.ts';
import { reciprocalRank } from './metrics.ts';
import { plainTerms, ranking } from './plain-bm25.ts';
import { readJsonLines } from './read-data.ts';

const Gold = z.object({ start: z.number(), end: z.number() });
const Item = z.object({
  outcome: z.string(),
  intervention: z.string(),
  comparator: z.string(),
  evidence: z.array(Gold),
});
const Article = z.object({ pmcid: z.string(), text: z.string(), items: z.array(Item) });
type Article = z.infer<typeof Article>;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const CHUNK = 1000;
const OVERLAP = 200;

/** Outcome, intervention and comparator to the passage of the article that holds the evidence. */
export const evidencePassages: Measure = {
  name: 'passages',
  needs: ['evidence_inference_dev.jsonl'],
  run: async ({ data }) => {
    const cases = (await readJsonLines(data, 'evidence_inference_dev.jsonl', Article)).flatMap(rankArticle);
    const outcomes = (value: (hits: readonly boolean[]) => number) => {
      return cases.map(({ group, plain, ours }) => ({ group, plain: value(plain), ours: value(ours) }));
    };
    const measure = 'right passage, Evidence Inference';
    return [
      compareMeans(
        { measure, metric: 'hit@5', floor: 0.95 },
        outcomes((hits) => (hits.slice(0, 5).includes(true) ? 1 : 0)),
      ),
      compareMeans(
        { measure, metric: 'MRR@10', floor: 0.6, aim: 0.66 },
        outcomes((hits) => reciprocalRank(hits, 10)),
      ),
    ];
  },
};

interface Ranked {
  readonly group: string;
  readonly plain: readonly boolean[];
  readonly ours: readonly boolean[];
}

function rankArticle({ pmcid, text, items }: Article): readonly Ranked[] {
  const plainChunks = fixedChunks(text);
  const plainIndex = buildBm25(plainChunks.map((chunk) => plainTerms(text.slice(chunk.start, chunk.end))));
  const ourChunks = chunkText(text);
  return items.map((item) => {
    const query = `${item.outcome} ${item.intervention} ${item.comparator}`;
    const plain = ranking(plainIndex.scores(plainTerms(query)));
    const ours = rankPassages(query, { text, chunks: ourChunks }).map((passage) => passage.index);
    return {
      group: pmcid,
      plain: plain.map((place) => isHit(plainChunks[place], item.evidence)),
      ours: ours.map((place) => isHit(ourChunks[place], item.evidence)),
    };
  });
}

function fixedChunks(text: string): readonly Stretch[] {
  const count = Math.max(1, Math.ceil((text.length - OVERLAP) / (CHUNK - OVERLAP)));
  return Array.from({ length: count }, (_, index) => {
    const start = index * (CHUNK - OVERLAP);
    return { start, end: Math.min(text.length, start + CHUNK) };
  });
}

/** A passage hits when it covers at least half of a gold span. */
function isHit(passage: Stretch | undefined, evidence: readonly Stretch[]): boolean {
  if (passage === undefined) return false;
  return evidence.some((gold) => {
    const common = Math.min(passage.end, gold.end) - Math.max(passage.start, gold.start);
    return common >= (gold.end - gold.start) / 2;
  });
}
