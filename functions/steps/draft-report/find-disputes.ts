import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Contradiction } from '#shared/domain/report.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { type DraftInputs, repeats } from './draft-inputs.ts';

/** e^-3 = .05: what is further behind the best quote is beside the question, and so is what speaks against it. */
const BESIDE = 3;

/**
 * Where sources disagree on what was asked: nothing where nothing was answered, for or against it what is beside the
 * question, says the same in other type, or stands in the very document that it would speak against; each quote on the other side is shown but once. What was stated over
 * quotes, and is not one of them, may rest on any that answers an item, however little of the whole question it bears.
 */
export function findDisputes(claims: readonly Claim[], inputs: DraftInputs): readonly Contradiction[] {
  const isOpen = [...inputs.items.values()].every(({ status }) => status === 'unsatisfied');
  if (inputs.items.size > 0 && isOpen) return [];
  const bears = bearing(inputs);
  const shown = new Set<string>();
  return claims
    .filter((claim) => claim.contradictionFlag)
    .flatMap((claim) => {
      const quotesOf = (side: Claim['supporting']): readonly Evidence[] =>
        side
          .flatMap(({ evidenceId }) => inputs.evidence.get(evidenceId) ?? [])
          .filter((one) => bears(one) || (!isQuoted(claim, inputs) && answersAnItem(one)));
      const supporting = quotesOf(claim.supporting);
      const said = new Set(supporting.map(({ id }) => id));
      const voices = new Set(supporting.map(({ sourceId }) => sourceId));
      const against = quotesOf(claim.contradicting).filter(
        (one) =>
          !shown.has(one.id) &&
          !voices.has(one.sourceId) &&
          !repeats(one, said, inputs) &&
          (!isQuoted(claim, inputs) || supporting.some((other) => speakOfSame(one, other))),
      );
      if (supporting.length === 0 || against.length === 0) return [];
      for (const { id } of [...supporting, ...against]) shown.add(id);
      return [
        {
          statement: statementOf(claim, inputs),
          evidenceIds: [...said],
          againstEvidenceIds: against.map(({ id }) => id),
        },
      ];
    });
}

/** What is denied, and at least two more things of which it is denied. */
const SHARED_TERMS = 3;

/** "It does not turn into an array" says nothing against what turns methods into others. */
function speakOfSame(one: Evidence, other: Evidence): boolean {
  const own = new Set(terms(one.quote));
  return [...new Set(terms(other.quote))].filter((term) => own.has(term)).length >= SHARED_TERMS;
}

function bearing({ evidence }: DraftInputs): (one: Evidence) => boolean {
  const best = Math.max(...[...evidence.values()].map(({ value }) => value ?? -Infinity));
  return ({ value }) => value === undefined || value >= best - BESIDE;
}

function answersAnItem({ items }: Evidence): boolean {
  return items.some(({ score }) => score >= ANSWER_LINES.fair);
}

/** What is disputed, where that is more than the words of one of the quotes below it. */
function statementOf(claim: Claim, inputs: DraftInputs): string {
  return isQuoted(claim, inputs) ? 'Sources disagree:' : `Sources disagree on this: ${claim.text}`;
}

function isQuoted({ text, supporting }: Claim, { evidence }: DraftInputs): boolean {
  return supporting.some(({ evidenceId }) => oneLine(evidence.get(evidenceId)?.quote ?? '') === text);
}
