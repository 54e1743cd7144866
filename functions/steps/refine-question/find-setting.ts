import { contentWords } from '#shared/text/words/analyze.ts';

const SETTING =
  /\s(?:in|with|within|under|inside|on|of|for)\s+(?:the\s+)?(\p{Lu}[\p{L}\p{N}@/._+-]*(?:\s+\p{Lu}[\p{L}\p{N}@/._+-]*)*)\s*$/u;

/** A proper name that closes a clause: where the question is set, unless it is all the clause is about. */
export function findSetting(clause: string, entities: readonly string[]): readonly string[] {
  const match = SETTING.exec(clause);
  const name = match?.[1];
  if (match === null || name === undefined || entities.some((entity) => name.includes(entity))) return [];
  const before = clause.slice(0, match.index);
  if (/\b(?:and|or)$/iu.test(before)) return [];
  return contentWords(before).length >= 3 ? [name] : [];
}
