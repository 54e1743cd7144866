import { revisionId } from '#shared/domain/query.ts';
import type { Draft, InformationRequest } from '#shared/domain/report.ts';
import type { StepContext } from '#shared/research/step.ts';
import { notLookedAt, nothingFoundOn } from '#shared/research/name-topics.ts';
import { writeParts } from '#shared/research/write-parts.ts';
import { readRevisions, revisionFromModel } from './from-model.ts';
import { reviseWithoutModel } from './without-model.ts';
import { type RevisionPromptInput, evidenceForRevision, partsAsking, promptForRevision } from './prompt.ts';
import { unmetRequests } from './unmet-requests.ts';

type Context = StepContext<'ReviseReport'>;

/**
 * The sections that asked for more, where a new quote concerns them, side by side; after them the answer, where it asked or
 * a section has changed. Undefined when the fallback must do it: without a model, or where nothing new concerns anything.
 */
export async function reviseWithModel(
  input: RevisionPromptInput,
  context: Context,
): Promise<Draft | undefined> {
  const concerned = concernedBy(input);
  if (context.ports.model.name === 'none' || concerned.length === 0) return undefined;
  const ofSections = concerned.filter(({ section }) => section !== undefined);
  const ofAnswer = concerned.filter(({ section }) => section === undefined);
  const sections = await revise(input, { requests: ofSections, name: 'sections' }, context);
  const changed = sections === undefined ? [] : ofSections.map(({ topic }) => ({ topic }));
  const unwritten = sections === undefined ? ofSections : [];
  const asking = ofAnswer.length > 0 ? ofAnswer : changed;
  const known = { ...input, draft: sections ?? input.draft };
  const requests = asking.length === 0 ? [] : [...asking, ...unwritten];
  const answered = await revise(known, { requests, name: 'answer' }, context);
  const draft = answered ?? (sections && withQuotes(sections, ofAnswer, input));
  if (draft === undefined) return undefined;
  const further = [...(sections?.requests ?? []), ...(answered?.requests ?? [])];
  const { evidence, revision, brief } = input;
  const unmet = unmetRequests(input.draft.requests, { draft, evidence, revision, question: brief.question });
  const left = notLookedAt(further.slice(MAX_REQUESTS), input);
  const gaps = [...new Set([...draft.gaps, ...nothingFoundOn(unmet, input), ...left])];
  return { ...draft, gaps, requests: further.slice(0, MAX_REQUESTS) };
}

const MAX_REQUESTS = 4;

/** What the answer asked for and its writer did not work in is given as quotes. */
function withQuotes(
  draft: Draft,
  requests: readonly InformationRequest[],
  { evidence, revision, brief }: RevisionPromptInput,
): Draft {
  if (requests.length === 0) return draft;
  return reviseWithoutModel({ draft: { ...draft, requests }, evidence, revision, brief });
}

/** The requests of parts that a new quote concerns. */
function concernedBy(input: RevisionPromptInput): readonly InformationRequest[] {
  const parts = partsAsking(input.draft).filter((part) => evidenceForRevision(part, input).found.length > 0);
  return input.draft.requests.filter(({ section }) => parts.some((part) => part.section === section));
}

interface Revising {
  readonly requests: readonly InformationRequest[];
  readonly name: string;
}

/** The draft with the parts revised that these requests are of; undefined where there are none, or none could be. */
async function revise(
  input: RevisionPromptInput,
  { requests, name }: Revising,
  context: Context,
): Promise<Draft | undefined> {
  if (requests.length === 0) return undefined;
  const own = { ...input, draft: { ...input.draft, requests } };
  const isOfAnswer = requests.some(({ section }) => section === undefined);
  return writeParts(context, {
    // What is left of the sections after the answer is the fallback's.
    parts: partsAsking(own.draft).filter(({ section }) => !isOfAnswer || section === undefined),
    wave: revisionId(input.revision),
    name,
    promptFor: (part, attempt) => promptForRevision(part, own, attempt),
    material: own,
    read: (replies) => readRevisions(replies, own),
    join: (written, rewritten) => revisionFromModel(written, own, rewritten),
  });
}
