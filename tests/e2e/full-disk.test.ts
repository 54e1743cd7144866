import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CORPUS, QUESTION, inFolder } from './run-command.ts';

const MAIN = fileURLToPath(new URL('../../cli/start.js', import.meta.url));
const Output = z.object({ trace_id: z.string(), status: z.string() });
const KIBIBYTES = 460;

/** The command as the script says it: with its answer, what it said beside, and how it ended in files. */
const ASK = `ask() {
  "$NODE" "$MAIN" research "$QUESTION" --json --max-iterations 1 --provider corpus --corpus "$CORPUS" \\
    --data "$PLACE/data" > "$OUTPUT/out.$1" 2> "$OUTPUT/err.$1"
  echo $? > "$OUTPUT/code.$1"
}`;
/** Every job that the folder knows. */
const LIST = `"$NODE" "$MAIN" list --json --data "$PLACE/data" > "$OUTPUT/jobs"`;
/** One shell for all, since the disk is gone with it. */
const SMALL_DISK = `${ASK}
mount -t tmpfs -o size=${KIBIBYTES}k none "$PLACE" && ask 1 && mount -o remount,size=64m "$PLACE" && ask 2 && ${LIST}`;
/** Where nobody but an administrator may mount: writes fail alike at a limit to the size of each file. */
const SMALL_FILES = `${ASK}
(ulimit -f ${KIBIBYTES / 2}; trap '' XFSZ; ask 1); ask 2; ${LIST}`;

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
      expect(await outputOf('code.1')).toBe('4\n');
      expect(await outputOf('err.1')).toMatch(
        /^(?:The disk with .* is full|The table in .* cannot be read or written)\.$/mu,
      );
      expect(await outputOf('err.1')).toMatch(/^(?:Free space|See that this user)/mu);
      expect(await outputOf('code.2')).toBe('0\n');
      const { trace_id: jobId, status } = Output.parse(JSON.parse(await outputOf('out.2')));
      expect(status).toBe('completed');
      // The one that was begun on the full disk went on; no other was made.
      expect(JSON.parse(await outputOf('jobs'))).toMatchObject([{ jobId, status: 'COMPLETED' }]);
    });
  },
);
