import type { Evidence } from '#shared/domain/evidence.ts';
import { revisionId } from '#shared/domain/query.ts';
import type { Draft, Section } from '#shared/domain/report.ts';
import { type AskedBrief, gapsOnTopics, titleOnTopics } from './name-topic.ts';

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
  return {
    ...draft,
    revision,
    sections: found.length > 0 ? [...draft.sections, added] : draft.sections,
    gaps:
      found.length > 0 ? draft.gaps : [...draft.gaps, ...gapsOnTopics(draft.requests, { brief, evidence })],
    requests: [],
  };
}
