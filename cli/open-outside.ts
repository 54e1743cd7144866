import { spawn } from 'node:child_process';
import { platform } from 'node:os';

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a file or an address as a double click would; false where nothing on this machine can. */
export async function openOutside(target: string): Promise<boolean> {
  const [command, ...words] = OPENERS[platform()] ?? ['xdg-open'];
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(command, [...words, target], { stdio: 'ignore', detached: true });
  child.once('error', () => resolve(false));
  child.once('exit', (code) => resolve(code === 0));
  // What still runs after a moment has opened it.
  const patience = setTimeout(() => resolve(true), 1500);
  const isOpened = await promise;
  clearTimeout(patience);
  child.unref();
  return isOpened;
}
