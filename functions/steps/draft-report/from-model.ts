import type { Evidence } from '#shared/domain/evidence.ts';
import { type Dropped, NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import type { Block, Draft, InformationRequest, Section } from '#shared/domain/report.ts';
import { type Mended, mendWritten } from '#shared/prompting/mend-written.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import {
  type FaultySentence,
  type Written,
  type WrittenFrom,
  readWritten,
} from '#shared/prompting/read-written.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { writeSection } from './compose-sections.ts';
import { type Selection, selectQuotes } from './select-quotes.ts';
import { type ReportPart, evidenceFor, wordsFor } from './prompt.ts';
import {
  type DraftInput,
  QUOTED_ONLY,
  draftWithoutModel,
  otherSides,
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

/** All sentences of the parts that cannot stand, in the order of the report: the answer, then the sections. */
export function faultySentences(parts: WrittenParts, input: DraftInput): readonly FaultySentence[] {
  return readParts(parts, input).flatMap((part) => part?.written.faulty ?? []);
}

/**
 * The draft from written parts. `rewritten` is what the writer made of the faulty sentences, in their order; without it
 * they give way to quotes. A part without one cited sentence is not used: the fallback's quotes stand in for it
 * (`unusablePart`). Contradictions, gaps and limits are code's. Undone when no part can be used.
 */
export function draftFromModel(
  parts: WrittenParts,
  input: DraftInput,
  rewritten: readonly (string | undefined)[] = [],
): Reading<Draft> {
  const planned = input.plan.writingPlan.sections;
  const [answer, ...sections] = mendParts(readParts(parts, input), rewritten);
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
  const opening = isUsable(answer)
    ? [...answer.blocks, ...otherSides(answer.blocks, fallback.contradictions, inputs)]
    : fallback.answer;
  const room = input.plan.writingPlan.maximumWords - wordsIn(opening);
  const unusable = all.filter((part) => !isUsable(part)).length;
  const used = all.filter(isUsable);
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
      sentencesCorrected: used.reduce((sum, part) => sum + part.corrected, 0),
      sentencesDropped: used.reduce((sum, part) => sum + part.left, 0),
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

interface ReadPart {
  readonly written: Written;
  readonly from: WrittenFrom;
}

function readParts(parts: WrittenParts, input: DraftInput): readonly (ReadPart | undefined)[] {
  const planned = input.plan.writingPlan.sections;
  return [
    readPart('answer', parts.answer, input),
    ...planned.map((part, index) => readPart(part, parts.sections[index], input)),
  ];
}

function readPart(part: ReportPart, reply: WrittenPart | undefined, input: DraftInput): ReadPart | undefined {
  if (!reply) return undefined;
  const title = part === 'answer' ? '' : part.title;
  const from: WrittenFrom = {
    evidence: evidenceFor(part, input),
    about: (evidence) => describeOrigin(evidence, input.sources),
    asked: [input.brief.question, input.brief.originalQuestion, title].join('\n'),
    maximumWords: wordsFor(part, input),
    uncited: part === 'answer' ? 'fault' : 'marked',
  };
  return { from, written: readWritten(reply.paragraphs, from) };
}

type MendedPart = Mended & Pick<Written, 'topics'>;

/** Hands out what was rewritten to the parts, each as many sentences as it has faulty ones. */
function mendParts(
  parts: readonly (ReadPart | undefined)[],
  rewritten: readonly (string | undefined)[],
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

function isUsable(part: MendedPart | undefined): part is MendedPart {
  return part !== undefined && citedIn(part.blocks).length > 0;
}

function citedIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => block.sentences).flatMap((sentence) => sentence.evidenceIds);
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
  return [...first.values()].slice(0, MAX_REQUESTS);
}
