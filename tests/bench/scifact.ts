import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonLines } from './read-data.ts';

const Abstract = z.object({ doc_id: z.number(), title: z.string(), abstract: z.array(z.string()) });
const Claim = z.object({
  id: z.number(),
  claim: z.string(),
  evidence: z.record(z.string(), z.array(z.object({ sentences: z.array(z.number()), label: z.string() }))),
});

export interface Abstract {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly text: string;
}

export interface Claim {
  readonly id: string;
  readonly text: string;
  /** Sentences of evidence per abstract. */
  readonly evidence: ReadonlyMap<string, ReadonlySet<number>>;
}

export const SCIFACT_FILES: readonly string[] = [
  'scifact/corpus.jsonl',
  'scifact/claims_train.jsonl',
  'scifact/qrels_train.tsv',
];

export async function readAbstracts(data: string): Promise<readonly Abstract[]> {
  const rows = await readJsonLines(data, 'scifact/corpus.jsonl', Abstract);
  return rows.map((row) => {
    const sentences = row.abstract.map((sentence) => sentence.trim());
    return { id: String(row.doc_id), title: row.title, sentences, text: sentences.join(' ') };
  });
}

/** Claims of the training split; those without evidence still have abstracts that were cited for them. */
export async function readClaims(data: string): Promise<readonly Claim[]> {
  const rows = await readJsonLines(data, 'scifact/claims_train.jsonl', Claim);
  return rows.map((row) => {
    const evidence = Object.entries(row.evidence).map(([id, sets]): [string, ReadonlySet<number>] => {
      return [id, new Set(sets.flatMap((set) => set.sentences))];
    });
    return { id: String(row.id), text: row.claim, evidence: new Map(evidence) };
  });
}

/** Relevant abstracts per claim id. */
export async function readRelevance(data: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const lines = (await readFile(join(data, 'scifact/qrels_train.tsv'), 'utf8')).trim().split('\n').slice(1);
  const relevance = new Map<string, Set<string>>();
  for (const line of lines) {
    const [claim = '', abstract = ''] = line.split('\t');
    relevance.set(claim, (relevance.get(claim) ?? new Set()).add(abstract));
  }
  return relevance;
}
