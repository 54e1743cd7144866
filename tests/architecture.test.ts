import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineMachine } from '#infra/state-machine/definition.ts';
import { STEPS, TASK_STATES, stepName } from '#shared/domain/steps.ts';
import { RETRYABLE_ERRORS } from '#shared/errors.ts';
import { errorClasses, errorNameProblems, namesInMachine, unknownNames } from './architecture/error-rules.ts';
import { doorProblems, importProblems } from './architecture/import-rules.ts';
import { importCycles } from './architecture/import-cycles.ts';
import { edgesIn, stripFile } from './architecture/imports.ts';
import { licenceProblems } from './architecture/licences.ts';
import { fetchProblems, socketProblems } from './architecture/network-rules.ts';
import {
  dependencies,
  isTypeScript,
  lockedPackages,
  readText,
  repositoryFiles,
} from './architecture/repository.ts';
import { codeProblems, lengthProblems, pinProblems, traceProblems } from './architecture/source-rules.ts';
import { columnsRead } from './architecture/step-columns.ts';

const files = repositoryFiles();
const sources = files.filter(isTypeScript).map((file) => ({ file, source: readFileSync(file, 'utf8') }));

/** Read once for all tests. */
const code = Promise.all(sources.map(async ({ file, source }) => stripFile(file, source)));
const edges = code.then(async (all) => (await Promise.all(all.map(edgesIn))).flat());

test('there is something to check', () => {
  expect(sources.length).toBeGreaterThan(50);
});

describe('imports', () => {
  test('follow the table of docs/architecture.md', async () => {
    expect((await edges).length).toBeGreaterThan(sources.length);
    expect((await edges).flatMap(importProblems)).toEqual([]);
  });

  test('never lead in a ring', async () => {
    expect(importCycles(await edges)).toEqual([]);
  });

  test('lead from the command line to the local runtime by one door', async () => {
    expect(doorProblems(await edges)).toEqual([]);
  });
});

describe('R2.6 the doors to the network', () => {
  test('are one for untrusted pages, and few for configured addresses', async () => {
    expect((await edges).filter(({ specifier }) => specifier === 'undici').length).toBeGreaterThan(0);
    expect((await edges).flatMap(socketProblems)).toEqual([]);
    expect((await code).flatMap(({ file, code }) => fetchProblems(file, code))).toEqual([]);
  });
});

describe('the text of the sources', () => {
  test('keeps environment, network, clock and chance where they belong', async () => {
    expect((await code).flatMap(({ file, code }) => codeProblems(file, code))).toEqual([]);
  });

  test('is short, or says why not', () => {
    expect(sources.flatMap(({ file, source }) => lengthProblems(file, source))).toEqual([]);
  });

  test('names no registry and no path of a machine', () => {
    const problems = files.flatMap((file) => {
      const text = readText(file);
      return text === undefined ? [] : traceProblems(file, text);
    });
    expect(problems).toEqual([]);
  });
});

describe('states, folders and errors', () => {
  test('each Task state has its step folder, and each step folder its state', () => {
    expect(readdirSync('functions/steps').sort()).toEqual(TASK_STATES.map(stepName).sort());
  });

  test.each(TASK_STATES)('the step of %s has its handler and its function', (state) => {
    const step = stepName(state);
    expect(readdirSync(`functions/steps/${step}`)).toEqual(
      expect.arrayContaining(['handler.ts', `${step}.ts`]),
    );
  });

  test.each(TASK_STATES)('%s asks a model if it has code for that', (state) => {
    expect(STEPS[state].asksModel).toBe(existsSync(`functions/steps/${stepName(state)}/from-model.ts`));
  });

  test('each column of the step table is read by other code', async () => {
    const readers = (await code).filter(({ file }) =>
      /^(?:shared|functions|infra\/(?!docs\/)|local|cli|viewer)/.test(file),
    );
    const reads = readers.flatMap(({ code }) => columnsRead(code));
    const columns = new Set(TASK_STATES.flatMap((state) => Object.keys(STEPS[state])));
    expect(columns.size).toBeGreaterThan(10);
    expect([...columns].filter((column) => !reads.includes(column))).toEqual([]);
  });

  const classes = errorClasses(readFileSync('shared/errors.ts', 'utf8'));

  test('each error is named by a literal that is the name of its class', () => {
    expect(classes.length).toBeGreaterThan(10);
    expect(errorNameProblems(classes)).toEqual([]);
  });

  test('the state machine speaks only of errors that are thrown', () => {
    const names = namesInMachine(defineMachine());
    expect(names).toEqual(expect.arrayContaining(['ServiceUnavailable', 'States.ALL', 'PlanRejected']));
    expect(unknownNames(names, classes)).toEqual([]);
  });

  test('the errors that are retried are the retryable ones', () => {
    const retryable = classes.filter((one) => one.family === 'RetryableError').map((one) => one.name);
    expect(new Set(retryable)).toEqual(new Set(RETRYABLE_ERRORS));
  });
});

describe('dependencies', () => {
  const group = z.record(z.string(), z.string()).default({});
  const Manifest = z.object({ dependencies: group, devDependencies: group, optionalDependencies: group });

  test('are pinned to one version each', () => {
    const manifest = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect(pinProblems(Object.values(manifest))).toEqual([]);
  });

  test('are locked without the address they came from', () => {
    const addressed = Object.entries(lockedPackages()).filter(([, one]) => one.resolved?.includes('://'));
    expect(addressed.map(([path]) => path)).toEqual([]);
  });

  test('have permissive licences', () => {
    const all = dependencies();
    expect(all.length).toBeGreaterThan(100);
    expect(all.flatMap(licenceProblems)).toEqual([]);
  });
});
