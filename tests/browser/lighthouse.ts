import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { CHROMIUM } from './browser.ts';
import { LIVE_JOB, serveRecording } from './screens/recorded-service.ts';
import { readRecording } from './screens/recording.ts';

/**
 * Rates the viewer by Lighthouse, as a phone would see it: needs a Chromium and the network, since Lighthouse (45 MiB) is
 * fetched when it is run and is no dependency of ours.
 */

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLOOR = 95;
const Rated = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});
const run = promisify(execFile);

const recording = await readRecording();
const server = await serveRecording(recording);
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const pages = [
  ['ask', '#/'],
  ['report', `#/jobs/${recording.jobId}/report`],
  ['live job', `#/jobs/${LIVE_JOB}`],
] as const;
try {
  if (CHROMIUM === undefined)
    throw new Error('No Chromium is installed; on Debian: apt-get install chromium.');
  // The page is made at the first request after a change, which nobody else waits for.
  await fetch(server.url);
  for (const [name, address] of pages) await rate(name, `${server.url}/${address}`);
} finally {
  await server.close();
  await rm(folder, { recursive: true });
}

async function rate(name: string, url: string): Promise<void> {
  const file = join(folder, 'rated.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices',
  ];
  const chromium = ['--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: CHROMIUM };
  await run('npx', ['-y', LIGHTHOUSE, url, ...flags, ...chromium], { env });
  const { categories, audits } = Rated.parse(JSON.parse(await readFile(file, 'utf8')));
  const scores = Object.entries(categories).map(
    ([category, { score }]) => [category, Math.round((score ?? 0) * 100)] as const,
  );
  process.stdout.write(`${name}: ${scores.map(([category, score]) => `${category} ${score}`).join(', ')}\n`);
  if (scores.every(([, score]) => score >= FLOOR)) return;
  process.exitCode = 1;
  for (const { title, score } of Object.values(audits))
    if (score !== null && score < 0.9) process.stdout.write(`  ${Math.round(score * 100)}  ${title}\n`);
}
