import { citedIn } from '#shared/domain/cited-in.ts';
import { firmnessIn } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type Dropped, NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import type { Draft, InformationRequest, Section } from '#shared/domain/report.ts';
import { type Mended, mendWritten } from '#shared/prompting/mend-written.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import { type LabelledEvidence, labelUsable } from '#shared/prompting/handles.ts';
import { answerWords, sectionWords } from '#shared/prompting/report-words.ts';
import type { WrittenSection } from '#shared/domain/written-section.ts';
import {
  type ReadPart,
  type Written,
  type WrittenFrom,
  readWritten,
} from '#shared/prompting/read-written.ts';
import { countStating, notLookedAt } from '#shared/research/name-topics.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { missingBlocks } from './compose-answer.ts';
import { writeSection } from './compose-sections.ts';
import type { DraftInputs } from './draft-inputs.ts';
import { type Selection, selectQuotes } from './select-quotes.ts';
import { unsaidItems } from './unsaid-items.ts';
import {
  type DraftInput,
  QUOTED_ONLY,
  draftFromQuotes,
  otherSides,
  shelve,
  withinWords,
  wordsIn,
} from './without-model.ts';

const MAX_REQUESTS = 4;
const WRITTEN_FROM_QUOTES =
  'The text was written by a language model from the quotes that it cites; the quotes are verified, the wording between them is not.';
const PARTLY_QUOTED = 'Parts that could not be written are given as quotes.';

/** What the writers of the sections handed in; undefined for a section that none wrote. */
export function readSections(
  sections: readonly WrittenSection[],
  input: DraftInput,
): readonly (ReadPart | undefined)[] {
  const labelled = labelledIn(input);
  const maximumWords = sectionWords(input.plan.writingPlan.maximumWords, sections.length);
  return sections.map(({ title, evidenceIds, paragraphs }) => {
    if (paragraphs === undefined) return undefined;
    const evidence = labelled.filter((one) => evidenceIds.includes(one.evidence.id));
    const from = writtenFrom(evidence, { input, title, maximumWords });
    return { from, written: readWritten(paragraphs, from) };
  });
}

export function readDraftAnswer(
  reply: WrittenPart,
  evidence: readonly LabelledEvidence[],
  input: DraftInput,
): ReadPart {
  const maximumWords = answerWords(input.plan.writingPlan.maximumWords);
  const from = writtenFrom(evidence, { input, title: '', maximumWords });
  return { from, written: readWritten(reply.paragraphs, from) };
}

/** All that may be cited; flagged sources are left out. */
export function labelledIn({
  evidence,
  sources,
}: Pick<DraftInput, 'evidence' | 'sources'>): readonly LabelledEvidence[] {
  return labelUsable(evidence, new Map(sources.map((source) => [source.id, source])));
}

interface PartLimits extends Pick<WrittenFrom, 'maximumWords'> {
  readonly input: DraftInput;
  readonly title: string;
}

function writtenFrom(
  evidence: readonly LabelledEvidence[],
  { input, title, maximumWords }: PartLimits,
): WrittenFrom {
  return {
    evidence,
    about: (one) => describeOrigin(one, input.sources),
    asked: [input.brief.question, input.brief.originalQuestion, title].join('\n'),
    maximumWords,
    firmness: firmnessIn(
      input.claims,
      evidence.map((one) => one.evidence.id),
    ),
  };
}

export type MendedPart = Mended & Pick<Written, 'topics'>;

/**
 * Parts in which every sentence can stand. `rewritten` is what the writer made of the faulty ones, in the order of the
 * parts; without it they give way to quotes.
 */
export function mendParts(
  parts: readonly (ReadPart | undefined)[],
  rewritten: readonly (string | undefined)[] = [],
): readonly (MendedPart | undefined)[] {
  let at = 0;
  return parts.map((part) => {
    if (!part) return undefined;
    const { written, from } = part;
    const own = rewritten.slice(at, at + written.faulty.length);
    at += written.faulty.length;
    const mended = mendWritten(written, own, from);
    return { ...mended, topics: written.topics, dropped: addDropped(written.dropped, mended.dropped) };
  });
}

/** The sections that can be published as they were written: those that cite something. */
export function publishable(
  sections: readonly WrittenSection[],
  mended: readonly (MendedPart | undefined)[],
): readonly Section[] {
  return sections.flatMap(({ title, itemIds }, index) => {
    const part = mended[index];
    return isUsable(part) ? [{ title, itemIds, blocks: part.blocks }] : [];
  });
}

/** What was written: the answer, and the sections in the order in which they were planned. */
export interface WrittenDraft {
  readonly answer: MendedPart | undefined;
  readonly planned: readonly WrittenSection[];
  readonly sections: readonly (MendedPart | undefined)[];
}

