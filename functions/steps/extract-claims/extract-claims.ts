import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { findCopies } from '#shared/domain/copies.ts';
import * as z from 'zod';
import { type Cursor, waveId } from '#shared/domain/query.ts';
import { loadFindings, iterationPrefix } from '#shared/research/findings.ts';
import { earlierRun } from '#shared/research/standing/earlier-reading.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { asksWhether } from '#shared/text/stance/stance.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { ONLY } from '#shared/domain/records.ts';
import { readModel } from '#shared/research/read-model.ts';
import { SHORTER_NOTES } from '#shared/prompting/compress-notes.ts';
import { labelUsable } from '#shared/prompting/handles.ts';
import { claimsFromModel } from './from-model.ts';
import { type WeighingInput, groupStatements } from './group-statements.ts';
import { promptForClaims } from './prompt.ts';

const Output = z.object({ claimCount: z.int() });

/** Statements over all sources, grouped, for and against, scored by the formulas of seed 001. */
export const extractClaimsStep: Step<'ExtractClaims', WaveInput, z.infer<typeof Output>> = {
  state: 'ExtractClaims',
  input: WaveInput,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const evidence = await ports.research.list(job, 'EVIDENCE');
    const sources = await ports.research.list(job, 'SOURCE');
    const known: WeighingInput = {
      evidence,
      sources: new Map(sources.map((source) => [source.id, source])),
      sourcesPerClaim: ports.config.research.sourcesPerClaim,
      claimsPerUnit: ports.config.research.claimsPerUnit,
      copies: findCopies(evidence),
    };
    const wave = waveId(input.cursor);
    const claims =
      (await claimsOfRunBefore(evidence, context)) ??
      (await claimsByModel(known, input.cursor, context)) ??
      (await claimsByWords(known, context));
    await ports.research.putAll(
      job,
      'CLAIM',
      claims.map((claim, index) => ({ id: recordId(wave, index, claim), record: claim })),
    );
    const contradicted = claims.filter((claim) => claim.contradictionFlag).length;
    return {
      output: { claimCount: claims.length },
      message: `${claims.length} claims${contradicted > 0 ? `, ${contradicted} contradicted` : ''}`,
      data: { claimCount: claims.length, contradicted },
    };
  },
};

/** The same quotes add up to the same claims: a run of a standing question that found nothing new asks nobody about them. */
async function claimsOfRunBefore(
  evidence: readonly Evidence[],
  { ports, job }: StepContext<'ExtractClaims'>,
): Promise<readonly Claim[] | undefined> {
  const earlier = earlierRun(job);
  if (!earlier || evidence.length === 0) return undefined;
  const before = await ports.research.list(earlier, 'EVIDENCE');
  const ids = new Set(before.map(({ id, archiveHash }) => `${id} ${archiveHash}`));
  const isSame =
    before.length === evidence.length && evidence.every((one) => ids.has(`${one.id} ${one.archiveHash}`));
  if (!isSame) return undefined;
  const { claims } = await loadFindings(ports.research, earlier);
  return claims.length === 0 ? undefined : claims;
}

/** Records are listed by id: the place in the list keeps the order in which the claims were made. */
function recordId(wave: string, index: number, { id }: Claim): string {
  return `${wave}-${String(index).padStart(3, '0')}-${id}`;
}

async function claimsByWords(
  known: WeighingInput,
  context: StepContext<'ExtractClaims'>,
): Promise<readonly Claim[]> {
  const words = known.evidence.flatMap((one) => terms(one.quote));
  const idf = await corpusIdf(context.ports.statistics, words);
  return groupStatements({ ...known, idf, asked: await askedByYesOrNo(context) });
}

/** The items that are a question of yes or no, the question itself where it is the only item. */
async function askedByYesOrNo({
  ports,
  job,
}: StepContext<'ExtractClaims'>): Promise<ReadonlyMap<string, string>> {
  const plan = await ports.research.get(job, 'PLAN', ONLY);
  const brief = await ports.research.get(job, 'BRIEF', ONLY);
  const checklist = plan?.checklist ?? [];
  const asked = checklist.flatMap(({ id, description }) => {
    const wordings = checklist.length === 1 ? [description, brief?.question ?? ''] : [description];
    const question = wordings.find(asksWhether);
    return question === undefined ? [] : [[id, question] as const];
  });
  return new Map(asked);
}

/**
 * One list over the new quotes of the wave, with the claims of earlier waves beside them, so that quotes on one fact meet
 * and may support or contradict one another. A wave without a new quote keeps the claims of the one before, and nobody is
 * asked; nor for a brief answer, whose writer has the quotes themselves and does not wait for this.
 */
async function claimsByModel(
  known: WeighingInput,
  cursor: Cursor,
  context: StepContext<'ExtractClaims'>,
): Promise<readonly Claim[] | undefined> {
  const { ports, job } = context;
  const brief = await ports.research.get(job, 'BRIEF', ONLY);
  const isAsked = ports.model.name !== 'none' && job.settings.format !== 'brief';
  if (!brief || known.evidence.length === 0 || !isAsked) return undefined;
  const wave = waveId(cursor);
  const evidence = labelUsable(known.evidence, known.sources).map((one) => one.evidence);
  const earlier = await earlierClaims(cursor, context);
  const isUnchanged = evidence.every((one) => one.waveId !== wave);
  if (isUnchanged && earlier.length > 0) return earlier;
  const inputs = {
    ...known,
    evidence,
    earlier,
    wave,
    today: job.createdAt.slice(0, 10),
    brief,
    question: brief.question,
  };
  const prompt = promptForClaims(inputs);
  const shorter = SHORTER_NOTES.map((attempt) => () => promptForClaims(inputs, attempt));
  const ask = { role: 'reader' as const, prompt, shorter, wave, index: '' };
  const claims = await readModel(context, ask, (reply) => claimsFromModel(reply, inputs));
  return claims?.length === 0 ? undefined : claims;
}

/** The claims of the wave before, in the order in which they were made. */
async function earlierClaims(
  { iteration }: Cursor,
  { ports, job }: StepContext<'ExtractClaims'>,
): Promise<readonly Claim[]> {
  if (iteration === 1) return [];
  return ports.research.list(job, 'CLAIM', iterationPrefix('CLAIM', iteration - 1));
}
