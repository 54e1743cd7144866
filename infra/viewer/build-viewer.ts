import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { SIGN_IN_META } from '#shared/domain/sign-in.ts';
import { STYLE } from '#shared/presentation/style/viewer-style.ts';
import { ROOT } from '../bundler.ts';

/** All that a browser loads of the viewer, packed: what a person on a phone waits for. */
export const VIEWER_BUDGET_BYTES = 120 * 1024;
const HASH_CHARACTERS = 16;

/** Builds the viewer as a page, a script and a style, for a bucket. Returns the bytes that they are together, packed. */
export async function buildViewer(folder: string): Promise<number> {
  const script = await bundleScript();
  const names = { script: `viewer-${hashOf(script)}.js`, style: `viewer-${hashOf(STYLE)}.css` };
  const files = [
    ['index.html', pageOf(names)],
    [names.script, script],
    [names.style, STYLE],
  ] as const;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  return files.reduce((sum, [, text]) => sum + gzipSync(text).byteLength, 0);
}

async function bundleScript(): Promise<string> {
  const root = join(ROOT, 'viewer');
  const built = await build({ root, configFile: join(root, 'vite.config.ts'), configLoader: 'native' });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('');
}

/** The function that serves it fills in how to sign in. */
function pageOf({ script, style }: { readonly script: string; readonly style: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="description" content="Deep research with citations one can check." />
<meta name="referrer" content="no-referrer" />
<meta name="color-scheme" content="light dark" />
<meta name="${SIGN_IN_META}" content="" />
<title>Plumbline</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="assets/${style}" />
<script defer src="assets/${script}"></script>
</head>
<body>
<div id="app"></div>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
}
