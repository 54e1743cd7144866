import type { Brief } from '#shared/domain/brief.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type ChecklistItem, type Coverage, type Plan, asAsked, askedInFull } from '#shared/domain/plan.ts';
import type { Block, Contradiction, Draft, DraftBlock, Section } from '#shared/domain/report.ts';
import { type SearchTrouble, UNSEARCHED_ANSWERS } from '#shared/domain/search-trouble.ts';
import type { Source } from '#shared/domain/source.ts';
import { voiceOf } from '#shared/domain/voice.ts';
import { contentTerms } from '#shared/text/words/content-terms.ts';
import { answerItems } from './compose-answer.ts';
import { writeSection } from './compose-sections.ts';
import { findDisputes } from './find-disputes.ts';
import { type DraftInputs, QUOTED, connective, quote } from './draft-inputs.ts';
import { type Selection, selectQuotes } from './select-quotes.ts';

export interface DraftInput {
  readonly brief: Brief;
  readonly plan: Plan;
  readonly coverage: Coverage | undefined;
  readonly evidence: readonly Evidence[];
  readonly claims: readonly Claim[];
  readonly sources: readonly Source[];
  readonly revision: number;
  /** Why there is nothing to quote, where nothing could be searched. */
  readonly trouble?: SearchTrouble | undefined;
}

/** The extractive report: for each item the statement that answers it, then what else the sources say, then what is missing. */
export function draftWithoutModel(input: DraftInput): Draft {
  const inputs = shelve(input);
  return draftFromQuotes(input, inputs, selectQuotes(input.plan.checklist, inputs));
}

export function draftFromQuotes(input: DraftInput, inputs: DraftInputs, selection: Selection): Draft {
  const answered = answerItems(input.plan.checklist, selection, inputs);
  const contradictions = findDisputes(input.claims, inputs);
  const nothing = nothingOf(input);
  const isNamed = answered.length > 0 && !nothing.isAll;
  const unanswered = isNamed ? answered : [nothing.block];
  const answer = answered.some(hasQuote)
    ? [...answered, ...otherSides(answered, contradictions, inputs)]
    : unanswered;
  const sections = input.plan.writingPlan.sections.map((section) => writeSection(section, selection, inputs));
  return {
    revision: input.revision,
    title: titleOf(input.brief.question, input.plan.checklist),
    answer,
    sections: withinWords(sections, input.plan.writingPlan.maximumWords - wordsIn(answer)).filter(
      (section) => section.blocks.length > 0,
    ),
    contradictions,
    limitations: findLimitations(input),
    gaps: findGaps(input),
    requests: [],
    method: 'extractive',
  };
}

/** What fits on a page as a heading; the report gives the question in full beside it. */
const TITLE_CHARACTERS = 200;

const ASKS = /[?？؟]$/u;

/** The question; of a long one what is asked of it, as far as that fits, its first part, or as many whole words as fit. */
function titleOf(question: string, checklist: readonly ChecklistItem[]): string {
  if (question.length <= TITLE_CHARACTERS) return question;
  const [first, ...others] = checklist;
  const opening = first === undefined ? question : fitting(first);
  const whole = others.reduce(
    (text, { asked, description }) => `${text}${ASKS.test(text) ? '' : ';'} ${asked ?? description}`,
    opening,
  );
  const asked = whole.length <= TITLE_CHARACTERS || others.length === 0 ? whole : `${opening} …`;
  return asked.length < question.length ? beginningOf(asked) : beginningOf(question);
}

/** So many words name something. */
const NAMING_TERMS = 3;

/** With what it leans on; where that does not fit, what is asked alone, if that names something: a story alone would ask nothing. */
function fitting(item: ChecklistItem): string {
  const whole = askedInFull(item);
  const isNaming = contentTerms(asAsked(item)).length >= NAMING_TERMS;
  return whole.length > TITLE_CHARACTERS && isNaming ? asAsked(item) : whole;
}

