import type { SectionPlan } from '#shared/prompting/plan-sections.ts';
import { checkLabel } from '#shared/prompting/check-label.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import { ownPhrase } from '#shared/research/draft-words.ts';
import type { SectionsPromptInput } from './prompt.ts';

/** Titles, in the order of the sections, that state nothing beyond their quotes and the question; one that does gives way to a plain one. */
export function soundTitles(plans: readonly SectionPlan[], input: SectionsPromptInput): readonly string[] {
  const plainTitle = ownPhrase('What the sources say', input.brief.language);
  let plain = 0;
  return plans.map((plan) => {
    if (isSound(plan, input)) return plan.title;
    plain += 1;
    // Revisions find a section by its title.
    return plain === 1 ? plainTitle : `${plainTitle} (${plain})`;
  });
}

function isSound({ title, quotes }: SectionPlan, { sources, brief }: SectionsPromptInput): boolean {
  const own = quotes.map(({ evidence }) => evidence);
  const origins = [...sources.values()];
  const faults = checkLabel(title, {
    quotes: own.map(({ quote }) => quote),
    about: own.flatMap((one) => [...one.headings, describeOrigin(one, origins)]),
    asked: [brief.question, brief.originalQuestion, brief.context ?? ''].join('\n'),
  });
  return faults.length === 0;
}
