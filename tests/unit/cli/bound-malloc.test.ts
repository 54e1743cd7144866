import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const BEGIN = `
  const { boundMalloc } = await import(${JSON.stringify(new URL('../../../cli/bound-malloc.js', import.meta.url).href)});
  boundMalloc();
  const { MALLOC_ARENA_MAX: heaps, KEPT: kept } = process.env;
  console.log(JSON.stringify({ heaps, kept, pid: process.pid, words: process.argv.slice(1) }));
`;

/** What a process says of itself that has bounded its heaps of C, and what is written as a warning. */
async function begin(
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly said: unknown; readonly pid: unknown }> {
  const running = promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', BEGIN, 'serve', '--port', '1'],
    { env: { PATH: process.env['PATH'], KEPT: 'as it was', ...environment } },
  );
  const { stdout, stderr } = await running;
  expect(stderr).toBe('');
  return { said: JSON.parse(stdout), pid: running.child.pid };
}

test('a server begins again as itself, with its words and variables, and with one heap of C on Linux', async () => {
  const { said, pid } = await begin({});
  const heaps = process.platform === 'linux' ? { heaps: '1' } : {};
  expect(said).toEqual({ ...heaps, kept: 'as it was', pid, words: ['serve', '--port', '1'] });
});

test('the number of heaps that somebody has set stays', async () => {
  const { said, pid } = await begin({ MALLOC_ARENA_MAX: '4' });
  expect(said).toEqual({ heaps: '4', kept: 'as it was', pid, words: ['serve', '--port', '1'] });
});
