import { describe, expect, test } from 'vitest';
import { edgesOf } from './imports.ts';
import { fetchProblems, socketProblems } from './network-rules.ts';
import { codeProblems, lengthProblems, pinProblems, traceProblems } from './source-rules.ts';

/** Each rule of architecture.test.ts, shown to fail on a snippet that breaks it. */

describe('R2.6 the rules for the network', () => {
  const socketsIn = async (file: string, source: string): Promise<readonly string[]> =>
    (await edgesOf(file, source)).flatMap(socketProblems);

  test.each([
    ['shared/adapters/reading/page-reader.ts', `import { request } from 'undici';`],
    ['shared/adapters/reading/page-reader.ts', `import { Agent } from 'undici/lib/dispatcher/agent.js';`],
    ['shared/adapters/search/web/tavily/provider.ts', `import { get } from 'node:https';`],
    ['shared/adapters/search/web/tavily/provider.ts', `import { get } from 'http';`],
    ['shared/adapters/storage/stores.ts', `const { connect } = await import('node:net');`],
    ['shared/adapters/storage/stores.ts', `import { lookup } from 'node:dns/promises';`],
    ['local/system.ts', `import { connect } from 'node:tls';`],
    ['cli/main.ts', `import { request } from 'node:http';`],
    ['shared/adapters/storage/stores.ts', `import axios from 'axios';`],
  ])('find in %s: %s', async (file, source) => {
    expect(await socketsIn(file, source)).toHaveLength(1);
  });

  test.each([
    ['shared/adapters/reading/fetch/visit.ts', `import { request } from 'undici';`],
    ['local/http-server.ts', `import { createServer } from 'node:http';`],
    [
      'tests/unit/shared/adapters/search/scholarly/pubmed-server.ts',
      `import { createServer } from 'node:http';`,
    ],
  ])('let pass in %s: %s', async (file, source) => {
    expect(await socketsIn(file, source)).toEqual([]);
  });

  test.each([
    ['shared/adapters/reading/page-reader.ts', 'await fetch(url);'],
    ['shared/adapters/reading/fetch/visit.ts', 'const get = globalThis.fetch;'],
    ['shared/adapters/search/web/tavily/provider.ts', 'read(url, fetch);'],
    ['local/system.ts', 'await fetch(url);'],
    ['cli/main.ts', 'await fetch(url);'],
    ['shared/adapters/search/trusted-fetch.ts', 'new WebSocket(url);'],
  ])('find in %s: %s', (file, code) => {
    expect(fetchProblems(file, code)).toHaveLength(1);
  });

  test.each([
    ['shared/adapters/search/trusted-fetch.ts', 'await fetch(url);'],
    ['shared/adapters/reading/page-reader.ts', 'await door.fetch(url); const all = { fetch: read };'],
    ['tests/unit/local/http-server.test.ts', 'await fetch(url);'],
  ])('let pass in %s: %s', (file, code) => {
    expect(fetchProblems(file, code)).toEqual([]);
  });
});

describe('the rules for sources', () => {
  test.each([
    ['functions/api/router.ts', 'const name = process.env["TABLE_NAME"];'],
    ['shared/adapters/storage/stores.ts', 'const { TABLE_NAME } = process.env;'],
    ['functions/steps/run-search/run-search.ts', 'const reply = await fetch(url);'],
    ['shared/lambda/ports-of.ts', 'const get = globalThis.fetch;'],
    ['shared/domain/job.ts', 'const now = Date.now();'],
    ['shared/text/words/stem.ts', 'const now = new Date();'],
    ['functions/steps/run-search/run-search.ts', 'const id = Math.random();'],
    ['functions/steps/run-search/run-search.ts', 'const id = crypto.randomUUID();'],
    ['functions/steps/run-search/run-search.ts', 'throw new Error("no");'],
    ['shared/ports/cache.ts', "export const NAME = 'cache';"],
    ['shared/ports/cache.ts', 'export function keyOf(name) { return name; }'],
    ['shared/ports/cache.ts', "export { keyOf } from '../domain/cache.ts';"],
    ['tests/unit/shared/x.test.ts', "process.env['KEY'] = 'none';"],
    ['tests/workflow/x.test.ts', 'process.env = before;'],
  ])('find in %s: %s', (file, code) => {
    expect(codeProblems(file, code)).toHaveLength(1);
  });

  test.each([
    ['tests/unit/shared/config.test.ts', "const path = process.env['PATH'];"],
    ['tests/e2e/shell.ts', "process.env['HOME'] = folder;"],
    ['shared/config.ts', 'load(process.env);'],
    ['shared/adapters/pubmed/fetch.ts', 'await fetch(url);'],
    ['functions/steps/run-search/run-search.ts', 'const at = new Date(ports.clock.now());'],
    ['functions/steps/fetch-source/fetch-source.ts', 'await source.fetch(url); const name = "fetch";'],
    ['shared/ports/cache.ts', "import { Job } from '#shared/domain/job.ts';"],
    ['local/clock.ts', 'export const now = () => Date.now();'],
  ])('let pass in %s: %s', (file, code) => {
    expect(codeProblems(file, code)).toEqual([]);
  });

  test('want a reason for a long file', () => {
    const long = 'x();\n'.repeat(251);
    expect(lengthProblems('shared/long.ts', long)).toHaveLength(1);
    expect(lengthProblems('shared/long.ts', `// Longer than 250 lines: one table.\n${long}`)).toEqual([]);
    expect(lengthProblems('shared/short.ts', 'x();\n'.repeat(250))).toEqual([]);
  });

  test('find registry hosts and paths of machines', () => {
    const host = ['registry', 'npmjs', 'org'].join('.');
    expect(traceProblems('README.md', `see https://${host}/zod`)).toHaveLength(1);
    expect(traceProblems('README.md', ['npm', 'artifactory', 'example', 'com'].join('.'))).toHaveLength(1);
    expect(traceProblems('README.md', `cd ${['', 'home', 'somebody', 'plumbline'].join('/')}`)).toHaveLength(
      1,
    );
    expect(traceProblems('README.md', 'GET /v1/research/jobs and ./work/notes')).toEqual([]);
  });

  test('find versions that are not pinned', () => {
    expect(pinProblems([{ zod: '4.6.7', stemmer: '^7.0.0' }, { vitest: 'latest' }])).toHaveLength(2);
  });
});
