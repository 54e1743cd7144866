import { CONFIDENCE_WEIGHTS } from '#shared/domain/confidence-weights.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { rankOf } from '#shared/domain/evidence-rank.ts';
import type { ChecklistItem, ItemCoverage } from '#shared/domain/plan.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { contentTerms } from '#shared/text/words/content-terms.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import { paraphrasesOf } from '#shared/text/words/paraphrase.ts';
import { LEAST_LETTERS, isSlipOf } from '#shared/text/words/slips.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** So many terms of a question, or this share of a short one, must stand in a passage that is shown for close to it. */
const LEAST_SHARED = 2;
const LEAST_SHARE = 0.5;
/** A section as a whole shares words with any question. */
const PARAGRAPHS = /\n{2,}/u;
/** What comes this near in meaning need not share words: nine of ten right quotes do, and one of ten of what is foreign. */
const LEAST_NEARNESS = 0.32;
/**
 * Nor need what comes this far by words and meaning together: of right quotes among the first three of items that nothing answers, 84 of 90
 * do (by nearness alone 65).
 */
const LEAST_RANK = 4.5;
/** How many are shown where nothing answers. */
const MOST = 3;

const NONE: ReturnType<typeof paraphrasesOf> = new Map();

/** Whether a passage is close enough to an item to be shown where nothing answers the item: by its words or in meaning. */
export function isCloseTo(
  item: ChecklistItem,
  inputs: Pick<DraftInputs, 'sources'>,
): (one: Evidence) => boolean {
  const shares = sharesAsked(item, inputs);
  return (one) => comesNear(item, one) || shares(one);
}

function comesNear({ id }: ChecklistItem, { items }: Evidence): boolean {
  return items.some(
    (one) =>
      one.itemId === id &&
      one.nearness !== undefined &&
      one.isAssumed !== true &&
      (one.nearness >= LEAST_NEARNESS || rankOf(one) >= LEAST_RANK),
  );
}

function sharesAsked(
  { description, topic }: ChecklistItem,
  { sources }: Pick<DraftInputs, 'sources'>,
  shared = LEAST_SHARED,
): (one: Evidence) => boolean {
  const text = [description, ...topic].join(' ');
  const asked = contentTerms(text);
  // The words of another language say the same in English.
  const alike = guessLanguage(text) === 'en' ? NONE : paraphrasesOf(text, asked);
  const least = Math.min(shared, LEAST_SHARE * asked.length);
  return ({ quote, headings, sourceId }) => {
    const above = terms([sources.get(sourceId)?.title ?? '', ...headings].join('\n'));
    return quote.split(PARAGRAPHS).some((paragraph) => {
      const borne = new Set([...above, ...terms(paragraph)]);
      const isBorne = (term: string): boolean =>
        borne.has(term) ||
        [...(alike.get(term) ?? [])].some((other) => borne.has(other)) ||
        (term.length >= LEAST_LETTERS && [...borne].some((other) => isSlipOf(term, other)));
      return asked.filter(isBorne).length >= least;
    });
  };
}

/**
 * Ids of the documents that say something close to an item of a question in another language than English: that is never compared in
 * meaning, and by words alone it may be missed which of what they say answers.
 */
export function closeDocuments(
  checklist: readonly ChecklistItem[],
  inputs: Pick<DraftInputs, 'sources' | 'items' | 'evidence'>,
): ReadonlySet<string> {
  const asked = checklist.flatMap(({ description, topic }) => [description, ...topic]).join(' ');
  if (['en', 'und'].includes(guessLanguage(asked))) return new Set();
  const close = checklist.flatMap((item) => {
    const served = (inputs.items.get(item.id)?.evidenceIds ?? []).flatMap(
      (id) => inputs.evidence.get(id) ?? [],
    );
    return served.filter(isCloseTo(item, inputs));
  });
  return new Set(close.map(({ sourceId }) => sourceId));
}

/** From such a likelihood on, a passage that shares a single word with an item is shown before nothing is. */
const LIKELY = 0.15;

/** Whether a passage is likely to answer an item, whose words it has but few of. */
export function likelyAll(
  item: ChecklistItem,
  inputs: Pick<DraftInputs, 'sources'>,
): (one: Evidence) => boolean {
  const shares = sharesAsked(item, inputs, 1);
  return (one) => one.items.some(({ itemId, score }) => itemId === item.id && score >= LIKELY) && shares(one);
}

/** How many passages stand in the answer for an item at most. */
export function mostShown(coverage: ItemCoverage | undefined): number {
  return isFarFromAnswered(coverage) ? MOST : Infinity;
}

/** Whether nothing was found that nearly counts: what nearly does is shown like an answer in part, whatever it is called. */
export function isFarFromAnswered(coverage: ItemCoverage | undefined): boolean {
  const { related } = CONFIDENCE_WEIGHTS.lines;
  return coverage?.status === 'unsatisfied' && (coverage.confidence ?? 0) < related / 2;
}
