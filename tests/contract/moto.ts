import { type ChildProcess, spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface MotoServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** A minute: a busy machine takes long to start it. */
const START_ATTEMPTS = 1200;

/** A second opinion where it is installed: undefined where it is not, or does not start. */
export async function startMoto(
  settings: Readonly<Record<string, string>> = {},
): Promise<MotoServer | undefined> {
  const program = await findOnPath('moto_server');
  if (program === undefined) return undefined;
  const port = await freePort();
  const child = spawn(program, ['-H', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...settings },
  });
  child.on('error', () => undefined);
  // Also when the run is stopped before its hooks.
  process.once('exit', () => child.kill('SIGKILL'));
  const endpoint = `http://127.0.0.1:${port}`;
  if (await answers(endpoint, child)) return { endpoint, stop: async () => stop(child) };
  await stop(child);
  return undefined;
}

async function answers(endpoint: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < START_ATTEMPTS && child.exitCode === null; attempt += 1) {
    try {
      return (await fetch(`${endpoint}/moto-api/`)).ok;
    } catch {
      await setTimeout(50);
    }
  }
  return false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill('SIGKILL');
  await ended;
}

async function findOnPath(program: string): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, program);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}