/** What code adds to a written draft, whatever is written. */
export interface Prepared {
  readonly input: DraftInput;
  readonly inputs: DraftInputs;
  readonly selection: Selection;
  readonly fallback: Draft;
}

export function prepareDraft(input: DraftInput): Prepared {
  const inputs = shelve(input);
  const selection = selectQuotes(input.plan.checklist, inputs);
  return { input, inputs, selection, fallback: draftFromQuotes(input, inputs, selection) };
}

/**
 * The draft from written parts. A part without one cited sentence is not used: the fallback's quotes stand in for it
 * (`unusablePart`), and for what was found that the answer leaves out (`unsaidItems`). Where a section has one side of a dispute, the best quote of the other is put beside it.
 * Contradictions, gaps, limits and what nothing answers are code's. Undone when no part can be used.
 */
export function draftFromModel(
  { answer, planned, sections }: WrittenDraft,
  { input, inputs, selection, fallback }: Prepared,
): Reading<Draft> {
  const all = [answer, ...sections];
  if (!all.some(isUsable)) return NOTHING_USABLE;
  const { checklist } = input.plan;
  const opened = input.plan.writingPlan.maximumWords - wordsIn(answer?.blocks ?? []);
  const kept = withinWords(publishable(planned, sections), opened);
  const written = [...(answer?.blocks ?? []), ...kept.flatMap((section) => section.blocks)];
  const left = isUsable(answer)
    ? unsaidItems(written, { checklist, answers: selection.answers }, inputs)
    : [];
  const further = withoutCited(selection, citedIn([...written, ...left]));
  const inSections = planned.map(({ title, itemIds }, index): Section => {
    const own = sections[index];
    const { blocks } = isUsable(own) ? own : writeSection({ title, itemIds, guidance: '' }, further, inputs);
    return { title, itemIds, blocks };
  });
  const said = [...(answer?.blocks ?? []), ...left];
  const opening = isUsable(answer)
    ? [...said, ...otherSides(said, fallback.contradictions, inputs), ...missingBlocks(checklist, inputs)]
    : fallback.answer;
  const room = input.plan.writingPlan.maximumWords - wordsIn(opening);
  const unusable = all.filter((part) => !isUsable(part)).length;
  const used = all.filter(isUsable);
  const requests = collectRequests(answer, sections, planned);
  return accept<Draft>(
    {
      ...fallback,
      answer: opening,
      sections: withinWords(inSections, room).filter((section) => section.blocks.length > 0),
      limitations: [
        WRITTEN_FROM_QUOTES,
        ...(unusable > 0 ? [PARTLY_QUOTED] : []),
        ...fallback.limitations.filter((limit) => limit !== QUOTED_ONLY),
      ],
      requests: requests.slice(0, MAX_REQUESTS),
      gaps: [...fallback.gaps, ...notLookedAt(requests.slice(MAX_REQUESTS), input)],
      method: 'written',
      sentencesCorrected: used.reduce((sum, part) => sum + part.corrected, 0),
      sentencesDropped: used.reduce((sum, part) => sum + part.left, 0),
    },
    addDropped(...all.map((part) => countedOf(part)), {
      unusablePart: unusable,
      unsaidItem: left.length,
      statedTopic: countStating(requests, input),
    }),
  );
}

/** Of the quotes of each item those that the written answer leaves to its section. */
function withoutCited({ answers, further }: Selection, cited: readonly string[]): Pick<Selection, 'further'> {
  const known = new Set(cited);
  const rest = [...further].map(([itemId, quotes]): [string, readonly Evidence[]] => {
    const all = [...(answers.get(itemId) ?? []), ...quotes];
    return [itemId, all.filter((one) => !known.has(one.id))];
  });
  return { further: new Map(rest) };
}

function isUsable(part: MendedPart | undefined): part is MendedPart {
  return part !== undefined && citedIn(part.blocks).length > 0;
}

/** What a part that is not used has left out says nothing about the draft, but for its requests. */
function countedOf(part: MendedPart | undefined): Dropped {
  return isUsable(part) ? part.dropped : {};
}

function collectRequests(
  answer: MendedPart | undefined,
  sections: readonly (MendedPart | undefined)[],
  planned: readonly { readonly title: string }[],
): readonly InformationRequest[] {
  const all: readonly InformationRequest[] = [
    ...(answer?.topics ?? []).map((topic) => ({ topic })),
    ...sections.flatMap((part, index) =>
      (part?.topics ?? []).map((topic) => ({ topic, section: planned[index]?.title ?? '' })),
    ),
  ];
  const first = new Map<string, InformationRequest>();
  for (const request of all) {
    const key = textKey(request.topic);
    if (key !== '' && !first.has(key)) first.set(key, request);
  }
  return [...first.values()];
}
