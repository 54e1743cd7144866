import type { Evidence } from '#shared/domain/evidence.ts';
import { NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import type { Block, Draft, InformationRequest } from '#shared/domain/report.ts';
import { type Written, readWritten } from '#shared/prompting/read-written.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import {
  type AskingPart,
  type RevisionInput,
  evidenceForRevision,
  partsAsking,
  wordsForRevision,
} from './prompt.ts';
import { reviseWithoutModel } from './without-model.ts';

const MAX_REQUESTS = 4;
/** A revision that keeps less of what a part cites than this has lost it. */
const LEAST_KEPT = 0.5;

interface Revised {
  readonly part: AskingPart;
  readonly written: Written;
}

/**
 * The draft with its revised parts, in the order of `partsAsking`. A part that lost half of its citations is not taken
 * (`unusablePart`), and its topics are left to the fallback. What was asked before is not asked again.
 */
export function revisionFromModel(
  replies: readonly (WrittenPart | undefined)[],
  input: RevisionInput,
): Reading<Draft> {
  const asking = partsAsking(input.draft);
  const read = asking.map((part, index) => readRevision(part, replies[index], input));
  const revised = read.filter((one) => one !== undefined);
  if (revised.length === 0) return NOTHING_USABLE;
  const handled = new Set(revised.map(({ part }) => part.section));
  const left = input.draft.requests.filter((request) => !handled.has(request.section));
  const base = { ...input.draft, revision: input.revision, requests: left };
  const draft = left.length > 0 ? reviseWithoutModel({ ...input, draft: base }) : base;
  return accept<Draft>(
    { ...replaceParts(draft, revised), method: 'written', requests: newRequests(revised, input.draft) },
    addDropped(...revised.map(({ written }) => written.dropped), {
      unusablePart: asking.length - revised.length,
    }),
  );
}

function readRevision(
  part: AskingPart,
  reply: WrittenPart | undefined,
  input: RevisionInput,
): Revised | undefined {
  if (!reply) return undefined;
  const { cited, found } = evidenceForRevision(part, input);
  const written = readWritten(reply.paragraphs, {
    evidence: [...cited, ...found],
    about: (evidence) => aboutSource(evidence, input),
    asked: `${input.brief.question}\n${part.section ?? ''}`,
    maximumWords: wordsForRevision(part) * 1.25,
  });
  const before = citedIn(part.blocks);
  const after = citedIn(written.blocks);
  const kept = [...before].filter((id) => after.has(id)).length;
  return after.size === 0 || kept < before.size * LEAST_KEPT ? undefined : { part, written };
}

function citedIn(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => block.sentences).flatMap((sentence) => sentence.evidenceIds));
}

function aboutSource(evidence: Evidence, { sources }: Pick<RevisionInput, 'sources'>): string {
  const source = sources.find((one) => one.id === evidence.sourceId);
  return `${source?.title ?? ''}\n${source?.publishedAt ?? ''}`;
}

function replaceParts(draft: Draft, revised: readonly Revised[]): Draft {
  const blocksOf = new Map(revised.map(({ part, written }) => [part.section, written.blocks]));
  return {
    ...draft,
    answer: blocksOf.get(undefined) ?? draft.answer,
    sections: draft.sections.map((section) => ({
      ...section,
      blocks: blocksOf.get(section.title) ?? section.blocks,
    })),
  };
}

function newRequests(revised: readonly Revised[], before: Draft): readonly InformationRequest[] {
  const asked = new Set(before.requests.map((request) => textKey(request.topic)));
  const all = revised.flatMap(({ part, written }) =>
    written.topics.map((topic) => ({
      topic,
      ...(part.section === undefined ? {} : { section: part.section }),
    })),
  );
  return all
    .filter(({ topic }) => !asked.has(textKey(topic)) && asked.add(textKey(topic)))
    .slice(0, MAX_REQUESTS);
}