function beginningOf(text: string): string {
  if (text.length <= TITLE_CHARACTERS) return text;
  const beginning = text.slice(0, TITLE_CHARACTERS);
  const sentence = /^.{20,}?[.?!。？！؟।](?=\s|$)/su.exec(beginning)?.[0];
  return (
    sentence ??
    `${beginning
      .slice(0, Math.max(beginning.lastIndexOf(' '), TITLE_CHARACTERS / 2))
      .toWellFormed()
      .trim()}…`
  );
}

/** Said where there is nothing to quote; in place of all else where nothing could be searched. */
function nothingOf({ trouble, evidence }: DraftInput): { readonly block: Block; readonly isAll: boolean } {
  const isAll = trouble !== undefined && evidence.length === 0;
  const text = isAll ? UNSEARCHED_ANSWERS[trouble] : 'Nothing that was found answers this question.';
  return { block: { form: 'paragraph', sentences: [connective(text)] }, isAll };
}

function hasQuote(block: Block): boolean {
  return block.sentences.some((sentence) => sentence.kind === 'quote');
}

export function shelve(input: DraftInput): DraftInputs {
  return {
    items: new Map(input.coverage?.items.map((item) => [item.itemId, item])),
    evidence: new Map(input.evidence.map((one) => [one.id, one])),
    sources: new Map(input.sources.map((source) => [source.id, source])),
    question: input.brief.question,
  };
}

export function withinWords(sections: readonly Section[], maximumWords: number): readonly Section[] {
  let left = maximumWords;
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => {
      left -= wordsIn([block]);
      return left >= 0;
    }),
  }));
}

export function wordsIn(blocks: readonly Block[]): number {
  const sentences = blocks.flatMap((block) => block.sentences);
  return sentences.reduce((sum, sentence) => sum + sentence.text.split(/\s+/u).length, 0);
}

const OTHER_SIDE = connective('Another source speaks against this:');
const MOST_OTHER_SIDES = 2;

/** Where only one side of a dispute is quoted in the answer, the best of the other side. */
export function otherSides(
  answer: readonly Block[],
  contradictions: readonly Contradiction[],
  { evidence }: Pick<DraftInputs, 'evidence'>,
): readonly DraftBlock[] {
  const shown = new Set(answer.flatMap(({ sentences }) => sentences.flatMap((one) => one.evidenceIds)));
  const others = contradictions.flatMap(({ evidenceIds, againstEvidenceIds }) => {
    const [one, other] = [
      evidenceIds.some((id) => shown.has(id)),
      againstEvidenceIds.some((id) => shown.has(id)),
    ];
    if (one === other) return [];
    return evidence.get((one ? againstEvidenceIds : evidenceIds)[0] ?? '') ?? [];
  });
  const unique = [...new Map(others.map((one) => [one.id, one])).values()].slice(0, MOST_OTHER_SIDES);
  if (unique.length === 0) return [];
  return [{ ...QUOTED, sentences: [OTHER_SIDE, ...unique.map(quote)] }];
}

/** What holds of an extractive report alone. */
export const QUOTED_ONLY =
  'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.';

function findLimitations(input: DraftInput): readonly string[] {
  const read = input.sources.filter((source) => source.status === 'digested');
  const domains = new Set(read.map(voiceOf));
  const isUndated = read.length > 0 && read.every(({ publishedAt }) => publishedAt === undefined);
  // A file bears no date of its own, and what stands in it may well.
  const isOfFiles = read.every(({ kind }) => kind === 'corpus');
  return [
    QUOTED_ONLY,
    ...(domains.size === 1 ? [`All that was read comes from one source (${[...domains][0] ?? ''}).`] : []),
    ...(isUndated && !isOfFiles ? ['The sources carry no date; how current they are is not known.'] : []),
  ];
}

function findGaps(input: DraftInput): readonly string[] {
  return input.plan.checklist.flatMap((item) => {
    const coverage = input.coverage?.items.find((one) => one.itemId === item.id);
    if (!coverage) return [`${asAsked(item)}: not looked at.`];
    return coverage.status === 'satisfied' ? [] : [`${item.entity ?? asAsked(item)}: ${coverage.reason}.`];
  });
}
