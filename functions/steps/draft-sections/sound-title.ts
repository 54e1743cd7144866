import type { WrittenSection } from '#shared/domain/written-section.ts';
import { checkLabel } from '#shared/prompting/check-label.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import { ownPhrase } from '#shared/research/draft-words.ts';
import type { DraftInput } from './without-model.ts';

/** The sections with titles that state nothing beyond their quotes and the question; one that does gives way to a plain one. */
export function withSoundTitles(
  sections: readonly WrittenSection[],
  input: DraftInput,
): readonly WrittenSection[] {
  const plainTitle = ownPhrase('What the sources say', input.brief.language);
  let plain = 0;
  return sections.map((section) => {
    if (isSound(section, input)) return section;
    plain += 1;
    // Revisions find a section by its title.
    return { ...section, title: plain === 1 ? plainTitle : `${plainTitle} (${plain})` };
  });
}

function isSound({ title, evidenceIds }: WrittenSection, { evidence, sources, brief }: DraftInput): boolean {
  const own = evidence.filter(({ id }) => evidenceIds.includes(id));
  const faults = checkLabel(title, {
    quotes: own.map(({ quote }) => quote),
    about: own.flatMap((one) => [...one.headings, describeOrigin(one, sources)]),
    asked: [brief.question, brief.originalQuestion, brief.context ?? ''].join('\n'),
  });
  return faults.length === 0;
}
