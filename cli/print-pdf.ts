import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './failure.ts';

/** Browsers of the Chromium family, by the names they are installed under. */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
] as const;

const PATIENCE_MILLISECONDS = 60_000;

/** The page as the browser of this machine prints it. Throws UsageError where there is none. */
export async function printPdf(html: string, browserPath: string | undefined): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-print-'));
  try {
    const page = join(folder, 'report.html');
    await writeFile(page, html);
    const target = join(folder, 'report.pdf');
    const words = printWords(page, target, join(folder, 'profile'));
    for (const browser of browserPath === undefined ? BROWSERS : [browserPath]) {
      const ran = await run(browser, words);
      if (ran === 'missing') continue;
      const pdf = await readPdf(target);
      if (pdf) return pdf;
      throw new UsageError(`${browser} printed nothing (${ran}).`, 'Try another browser: set BROWSER_PATH.');
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  throw new UsageError(
    browserPath === undefined
      ? 'There is no Chromium, Chrome or Edge on this machine to print a PDF with.'
      : `There is no browser at ${browserPath}.`,
    'Install one, set BROWSER_PATH to where one is, or export html and print that; docx needs no browser.',
  );
}

/** The page has no scripts, and is printed without a network: nothing that a source says can load anything. */
function printWords(page: string, target: string, profile: string): readonly string[] {
  // A container runs everything as root, which the browser's own fence does not allow.
  const fence = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [
    '--headless',
    ...fence,
    '--disable-gpu',
    '--disable-extensions',
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--no-pdf-header-footer',
    `--user-data-dir=${profile}`,
    `--print-to-pdf=${target}`,
    pathToFileURL(page).href,
  ];
}

/** How it ended, or that there is no such program. */
async function run(browser: string, words: readonly string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const child = spawn(browser, words, { stdio: 'ignore' });
  // Not by `timeout`, which would hold this process for as long where there is no such program.
  const patience = setTimeout(() => child.kill(), PATIENCE_MILLISECONDS);
  void promise.finally(() => clearTimeout(patience));
  child.once('error', (error: NodeJS.ErrnoException) =>
    resolve(error.code === 'ENOENT' || error.code === 'EACCES' ? 'missing' : String(error.code)),
  );
  child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code ?? 0}` : signal));
  return promise;
}

async function readPdf(path: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await readFile(path);
    return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
