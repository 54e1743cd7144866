import type { Claim } from '#shared/domain/claim.ts';
import * as z from 'zod';
import { type Cursor, waveId } from '#shared/domain/query.ts';
import { recordPrefix } from '#shared/research/findings.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { asksWhether } from '#shared/text/stance/stance.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { ONLY } from '#shared/domain/records.ts';
import { readModel } from '#shared/research/read-model.ts';
import { SHORTER_NOTES } from '#shared/prompting/compress-notes.ts';
import { labelUsable } from '#shared/prompting/handles.ts';
import { claimsFromModel } from './from-model.ts';
import { type GroupingInput, groupStatements } from './group-statements.ts';
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
    const idf = await corpusIdf(
      ports.statistics,
      evidence.flatMap((one) => terms(one.quote)),
    );
    const known: GroupingInput = {
      evidence,
      sources: new Map(sources.map((source) => [source.id, source])),
      idf,
      sourcesPerClaim: ports.config.research.sourcesPerClaim,
      claimsPerUnit: ports.config.research.claimsPerUnit,
      asked: await askedByYesOrNo(context),
    };
    const wave = waveId(input.cursor);
    const claims = (await claimsByModel(known, input.cursor, context)) ?? groupStatements(known);
    await ports.research.putAll(
      job,
      'CLAIM',
      claims.map((claim) => ({ id: `${wave}-${claim.id}`, record: claim })),
    );
    const contradicted = claims.filter((claim) => claim.contradictionFlag).length;
    return {
      output: { claimCount: claims.length },
      message: `${claims.length} claims${contradicted > 0 ? `, ${contradicted} contradicted` : ''}`,
      data: { claimCount: claims.length, contradicted },
    };
  },
};

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
 * One list over all quotes, so that those on one fact meet, and may support or contradict one another. A wave without a
 * new quote keeps the claims of the one before, and nobody is asked.
 */
async function claimsByModel(
  known: GroupingInput,
  cursor: Cursor,
  context: StepContext<'ExtractClaims'>,
): Promise<readonly Claim[] | undefined> {
  const { ports, job } = context;
  const brief = await ports.research.get(job, 'BRIEF', ONLY);
  if (!brief || known.evidence.length === 0 || ports.model.name === 'none') return undefined;
  const wave = waveId(cursor);
  const evidence = labelUsable(known.evidence, known.sources).map((one) => one.evidence);
  const isUnchanged = cursor.iteration > 1 && evidence.every((one) => one.waveId !== wave);
  const earlier = isUnchanged
    ? await ports.research.list(job, 'CLAIM', recordPrefix('CLAIM', cursor.iteration - 1))
    : [];
  if (earlier.length > 0) return earlier;
  const inputs = { ...known, evidence, today: job.createdAt.slice(0, 10), brief };
  const prompt = promptForClaims(inputs);
  const shorter = SHORTER_NOTES.map((attempt) => () => promptForClaims(inputs, attempt));
  const ask = { role: 'reader' as const, prompt, shorter, wave, index: '' };
  return readModel(context, ask, (reply) => claimsFromModel(reply, { ...known, evidence }));
}
