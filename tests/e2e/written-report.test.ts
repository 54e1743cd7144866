import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Report } from '#shared/domain/report.ts';
import { verifyQuotes } from '../bench/end-to-end/verify-quotes.ts';
import { TASKS, taskOf } from '../support/prompt-reading.ts';
import { type ScriptedModel, startScriptedModel } from '../support/scripted-model.ts';
import { respond } from '../workflow/models/responder.ts';
import { CORPUS, QUESTION, type Ran, runHere } from './run-command.ts';

/** As a user sets them up: nothing but what docs/models.md says. */
const SETUPS = {
  bedrock: (server: ScriptedModel) => ({
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.bedrockEndpoint,
  }),
  openai: (server: ScriptedModel) => ({ OPENAI_BASE_URL: server.openaiBaseUrl, DEFAULT_MODEL: 'reed-1' }),
} as const;

describe.each(['bedrock', 'openai'] as const)('R6.10 npm run research with %s', (service) => {
  let folder: string;
  let ran: Ran;
  let jobId: string;
  let report: Report;
  let server: ScriptedModel;
  const data = (): string => join(folder, 'data');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
    server = await startScriptedModel(respond());
    for (const [name, value] of Object.entries(SETUPS[service](server))) vi.stubEnv(name, value);
    const words = ['research', QUESTION, '--corpus', CORPUS, '--max-iterations', '1', '--model', service];
    ran = await runHere([...words, '--data', data()]);
    [jobId = ''] = await readdir(join(data(), 'reports'));
    const text = await readFile(join(data(), 'reports', jobId, 'report.json'), 'utf8');
    report = Report.parse(JSON.parse(text));
  }, 180_000);

  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('says which model it asks, and asks it for all that a report takes', () => {
    expect(ran.code).toBe(0);
    expect(ran.err).toContain(`Model: ${service}, `);
    const others = ['refinement', 'request_queries', 'revision', 'judgement'];
    const needed = TASKS.filter((task) => !others.includes(task));
    expect([...new Set(server.requests.map(taskOf))].toSorted()).toEqual(needed.toSorted());
  });

  test('gives a written report, every step of which had its model', () => {
    expect(report).toMatchObject({ method: 'written', trust: { degradedSteps: [], quotesDropped: 0 } });
    const sentences = report.answer.flatMap((block) => block.sentences);
    expect(sentences.some((one) => one.kind === 'written' && one.evidenceIds.length > 0)).toBe(true);
    expect(ran.out).toMatch(/\[1\]/u);
  });

  test('cites quotes that stand in the archive, character by character', async () => {
    const { quotes, verified } = await verifyQuotes(report, data());
    expect(quotes).toBeGreaterThan(3);
    expect(verified).toBe(quotes);
  });

  test('is replayed without the service, byte for byte', async () => {
    const asked = server.requests.length;
    const replayed = await runHere(['replay', jobId, '--data', data()]);
    expect(replayed.out).toContain('comes out identical, byte for byte');
    expect(server.requests).toHaveLength(asked);
  });
});
