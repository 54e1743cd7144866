import { beforeAll, expect, it } from 'vitest';
import type { Cursor } from '#shared/domain/query.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { SMALL_CORPUS, readsWholeCorpus } from '#shared/research/small-corpus.ts';
import { coverageOf } from '../../functions/steps/apply-gate/coverage.ts';
import { contextOf, jobOf, openPorts } from '../../functions/steps/ports.ts';

const SECOND: Cursor = { purpose: 'research', iteration: 2, revision: 0 };

let ports: Ports;
let without: Ports;
let withModel: Ports;
let count = 0;

beforeAll(async () => {
  ports = await openPorts({ environment: { ENCODER: 'minilm' } });
  without = await openPorts({ environment: { ENCODER: 'none' } });
  withModel = await openPorts({ environment: { ENCODER: 'minilm', MODEL_PROVIDER: 'bedrock' } });
});

interface World {
  readonly documents?: number;
  readonly statuses?: readonly ItemStatus[];
  readonly cursor?: Cursor;
  readonly question?: string;
  readonly language?: string;
  readonly given?: Ports;
}

async function reads(world: World = {}): Promise<boolean> {
  const { documents = 24, statuses = ['satisfied', 'unsatisfied'], cursor = SECOND, given = ports } = world;
  const { question = 'Where do I leave the key?', language = 'en' } = world;
  const job = jobOf(`job-${(count += 1)}`);
  await given.research.put(job, 'RARITY', { id: ONLY, record: { documentCount: documents, idf: {} } });
  await given.research.put(job, 'COVERAGE', { id: 'i01', record: coverageOf(...statuses) });
  return readsWholeCorpus({ cursor, question, language }, contextOf(given, job));
}

it('a small corpus is read whole for what the first wave has left open', async () => {
  expect(await reads()).toBe(true);
  expect(await reads({ documents: SMALL_CORPUS })).toBe(true);
});

it.each<[string, () => World]>([
  ['in the first wave', () => ({ cursor: { ...SECOND, iteration: 1 } })],
  ['for a revision', () => ({ cursor: { ...SECOND, purpose: 'revision', revision: 1 } })],
  ['that is large', () => ({ documents: SMALL_CORPUS + 1 })],
  ['that nobody counts', () => ({ documents: 0 })],
  ['where all is answered, if only in part', () => ({ statuses: ['satisfied', 'partial'] })],
  ['in a language that the encoder does not know', () => ({ language: 'pl' })],
  ['without an encoder', () => ({ given: without })],
  ['where a model reads', () => ({ given: withModel })],
])('a corpus is not read whole %s', async (_, world) => {
  expect(await reads(world())).toBe(false);
});
