import * as z from 'zod';
import { splitSentences } from '#shared/text/words/sentences.ts';
import { readJsonLines } from '../read-data.ts';
import { readAbstracts } from '../scifact.ts';

/** A claim, what a text says of it, and whether people found that it speaks against the claim. */
export interface StancePair {
  readonly id: string;
  readonly claim: string;
  readonly sentences: readonly string[];
  readonly refutes: boolean;
}

export interface StanceSet {
  readonly name: string;
  readonly pairs: readonly StancePair[];
}

export const SCIFACT_STANCE_FILES = ['scifact/corpus.jsonl', 'scifact/claims_train.jsonl'];

/** Three sets of other making: claims on abstracts, questions of titles with their conclusions, effects of trials. */
export async function readStanceSets(data: string): Promise<readonly StanceSet[]> {
  return [
    { name: 'scifact', pairs: await readScifactPairs(data) },
    { name: 'pubmedqa', pairs: await readPubmedqaPairs(data) },
    { name: 'evidence-inference', pairs: await readTrialPairs(data) },
  ];
}

const Claim = z.object({
  id: z.number(),
  claim: z.string(),
  evidence: z.record(
    z.string(),
    z.array(z.object({ sentences: z.array(z.number()), label: z.enum(['SUPPORT', 'CONTRADICT']) })),
  ),
});

/** Each claim with the sentences of an abstract that people marked for it. */
export async function readScifactPairs(data: string): Promise<readonly StancePair[]> {
  const abstracts = new Map((await readAbstracts(data)).map((one) => [one.id, one.sentences]));
  const claims = await readJsonLines(data, 'scifact/claims_train.jsonl', Claim);
  return claims.flatMap(({ id, claim, evidence }) =>
    Object.entries(evidence).map(([abstract, sets]) => {
      const marked = new Set(sets.flatMap(({ sentences }) => sentences));
      return {
        id: String(id),
        claim,
        sentences: (abstracts.get(abstract) ?? []).filter((_, at) => marked.has(at)),
        refutes: sets.some(({ label }) => label === 'CONTRADICT'),
      };
    }),
  );
}

const Question = z.object({
  pmid: z.string(),
  question: z.string(),
  decision: z.enum(['yes', 'no', 'maybe']),
  long_answer: z.string(),
});

async function readPubmedqaPairs(data: string): Promise<readonly StancePair[]> {
  const questions = await readJsonLines(data, 'pubmedqa_dev500.jsonl', Question);
  return questions
    .filter(({ decision }) => decision !== 'maybe')
    .map(({ pmid, question, decision, long_answer: text }) => ({
      id: pmid,
      claim: question,
      sentences: splitSentences(text).map(({ start, end }) => text.slice(start, end)),
      refutes: decision === 'no',
    }));
}

const Trial = z.object({
  items: z.array(
    z.object({
      prompt_id: z.union([z.string(), z.number()]).transform(String),
      outcome: z.string(),
      intervention: z.string(),
      comparator: z.string(),
      evidence: z.array(z.object({ text: z.string(), label: z.string() })),
    }),
  ),
});
const HAS_SENTENCE = /\p{L}{3,} \p{L}{2,} \p{L}{2,}/u;

/** What a trial found of an outcome, against claims of more and of less in turn. */
async function readTrialPairs(data: string): Promise<readonly StancePair[]> {
  const trials = await readJsonLines(data, 'evidence_inference_dev.jsonl', Trial);
  return trials
    .flatMap(({ items }) => items)
    .flatMap(({ prompt_id: id, outcome, intervention, comparator, evidence }, at) => {
      const [first] = evidence;
      if (first === undefined || !HAS_SENTENCE.test(first.text)) return [];
      const claimed = at % 2 === 0 ? 'increased' : 'decreased';
      const verb = claimed === 'increased' ? 'increases' : 'reduces';
      const claim = `${intervention} ${verb} ${outcome} compared with ${comparator}`;
      return [{ id, claim, sentences: [first.text], refutes: !first.label.includes(claimed) }];
    });
}
