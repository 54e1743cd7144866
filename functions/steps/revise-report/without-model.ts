import type { Evidence } from '#shared/domain/evidence.ts';
import { revisionId } from '#shared/domain/query.ts';
import type { Draft, Section } from '#shared/domain/report.ts';
import { titleOn } from '#shared/research/draft-words.ts';

export interface ReviseInput {
  readonly draft: Draft;
  readonly evidence: readonly Evidence[];
  readonly revision: number;
  /** That of the question, a BCP 47 tag. */
  readonly language: string;
}

const QUOTES = 5;

/** The deterministic revision: what the wave found on the topics asked for, as a section of its own. */
export function reviseWithoutModel({ draft, evidence, revision, language }: ReviseInput): Draft {
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
  return {
    ...draft,
    revision,
    sections: found.length > 0 ? [...draft.sections, added] : draft.sections,
    gaps:
      found.length > 0
        ? draft.gaps
        : [...draft.gaps, ...draft.requests.map((request) => `${request.topic}: nothing found.`)],
    requests: [],
  };
}
