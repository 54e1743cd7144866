import * as z from 'zod';
import { rerankModelArn } from '#shared/domain/rerank-model.ts';
import type { RerankCandidate, Reranker } from '#shared/ports/reranker.ts';
import type { AgentOptions, AgentPurpose, AgentRuntime } from '../bedrock-agent/client.ts';
import { checkReply } from '../read-json.ts';
import { givenList } from '../lenient.ts';
import { lenientNumber } from '../web/lenient-number.ts';
import { type Ranked, candidateText, questionText, rankInParts, scoresInOrder } from './candidates.ts';

export interface BedrockRerankerOptions extends AgentOptions {
  /** Id or ARN. */
  readonly model: string;
}

const PURPOSE: AgentPurpose = {
  service: 'The reranker',
  setting: 'RERANK_MODEL',
  limitName: 'bedrock-rerank',
  // The quota of an account for Rerank, unless it was raised.
  perSecond: 10,
};
/** Priced in hundreds of documents. */
const MOST_AT_ONCE = 100;
const MAXIMUM_PAGES = 10;

const Reply = z.object({
  results: givenList(
    z.object({ index: z.int(), relevanceScore: lenientNumber.pipe(z.number()) }).transform((one) => ({
      index: one.index,
      score: one.relevanceScore,
    })),
  ),
  nextToken: z.string().optional().catch(undefined),
});

/** Ranks by a rerank model on Bedrock. The SDK is loaded by the first call. */
export function createBedrockReranker(options: BedrockRerankerOptions): Reranker {
  let connected: Promise<AgentRuntime> | undefined;
  const runtime = (): Promise<AgentRuntime> => {
    connected ??= import('../bedrock-agent/client.ts').then(({ connectAgentRuntime }) =>
      connectAgentRuntime(options, PURPOSE),
    );
    return connected;
  };
  const modelArn = rerankModelArn(options.model, options.region);
  return {
    name: 'bedrock',
    model: options.model,
    rank: (question, candidates) =>
      rankInParts(candidates, MOST_AT_ONCE, async (part) =>
        rankPart(await runtime(), { modelArn, question, candidates: part }),
      ),
  };
}

interface Ranking {
  readonly modelArn: string;
  readonly question: string;
  readonly candidates: readonly RerankCandidate[];
}

async function rankPart(
  runtime: AgentRuntime,
  { modelArn, question, candidates }: Ranking,
): Promise<readonly number[]> {
  const ranked: Ranked[] = [];
  let nextToken: string | undefined;
  for (let page = 0; page < MAXIMUM_PAGES; page += 1) {
    const reply = await runtime.rerank({
      queries: [{ type: 'TEXT', textQuery: { text: questionText(question) } }],
      sources: candidates.map((candidate) => ({
        type: 'INLINE',
        inlineDocumentSource: { type: 'TEXT', textDocument: { text: candidateText(candidate) } },
      })),
      rerankingConfiguration: {
        type: 'BEDROCK_RERANKING_MODEL',
        bedrockRerankingConfiguration: {
          numberOfResults: candidates.length,
          modelConfiguration: { modelArn },
        },
      },
      ...(nextToken === undefined ? {} : { nextToken }),
    });
    const read = checkReply(PURPOSE.service, reply, Reply);
    ranked.push(...read.results);
    ({ nextToken } = read);
    if (nextToken === undefined || ranked.length >= candidates.length) break;
  }
  return scoresInOrder(PURPOSE.service, ranked, candidates.length);
}
