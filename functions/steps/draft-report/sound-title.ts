import type { WrittenSection } from '#shared/domain/written-section.ts';
import { checkLabel } from '#shared/prompting/check-label.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import type { DraftInput } from './without-model.ts';

const PLAIN_TITLE = 'What the sources say';

/** A section whose title states nothing beyond its quotes and the question; a title that does gives way to a plain one. */
export function withSoundTitle(section: WrittenSection, input: DraftInput): WrittenSection {
  const own = input.evidence.filter(({ id }) => section.evidenceIds.includes(id));
  const faults = checkLabel(section.title, {
    quotes: own.map(({ quote }) => quote),
    about: own.flatMap((one) => [...one.headings, describeOrigin(one, input.sources)]),
    asked: [input.brief.question, input.brief.originalQuestion, input.brief.context ?? ''].join('\n'),
  });
  return faults.length === 0 ? section : { ...section, title: PLAIN_TITLE };
}
