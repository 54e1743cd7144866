import { NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import type { Draft, InformationRequest } from '#shared/domain/report.ts';
import { citedIn } from '#shared/domain/cited-in.ts';
import { type Mended, mendWritten } from '#shared/prompting/mend-written.ts';
import { firmnessIn } from '#shared/domain/claim.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import {
  type ReadPart,
  type Written,
  type WrittenFrom,
  readWritten,
} from '#shared/prompting/read-written.ts';
import { countStating, notLookedAt } from '#shared/research/name-topics.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import {
  type AskingPart,
  type RevisionInput,
  evidenceForRevision,
  partsAsking,
  splitAnswer,
  wordsForRevision,
} from './prompt.ts';
import { reviseWithoutModel } from './without-model.ts';

const MAX_REQUESTS = 4;
/** A revision that keeps less of what a part cites than this has lost it. */
const LEAST_KEPT = 0.5;

interface Revised {
  readonly part: AskingPart;
  readonly written: Mended & Pick<Written, 'topics'>;
}

/**
 * The draft with its revised parts, as `readRevisions` read them; `rewritten` is what the writer made of their faulty
 * sentences. A part that lost half of its citations is not taken (`unusablePart`), and its topics are left to the
 * fallback. What was asked before is not asked again.
 */
export function revisionFromModel(
  parts: readonly (ReadPart | undefined)[],
  input: RevisionInput,
  rewritten: readonly (string | undefined)[] = [],
): Reading<Draft> {
  const asking = partsAsking(input.draft);
  const revised = mendRevisions(asking, parts, rewritten).filter((one) => keepsCitations(one));
  if (revised.length === 0) return NOTHING_USABLE;
  const handled = new Set(revised.map(({ part }) => part.section));
  const left = input.draft.requests.filter((request) => !handled.has(request.section));
  const base = { ...input.draft, revision: input.revision, requests: left };
  const draft = left.length > 0 ? reviseWithoutModel({ ...input, draft: base }) : base;
  const further = newRequests(revised, input.draft);
  const count = (key: 'corrected' | 'left'): number =>
    revised.reduce((sum, one) => sum + one.written[key], 0);
  return accept<Draft>(
    {
      ...replaceParts(draft, revised),
      method: 'written',
      requests: further.slice(0, MAX_REQUESTS),
      gaps: [...draft.gaps, ...notLookedAt(further.slice(MAX_REQUESTS), input)],
      sentencesCorrected: (draft.sentencesCorrected ?? 0) + count('corrected'),
      sentencesDropped: (draft.sentencesDropped ?? 0) + count('left'),
    },
    addDropped(...revised.map(({ written }) => written.dropped), {
      unusablePart: asking.length - revised.length,
      statedTopic: countStating(further, input),
    }),
  );
}

/** What was written of the parts, in the order of `partsAsking`. */
export function readRevisions(
  replies: readonly (WrittenPart | undefined)[],
  input: RevisionInput,
): readonly (ReadPart | undefined)[] {
  return partsAsking(input.draft).map((part, index) => {
    const reply = replies[index];
    if (!reply) return undefined;
    const { cited, found } = evidenceForRevision(part, input);
    const from: WrittenFrom = {
      evidence: [...cited, ...found],
      about: (evidence) => describeOrigin(evidence, input.sources),
      asked: [input.brief.question, input.brief.originalQuestion, part.section ?? ''].join('\n'),
      maximumWords: wordsForRevision(part) * 1.25,
      firmness: firmnessIn(
        input.claims,
        [...cited, ...found].map((one) => one.evidence.id),
      ),
    };
    return { from, written: readWritten(reply.paragraphs, from) };
  });
}

function mendRevisions(
  asking: readonly AskingPart[],
  parts: readonly (ReadPart | undefined)[],
  rewritten: readonly (string | undefined)[],
): readonly Revised[] {
  let at = 0;
  return asking.flatMap((part, index) => {
    const read = parts[index];
    if (!read) return [];
    const { written, from } = read;
    const own = rewritten.slice(at, at + written.faulty.length);
    at += written.faulty.length;
    const mended = mendWritten(written, own, from);
    const dropped = addDropped(written.dropped, mended.dropped);
    return [{ part, written: { ...mended, dropped, topics: written.topics } }];
  });
}

function keepsCitations({ part, written }: Revised): boolean {
  const before = new Set(citedIn(part.blocks));
  const after = new Set(citedIn(written.blocks));
  const kept = [...before].filter((id) => after.has(id)).length;
  return after.size > 0 && kept >= before.size * LEAST_KEPT;
}

function replaceParts(draft: Draft, revised: readonly Revised[]): Draft {
  const blocksOf = new Map(revised.map(({ part, written }) => [part.section, written.blocks]));
  return {
    ...draft,
    answer: [...(blocksOf.get(undefined) ?? splitAnswer(draft).written), ...splitAnswer(draft).said],
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
  return all.filter(({ topic }) => !asked.has(textKey(topic)) && asked.add(textKey(topic)));
}
