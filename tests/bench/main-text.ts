import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { createExtractor } from '#shared/adapters/reading/extraction/extractor.ts';
import type { Extractor } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { halfOf } from './halves.ts';
import type { Measure, Row } from './measure.ts';
import { mean } from './metrics.ts';

const FLOOR = 0.93;
const AIM = 0.955;
const FOLDER = 'readability-pages';

export interface SamplePage {
  readonly name: string;
  readonly source: Uint8Array;
  /** HTML of its main part, as people agreed on it. */
  readonly expected: string;
}

/** Token F1 of the canonical text against that of the expected main part; plain is Readability as it comes. */
export const mainText: Measure = {
  name: 'main-text',
  needs: [FOLDER],
  run: async ({ data }) => {
    const pages = await readPages(data);
    const extractor = createExtractor();
    const cases: Case[] = [];
    for (const page of pages) cases.push(await measurePage(page, extractor));
    await extractor.close();
    return [row(cases)];
  },
};

interface Case {
  readonly name: string;
  readonly plain: number;
  readonly ours: number;
}

/** The pages of the data set: a folder each, with the page and its main part. */
export async function readPages(data: string): Promise<readonly SamplePage[]> {
  const root = join(data, FOLDER);
  const names = (await readdir(root)).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      source: await readFile(join(root, name, 'source.html')),
      expected: await readFile(join(root, name, 'expected.html'), 'utf8'),
    })),
  );
}

async function measurePage({ name, source, expected }: SamplePage, extractor: Extractor): Promise<Case> {
  const wanted = tokens(canonicalOf(`<main>${expected}</main>`));
  const plain = tokens(canonicalOf(`<main>${plainReadability(source)?.content ?? ''}</main>`));
  const ours = tokens(await ourText(extractor, { name, source }));
  return { name, plain: tokenF1(plain, wanted), ours: tokenF1(ours, wanted) };
}

/** Readability on linkedom as both come. */
export function plainReadability(source: Uint8Array): ReturnType<Readability['parse']> {
  return new Readability(parseHTML(new TextDecoder().decode(source)).document).parse();
}

async function ourText(
  extractor: Extractor,
  { name, source }: Pick<SamplePage, 'name' | 'source'>,
): Promise<string> {
  try {
    const url = `https://example.org/${name}`;
    return canonicalise(await extractor.extract({ bytes: source, contentType: 'text/html', url })).text;
  } catch (error) {
    if (error instanceof UnreadableSource) return '';
    throw error;
  }
}

function canonicalOf(html: string): string {
  return canonicalise({ contentType: 'text/html', text: html }).text;
}

/** Words in lower case, characters in scripts without spaces. */
function tokens(text: string): readonly string[] {
  const pattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+/gu;
  return text.toLowerCase().normalize('NFKC').match(pattern) ?? [];
}

function tokenF1(found: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of wanted) left.set(token, (left.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of found) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(token, count - 1);
  }
  if (found.length + wanted.length === 0) return 1;
  return (2 * shared) / (found.length + wanted.length);
}

function row(cases: readonly Case[]): Row {
  const ofHalf = (half: 'tune' | 'check'): string =>
    mean(cases.filter(({ name }) => halfOf(name) === half).map(({ ours }) => ours)).toFixed(3);
  const lowest = cases.reduce((a, b) => (b.ours < a.ours ? b : a));
  return {
    measure: 'main text, readability-pages',
    metric: 'token F1',
    floor: FLOOR,
    aim: AIM,
    plain: mean(cases.map(({ plain }) => plain)),
    ours: mean(cases.map(({ ours }) => ours)),
    note: `tuned half ${ofHalf('tune')}, other half ${ofHalf('check')}; ${cases.length} pages, lowest ${lowest.ours.toFixed(3)}; plain: Readability on linkedom`,
  };
}
