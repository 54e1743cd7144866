import type { Source } from '#shared/domain/source.ts';
import { hashOf, sha256 } from '#shared/text/hash.ts';
import { type DigestContext, type Gathered, gatherInput } from './gather-input.ts';
import { type DigestInput, type ScoredDocument, scoreDocument } from './without-model.ts';

type Scoring = Gathered & Pick<DigestInput, 'canonical'>;

const MOST_KEPT = 20;
/** What was scored before its digest was asked for; dropped when it is. */
const scored = new Map<string, ScoredDocument>();

/** Scores a document whose digest is likely to be asked for, all that its reader will be shown by included; what it returns forgets that. */
export async function scoreAhead(
  source: Source,
  canonical: string,
  context: DigestContext,
): Promise<() => void> {
  const input = { ...(await gatherInput(source, context)), canonical };
  const document = scoreDocument(input);
  document.bestChunks();
  for (const item of input.checklist) for (const part of item.parts) document.scores.forPart(item, part);
  const key = keyOf(input);
  scored.set(key, document);
  const [oldest] = scored.keys();
  if (scored.size > MOST_KEPT && oldest !== undefined) scored.delete(oldest);
  return () => void scored.delete(key);
}

/** A document with its scores, those that were made ahead if they were. */
export function scoredDocument(input: Scoring): ScoredDocument {
  const key = keyOf(input);
  const known = scored.get(key);
  scored.delete(key);
  return known ?? scoreDocument(input);
}

/** All that scores depend on. */
function keyOf({ canonical, about, partOf, question, checklist, relevance, rarity }: Scoring): string {
  return hashOf({ text: sha256(canonical), about, partOf, question, checklist, relevance, rarity });
}
