import { type Dropped, NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import type { Block, Draft, Sentence } from '#shared/domain/report.ts';
import { isRefusal } from '#shared/prompting/refusal.ts';
import { isSearchOff } from '#shared/domain/search-trouble.ts';
import { readModel } from '#shared/research/read-model.ts';
import type { StepContext } from '#shared/research/step.ts';
import { readWritten } from '#shared/prompting/read-written.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { UNSOURCED_NOTICE } from '#shared/research/draft-words.ts';
import { promptForKnowledge, unsourcedWords } from './prompt.ts';
import { connective } from './draft-inputs.ts';
import { type DraftInput, draftWithoutModel } from './without-model.ts';

export const UNSOURCED_LIMIT =
  'The text is a language model’s own knowledge. It may be wrong or out of date, and no part of it can be traced to a source.';

/**
 * What a model knows by itself, where search is off and nothing was read; undefined everywhere else, and where no model
 * can say anything. It never cites: what looks like a reference is left out, and every sentence counts as uncited.
 */
export async function writeUnsourced(
  input: DraftInput,
  context: StepContext<'DraftReport'>,
): Promise<Draft | undefined> {
  const { job, ports } = context;
  const isAlone = isSearchOff(job.settings) && input.evidence.length === 0;
  if (!isAlone || ports.model.name === 'none') return undefined;
  const prompt = promptForKnowledge({ ...input, today: job.createdAt.slice(0, 10) });
  const ask = { role: 'writer' as const, prompt, wave: 'r00', index: 'unsourced' };
  return readModel(context, ask, (reply) => draftUnsourced(reply, input));
}

export function draftUnsourced(reply: WrittenPart, input: DraftInput): Reading<Draft> {
  if (isRefusal(reply.paragraphs)) return NOTHING_USABLE;
  const written = readWritten(reply.paragraphs, {
    evidence: [],
    about: () => '',
    asked: input.brief.question,
    maximumWords: unsourcedWords(input.plan),
    firmness: new Set(),
  });
  const { blocks, dropped } = withoutReferences(written.blocks);
  if (blocks.length === 0) return NOTHING_USABLE;
  const { uncited: _all, ...others } = written.dropped;
  return accept<Draft>(
    {
      ...draftWithoutModel(input),
      answer: [{ form: 'paragraph', sentences: [connective(UNSOURCED_NOTICE)] }, ...blocks],
      sections: [],
      contradictions: [],
      limitations: [UNSOURCED_LIMIT],
      requests: [],
      method: 'unsourced',
    },
    addDropped(others, dropped),
  );
}

/** Signs of a source that nobody has read: an identifier, the abbreviation that stands for authors, a name and a year. */
const REFERENCES: readonly RegExp[] = [
  /\bet al\b|\bdoi\b|\b10\.\d{4,9}\/\S|\bPMC?ID\b|\bPMC\d|\barxiv\b/iu,
  /\(\p{Lu}[^()]{1,80}?,? (?:19|20)\d{2}[a-z]?(?:;[^()]{0,200})?\)/u,
  /\p{Lu}[\p{L}’'-]+ \((?:19|20)\d{2}[a-z]?\)/u,
];

function withoutReferences(blocks: readonly Block[]): {
  readonly blocks: readonly Block[];
  readonly dropped: Dropped;
} {
  const all = blocks.flatMap((block) => block.sentences);
  const kept = blocks
    .map((block) => ({ ...block, sentences: block.sentences.filter((one) => !refersToSource(one)) }))
    .filter((block) => block.sentences.length > 0)
    .map((block) => ({ ...block, sentences: block.sentences.map(asUnsourced) }));
  const left = kept.flatMap((block) => block.sentences);
  return { blocks: kept, dropped: { unsourcedReference: all.length - left.length } };
}

/** Nothing that a model says by itself passes for a mere connective. */
function asUnsourced({ text }: Sentence): Sentence {
  return { text, kind: 'written', evidenceIds: [] };
}

function refersToSource({ text }: Sentence): boolean {
  return REFERENCES.some((sign) => sign.test(text));
}
