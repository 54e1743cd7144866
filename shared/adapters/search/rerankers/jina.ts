import * as z from 'zod';
import type { RerankCandidate, Reranker } from '#shared/ports/reranker.ts';
import { givenList } from '../lenient.ts';
import { lenientNumber } from '../web/lenient-number.ts';
import { type Access, type KeyedService, askSearchService, neededKey } from '../web/service.ts';
import { candidateText, questionText, rankInParts, scoresInOrder } from './candidates.ts';

export interface JinaOptions extends Access {
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
}

const JINA: KeyedService = {
  name: 'jina',
  service: 'Jina Reranker',
  keyVariable: 'JINA_API_KEY',
  without: 'set RERANKER to builtin',
};

const USUAL_MODEL = 'jina-reranker-v2-base-multilingual';
const MOST_AT_ONCE = 100;
/** 100 a minute for a free key; a paid one has five times as many. */
const PER_SECOND = 100 / 60;

const Reply = z.object({
  results: givenList(
    z.object({ index: z.int(), relevance_score: lenientNumber.pipe(z.number()) }).transform((one) => ({
      index: one.index,
      score: one.relevance_score,
    })),
  ),
});

/** Ranks by the rerank service of Jina, or any that speaks as it does. */
export function createJinaReranker(options: JinaOptions): Reranker {
  const key = neededKey(JINA, options.apiKey);
  const model = options.model ?? USUAL_MODEL;
  const rankPart = async (
    question: string,
    candidates: readonly RerankCandidate[],
  ): Promise<readonly number[]> => {
    const { results } = await askSearchService(JINA, options, {
      path: '/rerank',
      headers: { authorization: `Bearer ${key}` },
      body: {
        json: {
          model,
          query: questionText(question),
          documents: candidates.map(candidateText),
          top_n: candidates.length,
          return_documents: false,
        },
      },
      perSecond: PER_SECOND,
      schema: Reply,
      answerFields: ['results'],
    });
    return scoresInOrder(JINA.service, results, candidates.length);
  };
  return {
    name: 'jina',
    model,
    rank: (question, candidates) => rankInParts(candidates, MOST_AT_ONCE, (part) => rankPart(question, part)),
  };
}
