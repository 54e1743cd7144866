import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CORPUS, QUESTION, inFolder, runHere } from './run-command.ts';

const MAIN = fileURLToPath(new URL('../../cli/start.js', import.meta.url));
const Output = z.object({ trace_id: z.string(), status: z.string() });
const KIBIBYTES = 460;

const QUICKLY = ['--json', '--max-iterations', '1', '--provider', 'corpus'];
/** The command, with what it said of its failure and how it ended in files. */
const ASK = `"$NODE" "$MAIN" research "$QUESTION" ${QUICKLY.join(' ')} --corpus "$CORPUS" \\
  --data "$PLACE/data" > /dev/null 2> "$OUTPUT/err"
echo $? > "$OUTPUT/code"`;
/** The disk is gone with the shell: what stood on it is moved to one with room. */
const MOVE = 'cp -a "$PLACE/data" "$OUTPUT/moved"';
const SMALL_DISK = `mount -t tmpfs -o size=${KIBIBYTES}k none "$PLACE" || exit
${ASK}
${MOVE}`;
/** Where nobody but an administrator may mount: writes fail alike at a limit to the size of each file. */
const SMALL_FILES = `(ulimit -f ${KIBIBYTES / 2}; trap '' XFSZ
${ASK})
${MOVE}`;

const run = promisify(execFile);

async function inSmallPlace(environment: Readonly<Record<string, string>>): Promise<void> {
  const env = { ...process.env, ...environment, MODEL_PROVIDER: 'none', NODE: process.execPath, MAIN };
  const mayMount = await run('unshare', ['-rm', 'true']).then(
    () => true,
    () => false,
  );
  await (mayMount
    ? run('unshare', ['-rm', 'sh', '-c', SMALL_DISK], { env })
    : run('sh', ['-c', SMALL_FILES], { env }));
}

test(
  'a job whose disk is full says so, loses nothing, and goes on when there is room',
  { timeout: 240_000 },
  async () => {
    await inFolder(async (folder) => {
      const place = join(folder, 'place');
      await mkdir(place);
      await inSmallPlace({ PLACE: place, OUTPUT: folder, QUESTION, CORPUS });
      const outputOf = async (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
      expect(await outputOf('code')).toBe('4\n');
      expect(await outputOf('err')).toMatch(
        /^(?:The disk with .* is full|The table in .* cannot be read or written)\.$/mu,
      );
      expect(await outputOf('err')).toMatch(/^(?:Free space|See that this user)/mu);
      const data = ['--data', join(folder, 'moved')];
      const again = await runHere(['research', QUESTION, ...QUICKLY, '--corpus', CORPUS, ...data]);
      expect(again.code).toBe(0);
      const { trace_id: jobId, status } = Output.parse(JSON.parse(again.out));
      expect(status).toBe('completed');
      // The one that was begun on the full disk went on; no other was made.
      const listed = await runHere(['list', '--json', ...data]);
      expect(JSON.parse(listed.out)).toMatchObject([{ jobId, status: 'COMPLETED' }]);
    });
  },
);
