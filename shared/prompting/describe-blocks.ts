import type { Block } from '#shared/domain/report.ts';
import type { LabelledEvidence } from './handles.ts';

/** A text as its writer handed it in: each statement followed by the names of its quotes. */
export function describeBlocks(blocks: readonly Block[], known: readonly LabelledEvidence[]): string {
  const handleOf = new Map(known.map((one) => [one.evidence.id, one.handle]));
  return blocks
    .map(({ sentences }) =>
      sentences
        .map(({ text, evidenceIds }) => {
          const handles = evidenceIds.flatMap((id) => handleOf.get(id) ?? []);
          return handles.length === 0 ? text : `${text} [${handles.join(', ')}]`;
        })
        .join(' '),
    )
    .join('\n\n');
}
