import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compiledCommand } from '../../../cli/compiled.js';

describe('the compiled command', () => {
  let root = '';
  const entry = 'dist/command/first/main.js';

  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const compile = (): void => {
    const { size, mtimeMs } = statSync(join(root, 'source.ts'));
    write(
      'dist/command/current.json',
      JSON.stringify({ entry, outputs: [[entry, 10]], sources: [['source.ts', size, mtimeMs]] }),
    );
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'plumbline-compiled-')) + sep;
    mkdirSync(join(root, 'dist/command/first'), { recursive: true });
    write(entry, 'export {};');
    write('source.ts', 'export const one = 1;');
  });

  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  test('is taken while its sources are as they were', () => {
    compile();
    expect(compiledCommand(root)).toBe(pathToFileURL(join(root, entry)).href);
  });

  test('is left where nothing was compiled', () => {
    expect(compiledCommand(root)).toBeUndefined();
  });

  test('is left where a source has been saved since, in as many signs', () => {
    compile();
    write('source.ts', 'export const one = 2;');
    utimesSync(join(root, 'source.ts'), new Date(), new Date(Date.now() + 1000));
    expect(compiledCommand(root)).toBeUndefined();
  });

  test('is left where a source is gone', () => {
    compile();
    rmSync(join(root, 'source.ts'));
    expect(compiledCommand(root)).toBeUndefined();
  });

  test('is left where it is gone itself', () => {
    compile();
    rmSync(join(root, entry));
    expect(compiledCommand(root)).toBeUndefined();
  });

  test('is left where a part of it is cut off', () => {
    compile();
    write(entry, '');
    expect(compiledCommand(root)).toBeUndefined();
  });

  test.each(['', '{', 'null', '{}', '{"entry":"dist/command/first/main.js"}', '{"entry":1,"sources":[[1]]}'])(
    'is left where what was written down of it is damaged: %s',
    (text) => {
      write('dist/command/current.json', text);
      expect(compiledCommand(root)).toBeUndefined();
    },
  );
});
