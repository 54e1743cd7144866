import type { Evidence } from '#shared/domain/evidence.ts';
import { type Dropped, NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import type { Block, Draft, InformationRequest, Section } from '#shared/domain/report.ts';
import { type Written, readWritten } from '#shared/prompting/read-written.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { writeSection } from './compose-sections.ts';
import { type Selection, selectQuotes } from './select-quotes.ts';
import { type ReportPart, evidenceFor, wordsFor } from './prompt.ts';
import {
  type DraftInput,
  QUOTED_ONLY,
  draftWithoutModel,
  shelve,
  withinWords,
  wordsIn,
} from './without-model.ts';

/** What the writers handed in: the answer, and the sections in the order of the writing plan; undefined where none came. */
export interface WrittenParts {
  readonly answer: WrittenPart | undefined;
  readonly sections: readonly (WrittenPart | undefined)[];
}

const MAX_REQUESTS = 4;
const WRITTEN_FROM_QUOTES =
  'The text was written by a language model from the quotes that it cites; the quotes are verified, the wording between them is not.';
const PARTLY_QUOTED = 'Parts that could not be written are given as quotes.';

/**
 * The draft from written parts. A part without one cited sentence is not used: the fallback's quotes stand in for it
 * (`unusablePart`). Contradictions, gaps and limits are code's. Undone when no part can be used.
 */
export function draftFromModel(parts: WrittenParts, input: DraftInput): Reading<Draft> {
  const planned = input.plan.writingPlan.sections;
  const answer = readPart('answer', parts.answer, input);
  const sections = planned.map((part, index) => readPart(part, parts.sections[index], input));
  const all = [answer, ...sections];
  if (!all.some(isUsable)) return NOTHING_USABLE;
  const fallback = draftWithoutModel(input);
  const inputs = shelve(input);
  const unsaid = withoutCited(selectQuotes(input.plan.checklist, inputs), citedIn(answer?.blocks ?? []));
  const written = planned.map((part, index): Section => {
    const own = sections[index];
    if (!isUsable(own)) return writeSection(part, unsaid, inputs);
    return { title: part.title, itemIds: part.itemIds, blocks: own.blocks };
  });
  const opening = isUsable(answer) ? answer.blocks : fallback.answer;
  const room = input.plan.writingPlan.maximumWords - wordsIn(opening);
  const unusable = all.filter((part) => !isUsable(part)).length;
  return accept<Draft>(
    {
      ...fallback,
      answer: opening,
      sections: withinWords(written, room).filter((section) => section.blocks.length > 0),
      limitations: [
        WRITTEN_FROM_QUOTES,
        ...(unusable > 0 ? [PARTLY_QUOTED] : []),
        ...fallback.limitations.filter((limit) => limit !== QUOTED_ONLY),
      ],
      requests: collectRequests(answer, sections, planned),
      method: 'written',
    },
    addDropped(...all.map((part) => countedOf(part)), { unusablePart: unusable }),
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

function readPart(part: ReportPart, reply: WrittenPart | undefined, input: DraftInput): Written | undefined {
  if (!reply) return undefined;
  const title = part === 'answer' ? '' : part.title;
  return readWritten(reply.paragraphs, {
    evidence: evidenceFor(part, input),
    about: (evidence) => aboutSource(evidence, input),
    asked: `${input.brief.question}\n${title}`,
    maximumWords: wordsFor(part, input),
  });
}

function aboutSource(evidence: Evidence, { sources }: Pick<DraftInput, 'sources'>): string {
  const source = sources.find((one) => one.id === evidence.sourceId);
  return `${source?.title ?? ''}\n${source?.publishedAt ?? ''}`;
}

function isUsable(part: Written | undefined): part is Written {
  return part !== undefined && citedIn(part.blocks).length > 0;
}

function citedIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => block.sentences).flatMap((sentence) => sentence.evidenceIds);
}

/** What a part that is not used has left out says nothing about the draft, but for its requests. */
function countedOf(part: Written | undefined): Dropped {
  return isUsable(part) ? part.dropped : {};
}

function collectRequests(
  answer: Written | undefined,
  sections: readonly (Written | undefined)[],
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
  return [...first.values()].slice(0, MAX_REQUESTS);
}
