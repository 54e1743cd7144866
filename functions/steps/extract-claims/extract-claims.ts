import * as z from 'zod';
import { waveId } from '#shared/domain/query.ts';
import { corpusIdf } from '#shared/ports/corpus-idf.ts';
import { type Step, WaveInput } from '#shared/ports/step.ts';
import { terms } from '#shared/text/analyze.ts';
import { groupStatements } from './group-statements.ts';

const Output = z.object({ claimCount: z.int() });

/** Statements over all sources, grouped, for and against, scored by the formulas of seed 001. */
export const extractClaimsStep: Step<WaveInput, z.infer<typeof Output>> = {
  state: 'ExtractClaims',
  input: WaveInput,
  output: Output,
  async run(input, { ports, job }) {
    const evidence = await ports.research.list(job, 'EVIDENCE');
    const sources = await ports.research.list(job, 'SOURCE');
    const idf = await corpusIdf(
      ports.statistics,
      evidence.flatMap((one) => terms(one.quote)),
    );
    const claims = groupStatements({
      evidence,
      sources: new Map(sources.map((source) => [source.id, source])),
      idf,
      sourcesPerClaim: ports.config.research.sourcesPerClaim,
      claimsPerUnit: ports.config.research.claimsPerUnit,
    });
    const wave = waveId(input.cursor);
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
