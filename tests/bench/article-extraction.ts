import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { createExtractor } from '#shared/adapters/reading/extraction/extractor.ts';
import type { Extractor } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { halfOf } from './halves.ts';
import { plainReadability } from './main-text.ts';
import type { Measure, Row } from './measure.ts';
import { mean } from './metrics.ts';

const FLOOR = 0.955;
const AIM = 0.965;
const FOLDER = 'article-extraction';
const SHINGLE = 4;

const GroundTruth = z.record(z.string(), z.object({ articleBody: z.string(), url: z.string() }));

interface ArticlePage {
  readonly id: string;
  readonly url: string;
  readonly source: Uint8Array;
  /** The body of the article, as a person marked it. */
  readonly body: string;
}

/** Right, superfluous and missing shingles of a page, as shares of all. */
interface Matches {
  readonly right: number;
  readonly superfluous: number;
  readonly missing: number;
}

interface Case {
  readonly id: string;
  readonly plain: Matches;
  readonly ours: Matches;
}

/** The article-extraction-benchmark by its own measure: bags of shingles of four words; plain is Readability. */
export const articleExtraction: Measure = {
  name: 'article-extraction',
  needs: [FOLDER],
  run: async ({ data }) => {
    const pages = await readArticles(data);
    const extractor = createExtractor();
    const cases: Case[] = [];
    for (const page of pages) cases.push(await measureArticle(page, extractor));
    await extractor.close();
    return [row(cases)];
  },
};

async function readArticles(data: string): Promise<readonly ArticlePage[]> {
  const root = join(data, FOLDER);
  const truth = GroundTruth.parse(JSON.parse(await readFile(join(root, 'ground-truth.json'), 'utf8')));
  return Promise.all(
    Object.entries(truth).map(async ([id, { articleBody, url }]) => ({
      id,
      url,
      source: gunzipSync(await readFile(join(root, 'html', `${id}.html.gz`))),
      body: articleBody,
    })),
  );
}

async function measureArticle(page: ArticlePage, extractor: Extractor): Promise<Case> {
  const plain = plainReadability(page.source)?.textContent ?? '';
  const ours = await ourText(page, extractor);
  return { id: page.id, plain: matchShingles(page.body, plain), ours: matchShingles(page.body, ours) };
}

async function ourText({ source, url }: ArticlePage, extractor: Extractor): Promise<string> {
  try {
    return canonicalise(await extractor.extract({ bytes: source, contentType: 'text/html', url })).text;
  } catch (error) {
    if (error instanceof UnreadableSource) return '';
    throw error;
  }
}

function matchShingles(wanted: string, found: string): Matches {
  const left = shinglesOf(wanted);
  const total = sumOf(left);
  let right = 0;
  let superfluous = 0;
  for (const [shingle, count] of shinglesOf(found)) {
    const shared = Math.min(count, left.get(shingle) ?? 0);
    right += shared;
    superfluous += count - shared;
  }
  const all = total + superfluous;
  return all === 0
    ? { right: 0, superfluous: 0, missing: 0 }
    : { right: right / all, superfluous: superfluous / all, missing: (total - right) / all };
}

function shinglesOf(text: string): ReadonlyMap<string, number> {
  const tokens = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const shingles = new Map<string, number>();
  for (let at = 0; at < Math.max(1, tokens.length - SHINGLE + 1); at += 1) {
    const shingle = tokens.slice(at, at + SHINGLE).join(' ');
    shingles.set(shingle, (shingles.get(shingle) ?? 0) + 1);
  }
  return shingles;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** F1 of mean precision and mean recall, as the benchmark has it. */
function f1Of(matches: readonly Matches[]): number {
  const precision = mean(matches.flatMap(({ right, superfluous }) => shareOf(right, superfluous)));
  const recall = mean(matches.flatMap(({ right, missing }) => shareOf(right, missing)));
  return (2 * precision * recall) / (precision + recall);
}

function shareOf(right: number, other: number): readonly number[] {
  return right + other > 0 ? [right / (right + other)] : [];
}

function row(cases: readonly Case[]): Row {
  const ofHalf = (half: 'tune' | 'check'): string =>
    f1Of(cases.filter(({ id }) => halfOf(id) === half).map(({ ours }) => ours)).toFixed(3);
  return {
    measure: 'main text, article-extraction',
    metric: 'F1 of 4-word shingles',
    floor: FLOOR,
    aim: AIM,
    plain: f1Of(cases.map(({ plain }) => plain)),
    ours: f1Of(cases.map(({ ours }) => ours)),
    note: `tuned half ${ofHalf('tune')}, other half ${ofHalf('check')}; ${cases.length} pages; plain: Readability on linkedom`,
  };
}
