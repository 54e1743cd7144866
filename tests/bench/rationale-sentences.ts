import { terms } from '#shared/text/words/analyze.ts';
import { buildBm25, type Bm25 } from '#shared/text/retrieval/bm25.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { EVIDENCE_WEIGHTS } from '#shared/text/evidence/evidence-weights.ts';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';
import { blendRarity } from '#shared/text/evidence/rarity.ts';
import { scoreStatements } from '#shared/text/evidence/score-statements.ts';
import { halfOf } from './halves.ts';
import type { Measure } from './measure.ts';
import { f1 } from './metrics.ts';
import { plainTerms } from './plain-bm25.ts';
import { readAbstracts, readClaims, SCIFACT_FILES, type Abstract } from './scifact.ts';

interface Selected {
  readonly group: string;
  readonly wanted: ReadonlySet<number>;
  readonly plain: readonly number[];
  readonly ours: readonly number[];
}

/** Claim to the sentences of a gold abstract that support or contradict it; counts pooled over all abstracts. */
export const rationaleSentences: Measure = {
  name: 'rationale',
  needs: SCIFACT_FILES,
  run: async ({ data }) => {
    const abstracts = await readAbstracts(data);
    const byId = new Map(abstracts.map((abstract) => [abstract.id, abstract]));
    const index = buildBm25(abstracts.map((abstract) => terms(`${abstract.title}\n${abstract.text}`)));
    const selected = (await readClaims(data)).flatMap((claim) => {
      return [...claim.evidence].flatMap(([id, wanted]): readonly Selected[] => {
        const abstract = byId.get(id);
        if (abstract === undefined) return [];
        const ours = ourRationale(claim.text, abstract, index);
        return [{ group: claim.id, wanted, plain: plainRationale(claim.text, abstract, index), ours }];
      });
    });
    const half = (name: string): string => {
      return pooled(
        selected.filter((one) => halfOf(one.group) === name),
        (one) => one.ours,
      ).toFixed(3);
    };
    return [
      {
        measure: 'rationale sentences, SciFact train',
        metric: 'F1',
        floor: 0.5,
        aim: 0.55,
        plain: pooled(selected, (one) => one.plain),
        ours: pooled(selected, (one) => one.ours),
        note: `tuned half ${half('tune')}, other half ${half('check')}; ${selected.length} cases; plain: BM25 >= .7 of best`,
      },
    ];
  },
};

/** A line of this measure's own, since the product keeps a number of quotes and no share: e^-1.05 is 35 % of the best. */
const NEAR = 1.05;

/** As the digest ranks the sentences of a document. */
function ourRationale(claim: string, { title, sentences, text }: Abstract, corpus: Bm25): readonly number[] {
  const document = viewDocument(text, title);
  const rarity = blendRarity(document, { documentCount: corpus.documentCount, idf: corpus.idf }, claim);
  const scored = scoreStatements(
    { document, question: viewQuestion(claim), rarity, relevance: 1 },
    EVIDENCE_WEIGHTS,
  );
  const best = Math.max(...scored.map((one) => one.value));
  const chosen = document.statements.filter((_, index) => (scored[index]?.value ?? -Infinity) >= best - NEAR);
  const ends = sentences.map((_, index) => sentences.slice(0, index + 1).join(' ').length);
  return [...new Set(chosen.map(({ start, end }) => ends.findIndex((last) => last >= (start + end) / 2)))];
}

/** BM25 over the sentences, those with at least 0.7 of the best score. */
function plainRationale(claim: string, abstract: Abstract, corpus: Bm25): readonly number[] {
  const local = buildBm25(abstract.sentences.map(plainTerms));
  const wanted = new Map(
    [...new Set(plainTerms(claim))].map((term) => [term, corpus.idf(term) / (local.idf(term) || 1)]),
  );
  const scores = local.scores(wanted);
  const best = Math.max(...scores);
  return scores.flatMap((score, place) => (score > 0 && score >= 0.7 * best ? [place] : []));
}

function pooled(selected: readonly Selected[], of: (one: Selected) => readonly number[]): number {
  const found = selected.reduce((sum, one) => sum + of(one).length, 0);
  const correct = selected.reduce(
    (sum, one) => sum + of(one).filter((place) => one.wanted.has(place)).length,
    0,
  );
  const wanted = selected.reduce((sum, one) => sum + one.wanted.size, 0);
  return f1({ found, correct, wanted });
}
