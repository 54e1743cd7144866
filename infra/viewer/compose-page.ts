import { createHash } from 'node:crypto';
import { SIGN_IN_META } from '#shared/domain/sign-in.ts';
import { STYLE } from '#shared/presentation/style/viewer-style.ts';

/** The page that a service sends: all that is seen first is in it, and its script is a file of its own beside it. */
export function composeServed(scriptName: string): string {
  return compose({
    head: `<meta name="${SIGN_IN_META}" content="" />
<script defer src="assets/${scriptName}"></script>`,
    end: '',
  });
}

/** The page as one file, which opens from a disk: its policy lets its own script and style run, by their hashes. */
export function composeFile(script: string): string {
  // What ends a script in HTML must not stand in one.
  const safe = script.replaceAll(/<\/(?=script)/giu, '<\\/').replaceAll('<!--', '<\\!--');
  return compose({
    head: `<meta http-equiv="Content-Security-Policy" content="${policyFor(safe)}" />`,
    end: `<script>${safe}</script>\n`,
  });
}

interface Parts {
  readonly head: string;
  /** Behind what is shown before the script runs. */
  readonly end: string;
}

function compose({ head, end }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="description" content="Deep research with citations one can check." />
<meta name="referrer" content="no-referrer" />
<meta name="color-scheme" content="light dark" />
${head}
<title>Plumbline</title>
<link rel="icon" href="data:," />
<style>${STYLE}</style>
</head>
<body>
<div id="app">${SHELL}</div>
${end}</body>
</html>
`;
}

/** What stands there until the script has drawn the page: its frame, and grey lines where text will be. */
const SHELL = `<header class="bar"><span class="brand">Plumbline</span><span class="pages">&nbsp;</span></header>
<main class="narrow" aria-busy="true"><noscript><p>This page needs JavaScript. A finished report is read without it as report.html, or from the service with <code>?format=html</code>.</p></noscript><div class="skeleton">${bones(6)}</div></main>`;

function bones(count: number): string {
  return Array.from({ length: count }, (_, index) => `<span class="bone bone-${index % 3}"></span>`).join('');
}

/** Requests to its own service, its own script and style, and nothing else; no text becomes markup. */
function policyFor(script: string): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(STYLE)}'`,
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
