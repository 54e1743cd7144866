import * as wording from './wording.ts';

const ONE_OF_TWO =
  /\bthe\s+(?:(?<first>first|former)|second|latter)(?:\s+one)?\b(?!\s+(?:order|time|step|year|world|person)\b)/iu;

/** "When is the second one the better choice?" */
export function oneOfThings(clause: string, entities: readonly string[]): string | undefined {
  const match = ONE_OF_TWO.exec(clause);
  const thing = match?.groups?.['first'] === undefined ? entities[1] : entities[0];
  return match && thing !== undefined ? clause.replace(match[0], () => thing) : undefined;
}

/** "Can both be given together" asks nothing of each. */
export function ofBoth(clause: string, entities: readonly string[]): string | undefined {
  const isJoint =
    /\bboth\b.*\b(?:together|combined|at the same time|at once|side by side)\b|\b(?:need|use|have|buy|take|get|install|want|combine|mix)\s+both$/iu.test(
      clause,
    );
  if (!isJoint || entities.length !== 2) return undefined;
  return clause.replace(/\bboth\b/iu, () => wording.joinNames(entities, clause));
}
