import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preflight } from '#local/preflight.ts';
import type { Finding, PreflightOptions } from '#shared/api/session.ts';
import { type Script, startScriptedModel } from '#tests/support/scripted-model.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-preflight-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** A port on which nobody listens. */
const NOBODY = 'http://127.0.0.1:9';

type Looked = Readonly<Record<string, Omit<Finding, 'about'>>>;

/** What is found, by what was looked at; each is reported as soon as it is known. */
async function look(
  environment: Readonly<Record<string, string>> = {},
  options: Partial<PreflightOptions> = {},
): Promise<Looked> {
  for (const [name, value] of Object.entries({ PLUMBLINE_DATA: folder, ...environment })) {
    vi.stubEnv(name, value);
  }
  const reported: Finding[] = [];
  const found = await preflight({
    dataFolder: undefined,
    model: undefined,
    asksModel: true,
    onFinding: (finding) => reported.push(finding),
    ...options,
  });
  expect(reported).toEqual(expect.arrayContaining([...found]));
  return Object.fromEntries(found.map(({ about, ...rest }) => [about, rest]));
}

async function lookAtModel(script: Script, options: Partial<PreflightOptions> = {}) {
  const server = await startScriptedModel(script);
  const settings = { OPENAI_BASE_URL: server.openaiBaseUrl, OPENAI_API_KEY: 'k3y', DEFAULT_MODEL: 'reed-1' };
  try {
    const found = await look(
      { ...settings, MODEL_PRICES: '{"reed-*": {"input": 2, "output": 10}}' },
      { model: 'openai', ...options },
    );
    return { model: found['Model'], asked: server.requests.length };
  } finally {
    await server.close();
  }
}

describe('R1.9 the preflight', () => {
  test('finds that all is well where a first run needs nothing', async () => {
    const found = await look();
    expect(Object.keys(found)).toEqual(['Node.js', 'Settings', 'Data folder', 'Documents', 'Model']);
    expect(Object.values(found).map(({ state }) => state)).toEqual(Array(5).fill('works'));
    expect(found['Data folder']?.text).toMatch(new RegExp(`^${folder}, \\d+ MB free$`, 'u'));
    expect(found['Documents']?.text).toBe('the documentation of the installed packages');
    expect(found['Model']?.text).toMatch(/^none: /u);
  });

  test('says which setting cannot be used, and looks no further', async () => {
    const found = await look({ MAX_ITERATIONS: 'many' });
    expect(Object.keys(found)).toEqual(['Node.js', 'Settings']);
    expect(found['Settings']?.state).toBe('fails');
    expect(found['Settings']?.text).toContain('MAX_ITERATIONS');
  });

  test('says where data cannot be kept, and what to do', async () => {
    await writeFile(join(folder, 'file'), '');
    const found = await look({}, { dataFolder: join(folder, 'file', 'data') });
    expect(found['Data folder']).toMatchObject({ state: 'fails' });
    expect(found['Data folder']?.text).toContain('cannot be written');
    expect(found['Data folder']?.remedy).toContain('PLUMBLINE_DATA');
  });

  test('says which folder of documents is not there', async () => {
    const missing = join(folder, 'missing');
    expect((await look({ CORPUS_FOLDERS: missing }))['Documents']).toMatchObject({ state: 'fails' });
    await writeFile(join(folder, 'a.md'), 'Herons wait.');
    expect((await look({ CORPUS_FOLDERS: folder }))['Documents']).toEqual({ state: 'works', text: folder });
  });

  test('asks a model one thing, and says what it costs', async () => {
    const { model, asked } = await lookAtModel(() => ({ value: { there: true } }));
    expect(model?.state).toBe('works');
    expect(model?.text).toMatch(/^reed-1 answers in \d+\.\d s, 0\.\d{6} USD$/u);
    expect(asked).toBe(1);
  });

  test('asks no model where that is not wanted', async () => {
    const { model, asked } = await lookAtModel(() => ({ value: { there: true } }), { asksModel: false });
    expect(model?.state).toBe('warns');
    expect(model?.text).toMatch(/; not asked$/u);
    expect(asked).toBe(0);
  });

  test('says what to do where a model refuses its key', async () => {
    const { model } = await lookAtModel(() => ({ fault: 'access-denied' }));
    expect(model?.state).toBe('fails');
    expect(model?.remedy).not.toBe('');
    expect(JSON.stringify(model)).not.toContain('k3y');
  });

  test('says of each provider whether it has its key and is reached', async () => {
    const server = createServer((_request, response) => response.end('ok'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const found = await look({
      SEARCH_PROVIDERS: 'corpus,tavily,exa,crossref,arxiv',
      TAVILY_API_KEY: 'tvly-k3y',
      TAVILY_BASE_URL: `http://127.0.0.1:${port}`,
      CROSSREF_BASE_URL: `http://127.0.0.1:${port}`,
      ARXIV_BASE_URL: NOBODY,
    });
    await new Promise((resolve) => void server.close(resolve));
    expect(found['Tavily']).toEqual({ state: 'works', text: 'reached; its key is set' });
    expect(found['Crossref']).toEqual({ state: 'works', text: 'reached' });
    expect(found['Exa']).toMatchObject({ state: 'fails', text: 'has no key' });
    expect(found['Exa']?.remedy).toBe('Set EXA_API_KEY, or leave exa out of SEARCH_PROVIDERS.');
    expect(found['arXiv']).toMatchObject({ state: 'warns', text: 'not reached, and so not searched' });
    expect(found['arXiv']?.remedy).toBe('Check the network, or ARXIV_BASE_URL.');
    expect(found).not.toHaveProperty('Network');
  });

  test('says that documents of one’s own are left where no service is reached', async () => {
    const found = await look({ SEARCH_PROVIDERS: 'arxiv', ARXIV_BASE_URL: NOBODY });
    expect(found['Network']).toMatchObject({ state: 'warns', text: 'no service is reached' });
    expect(found['Network']?.remedy).toContain('--corpus');
  });
});
