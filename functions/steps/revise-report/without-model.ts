import type { Evidence } from '#shared/domain/evidence.ts';
import { revisionId } from '#shared/domain/query.ts';
import type { Draft, Section } from '#shared/domain/report.ts';
import { nothingFoundOn } from '#shared/prompting/topic-gaps.ts';
import { titleOn } from '#shared/research/draft-words.ts';
import { unmetRequests } from './unmet-requests.ts';

export interface ReviseInput {
  readonly draft: Draft;
  readonly evidence: readonly Evidence[];
  readonly revision: number;
  /** That of the question, a BCP 47 tag. */
  readonly language: string;
  /** What the job was asked. */
  readonly question: string;
}

const QUOTES = 5;

/** The deterministic revision: what the wave found on the topics asked for, as a section of its own. */
export function reviseWithoutModel({ draft, evidence, revision, language, question }: ReviseInput): Draft {
  const waveId = revisionId(revision);
  const found = evidence
    .filter((one) => one.waveId === waveId)
    .toSorted((a, b) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : 1))
    .slice(0, QUOTES);
  const topics = draft.requests.map((request) => request.topic).join('; ');
  const added: Section = {
    title: titleOn(topics, language),
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
  const unmet = unmetRequests(open, { draft: revised, evidence, revision, question });
  return { ...revised, gaps: [...draft.gaps, ...nothingFoundOn(unmet)] };
}
