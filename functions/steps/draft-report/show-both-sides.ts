import type { Contradiction, Sentence } from '#shared/domain/report.ts';
import type { LabelledEvidence } from '#shared/prompting/handles.ts';
import { type FaultySentence, type ReadPart, citedBy, withFaults } from '#shared/prompting/read-written.ts';
import { findDisputes } from './find-disputes.ts';
import { labelledIn } from './from-model.ts';
import { type DraftInput, shelve } from './without-model.ts';

type Parts = readonly (ReadPart | undefined)[];

/**
 * The sections were written while the quotes were weighed. Where none has both sides of a dispute that was found meanwhile,
 * the first sentence that has one goes back to its writer with those that cannot stand, and with the best quote of the
 * other side.
 */
export function showBothSides(parts: Parts, input: DraftInput): Parts {
  const disputes = findDisputes(input.claims, shelve(input));
  if (disputes.length === 0) return parts;
  const labelled = labelledIn(input);
  return disputes.reduce((told, dispute) => showBoth(told, dispute, labelled), parts);
}

function showBoth(parts: Parts, dispute: Contradiction, labelled: readonly LabelledEvidence[]): Parts {
  if (parts.some((part) => tellsBoth(part, dispute))) return parts;
  for (const [index, part] of parts.entries()) {
    if (part === undefined) continue;
    const own = cites(part, dispute.evidenceIds) ? dispute : turned(dispute);
    const patched = withOtherSide(part, own, labelled);
    if (patched !== part) return parts.with(index, patched);
  }
  return parts;
}

function turned({ statement, evidenceIds, againstEvidenceIds }: Contradiction): Contradiction {
  return { statement, evidenceIds: againstEvidenceIds, againstEvidenceIds: evidenceIds };
}

function cites({ written }: ReadPart, ids: readonly string[]): boolean {
  return written.blocks.some(({ sentences }) =>
    sentences.some((one) => one.evidenceIds.some((id) => ids.includes(id))),
  );
}

function tellsBoth(part: ReadPart | undefined, dispute: Contradiction): boolean {
  return part !== undefined && cites(part, dispute.evidenceIds) && cites(part, dispute.againstEvidenceIds);
}

/** The part with the sentence marked that has one side alone; as it is where none does. */
function withOtherSide(
  part: ReadPart,
  { evidenceIds, againstEvidenceIds }: Contradiction,
  labelled: readonly LabelledEvidence[],
): ReadPart {
  const { written, from } = part;
  const other = labelled.find(({ evidence }) => againstEvidenceIds.includes(evidence.id));
  const sentence = other && sentenceTelling(part, evidenceIds, other);
  if (other === undefined || sentence === undefined) return part;
  const known = { ...from, evidence: [...from.evidence.filter((one) => one !== other), other] };
  return withFaults({ written, from: known }, sentence, [{ kind: 'one-sided', other }]);
}

/** The first sentence that rests on this side and can stand as it is; a table has no room for two. */
function sentenceTelling(
  { written, from }: ReadPart,
  side: readonly string[],
  other: LabelledEvidence,
): Omit<FaultySentence, 'faults'> | undefined {
  const isFaulty = (block: number, sentence: number): boolean =>
    written.faulty.some((one) => one.block === block && one.sentence === sentence);
  const isOnSide = ({ evidenceIds }: Sentence): boolean => evidenceIds.some((id) => side.includes(id));
  for (const [block, { form, sentences }] of written.blocks.entries()) {
    const sentence =
      form === 'table' ? -1 : sentences.findIndex((one, at) => isOnSide(one) && !isFaulty(block, at));
    const found = sentences[sentence];
    if (found === undefined) continue;
    return { block, sentence, text: found.text, cited: [...citedBy(found, from.evidence), other] };
  }
  return undefined;
}
