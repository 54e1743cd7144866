import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentFailure } from '#shared/errors.ts';

/** The viewer as one file: its script and its style are in it, and its policy lets nothing else run. */
export interface ViewerPage {
  readonly html: string;
  readonly policy: string;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'dist', 'viewer');
const PAGE = 'index.html';
const STAMP = 'sources.sha256';
/** All that the page is made from. */
const SOURCES = [
  'viewer',
  'shared/api',
  'shared/domain',
  'shared/presentation',
  'shared/text',
  'package-lock.json',
];

/** The page of the viewer, made when there is none yet or its sources have changed since. */
export async function viewerPage(): Promise<ViewerPage> {
  const stamp = await stampOf(SOURCES);
  const html = (await readMade(stamp)) ?? (await makePage(stamp));
  return { html, policy: policyIn(html) };
}

async function readMade(stamp: string): Promise<string | undefined> {
  const file = join(FOLDER, STAMP);
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== stamp) return undefined;
  return readFile(join(FOLDER, PAGE), 'utf8');
}

/** Written under another name first: whoever reads meanwhile finds the old page or the new one. */
async function makePage(stamp: string): Promise<string> {
  const script = await bundle();
  const { STYLE } = await import('#shared/presentation/style/viewer-style.ts');
  const html = compose(script, STYLE);
  await mkdir(FOLDER, { recursive: true });
  for (const [name, text] of [
    [PAGE, html],
    [STAMP, stamp],
  ] as const) {
    const draft = join(FOLDER, `${name}.${process.pid}`);
    await writeFile(draft, text);
    await rename(draft, join(FOLDER, name));
  }
  return html;
}

async function bundle(): Promise<string> {
  const { build } = await import('vite');
  const root = join(ROOT, 'viewer');
  const built = await build({ root, configFile: join(root, 'vite.config.ts'), configLoader: 'native' });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (code.length !== 1) {
    throw new EnvironmentFailure(`The viewer was built into ${code.length} files instead of one.`, {
      remedy: 'Run npm ci again.',
    });
  }
  return code.join('');
}

function compose(script: string, style: string): string {
  // What ends a script in HTML must not stand in one.
  const safe = script.replaceAll(/<\/(?=script)/giu, '<\\/').replaceAll('<!--', '<\\!--');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policyFor(safe, style)}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="referrer" content="no-referrer" />
<meta name="color-scheme" content="light dark" />
<title>Plumbline</title>
<link rel="icon" href="data:," />
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<script>${safe}</script>
</body>
</html>
`;
}

/** Our own script and style by their hashes, requests to our own service, and nothing else; no text becomes markup. */
function policyFor(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** As the page has it, for the header of an answer. */
function policyIn(html: string): string {
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? "default-src 'none'";
}

async function stampOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesIn(source)) hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function filesIn(source: string): Promise<readonly string[]> {
  if (!existsSync(join(ROOT, source))) return [];
  if (source.endsWith('.json')) return [source];
  const entries = await readdir(join(ROOT, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}
