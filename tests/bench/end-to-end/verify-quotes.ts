import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '#shared/domain/report.ts';

export interface QuoteCount {
  readonly quotes: number;
  readonly verified: number;
}

/**
 * Quotes of a report that stand in the archived files, checked with none of the product's code: the file bears the
 * hash that its bytes have, and the characters at the locator are the quote.
 */
export async function verifyQuotes(report: Report, dataFolder: string): Promise<QuoteCount> {
  const files = await archivedTexts(dataFolder);
  let quotes = 0;
  let verified = 0;
  for (const source of report.sources) {
    const path = files.get(`${source.archiveHash}.txt`);
    const bytes = path === undefined ? Buffer.alloc(0) : await readFile(path);
    const isIntact = createHash('sha256').update(bytes).digest('hex') === source.archiveHash;
    const text = bytes.toString('utf8');
    for (const { quote, locator } of source.quotes) {
      quotes += 1;
      if (isIntact && sliceAt(text, locator) === quote) verified += 1;
    }
  }
  return { quotes, verified };
}

async function archivedTexts(dataFolder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}\.txt$/u.test(entry.name));
  return new Map(texts.map((entry) => [entry.name, join(entry.parentPath, entry.name)]));
}

function sliceAt(text: string, locator: string): string | undefined {
  const found = /^(?:page:(\d+):)?char:(\d+)-(\d+)$/u.exec(locator);
  if (found === null) return undefined;
  const page = found[1] === undefined ? text : text.split('\f')[Number(found[1]) - 1];
  return page?.slice(Number(found[2]), Number(found[3]));
}
