import type { Evidence } from '#shared/domain/evidence.ts';
import { revisionId } from '#shared/domain/query.ts';
import type { Draft, Section } from '#shared/domain/report.ts';
import { type AskedBrief, nothingFoundOn, titleOnTopics } from '#shared/research/name-topics.ts';
import { unmetRequests } from './unmet-requests.ts';

export interface ReviseInput {
  readonly draft: Draft;
  readonly evidence: readonly Evidence[];
  readonly revision: number;
  readonly brief: AskedBrief;
}

const QUOTES = 5;

/** The deterministic revision: what the wave found on the topics asked for, as a section of its own. */
export function reviseWithoutModel({ draft, evidence, revision, brief }: ReviseInput): Draft {
  const waveId = revisionId(revision);
  const found = evidence
    .filter((one) => one.waveId === waveId)
    .toSorted((a, b) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : 1))
    .slice(0, QUOTES);
  const added: Section = {
    title: titleOnTopics(draft.requests, { brief, evidence }),
    itemIds: [],
    blocks: [
      {
        form: 'list',
        sentences: found.map((one) => ({ text: one.quote, kind: 'quote', evidenceIds: [one.id] })),
      },
    ],
  };
  const revised: Draft = {
    ...draft,
    revision,
    sections: found.length > 0 ? [...draft.sections, added] : draft.sections,
    requests: [],
  };
  // What was searched for one topic alone stands under its name.
  const isOnOne = found.length > 0 && draft.requests.length === 1;
  const open = isOnOne ? [] : draft.requests;
  const unmet = unmetRequests(open, { draft: revised, evidence, revision, question: brief.question });
  return { ...revised, gaps: [...draft.gaps, ...nothingFoundOn(unmet, { brief, evidence })] };
}
