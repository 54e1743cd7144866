import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For a process that does not begin with the command: it finds what was compiled where the command does. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
