import { z } from 'zod';
import { compareMeans } from './compare.ts';
import { ourRetrieval, plainRetrieval } from './corpus-retrieval.ts';
import type { Measure } from './measure.ts';
import { readJsonLines } from './read-data.ts';
import { readAbstracts } from './scifact.ts';

const Question = z.object({ pmid: z.string(), question: z.string(), contexts: z.array(z.string()) });
type Question = z.infer<typeof Question>;

export async function readPubmedqa(data: string): Promise<readonly Question[]> {
  return readJsonLines(data, 'pubmedqa_dev500.jsonl', Question);
}

/** Questions to the one abstract they were asked of, among those of all questions and the SciFact corpus. */
export const pubmedqa: Measure = {
  name: 'pubmedqa',
  needs: ['pubmedqa_dev500.jsonl', 'scifact/corpus.jsonl'],
  run: async ({ data }) => {
    const questions = await readPubmedqa(data);
    const asked = questions.map(({ pmid, contexts }) => ({
      id: `pmid ${pmid}`,
      title: '',
      text: contexts.join(' '),
    }));
    const documents = [...(await readAbstracts(data)), ...asked];
    const plain = plainRetrieval(documents);
    const ours = await ourRetrieval(
      documents,
      questions.map(({ question }) => question),
    );
    const outcomes = questions.map(({ pmid, question }, index) => ({
      group: pmid,
      plain: plain(question)[0] === `pmid ${pmid}` ? 1 : 0,
      ours: ours[index]?.[0] === `pmid ${pmid}` ? 1 : 0,
    }));
    return [
      compareMeans({ measure: 'PubMedQA among SciFact', metric: 'R@1', floor: 0.955, aim: 0.96 }, outcomes),
    ];
  },
};
