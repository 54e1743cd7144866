import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { STANCE_FEATURES } from '#shared/text/stance/stance-features.ts';
import { measureStance } from '#shared/text/stance/stance.ts';
import { halfOf } from '../halves.ts';
import { fitStance, type MeasuredPair, type Weights } from './fit-weights.ts';
import { judge, type StanceFigures } from './judge.ts';
import { readStanceSets } from './stance-pairs.ts';

const WEIGHTS = fileURLToPath(new URL('../../../shared/text/stance/stance-weights.json', import.meta.url));
const LEAST_RECALL = 0.5;
const LEAST_MACRO_F1 = 0.65;

process.exitCode = await main();

/** Writes the weights with what they were fitted on and how they do on what was left out; 1 when that is too little. */
async function main(): Promise<number> {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
  if (data === undefined) {
    process.stderr.write('Usage: npm run fit:stance -- --data DIR\n');
    return 2;
  }
  const pairs = (await readStanceSets(data)).flatMap(({ name, pairs: own }) =>
    own.map(({ id, claim, sentences, refutes }) => ({
      id,
      set: name,
      refutes,
      features: measureStance(claim, sentences),
    })),
  );
  const leftOut = leaveOut(pairs);
  const provenance = { sets: count(pairs), leftOut };
  await writeFile(WEIGHTS, `${JSON.stringify({ weights: fitStance(pairs), provenance }, null, 2)}\n`);
  for (const { left, recall, macroF1 } of leftOut)
    process.stdout.write(`${left}: recall ${recall.toFixed(3)}, macro-F1 ${macroF1.toFixed(3)}\n`);
  const [scifact] = leftOut;
  return scifact !== undefined && scifact.recall >= LEAST_RECALL && scifact.macroF1 >= LEAST_MACRO_F1 ? 0 : 1;
}

type NamedPair = MeasuredPair & { readonly id: string };

interface LeftOut extends StanceFigures {
  readonly left: string;
}

/** Each set judged by weights of the other sets, then each half of each set by weights of all the rest. */
function leaveOut(pairs: readonly NamedPair[]): readonly LeftOut[] {
  const names = [...new Set(pairs.map(({ set }) => set))];
  const splits = [
    ...names.map((name) => ({ left: name, isLeft: (pair: NamedPair) => pair.set === name })),
    ...names.flatMap((name) =>
      (['tune', 'check'] as const).map((half) => ({
        left: `${name}, ${half} half`,
        isLeft: (pair: NamedPair) => pair.set === name && halfOf(pair.id) === half,
      })),
    ),
  ];
  return splits.map(({ left, isLeft }) => {
    const weights = fitStance(pairs.filter((pair) => !isLeft(pair)));
    return {
      left,
      ...judge(
        pairs.filter(isLeft).map((pair) => ({ refutes: pair.refutes, found: isAgainst(pair, weights) })),
      ),
    };
  });
}

function isAgainst({ features }: MeasuredPair, weights: Weights): boolean {
  return STANCE_FEATURES.reduce((sum, name) => sum + weights[name] * features[name], weights.bias) > 0;
}

function count(pairs: readonly NamedPair[]): readonly { readonly name: string; readonly pairs: number }[] {
  return [...Map.groupBy(pairs, ({ set }) => set)].map(([name, own]) => ({ name, pairs: own.length }));
}
