import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Dependency } from './licences.ts';

const Packages = z.record(
  z.string(),
  z.object({
    dev: z.boolean().default(false),
    license: z.string().optional(),
    resolved: z.string().optional(),
  }),
);
const Lockfile = z.object({ packages: Packages });

/** Files that git has or would take, in order; nothing that it ignores. */
export function repositoryFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  return [...new Set(listed.toString('utf8').split('\0'))]
    .filter((path) => path !== '' && existsSync(path))
    .sort();
}

export function isTypeScript(file: string): boolean {
  return /\.tsx?$/u.test(file) && !file.endsWith('.d.ts');
}

/** Text, or undefined for a file that is none. */
export function readText(file: string): string | undefined {
  const bytes = readFileSync(file);
  return bytes.includes(0) ? undefined : bytes.toString('utf8');
}

export function lockedPackages(): z.infer<typeof Packages> {
  return Lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;
}

/** All installed dependencies; one that is not installed (another platform's) is judged by the lockfile. */
export function dependencies(): readonly Dependency[] {
  const installed = Object.entries(lockedPackages()).filter(([path]) => path.startsWith('node_modules/'));
  return installed.map(([path, { dev, license }]) => {
    const manifest = `${path}/package.json`;
    return {
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      isTool: dev,
      manifest: existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : { license },
    };
  });
}
