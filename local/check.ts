import { pathToFileURL } from 'node:url';
import { checkText } from '#shared/research/check/check-text.ts';
import { readCited } from '#shared/research/check/read-cited.ts';
import type { CheckPorts } from '#shared/research/check/read-sources.ts';
import { checkFiles } from '#shared/research/check/render-check.ts';
import { createFileArchive, createStores, embedTable, sleep, systemClock } from '#shared/adapters/index.ts';
import type { Extractor } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { createExtractor } from '#shared/adapters/reading/extraction/extractor.ts';
import { createPageReader } from '#shared/adapters/reading/page-reader.ts';
import type { CorpusLocation } from '#shared/adapters/search/corpus/location.ts';
import { folderLocation } from '#shared/adapters/search/corpus/folder-location.ts';
import { absoluteFolder, checkCorpusFolders } from '#shared/adapters/search/corpus/folders.ts';
import { readAddress } from '#shared/adapters/search/corpus/read-hit.ts';
import { isS3Address } from '#shared/adapters/search/corpus/s3-address.ts';
import { createFullTexts } from '#shared/adapters/wiring/full-texts.ts';
import type { Check, CheckOptions, Checked } from '#shared/api/session.ts';
import { readConfig } from '#shared/config.ts';
import { AddressRefused, InvalidInput, UnreadableSource } from '#shared/errors.ts';
import type { FullTexts } from '#shared/ports/full-texts.ts';
import type { PageReader } from '#shared/ports/page-reader.ts';
import type { Document } from '#shared/ports/search-provider.ts';
import { htmlToCitedText } from '#shared/text/cited-text/html-links.ts';
import { ownDataFolder } from './data-folder.ts';
import { LOCAL_CALLER } from './proxy-event.ts';

/** Checks a text in this process, on a data folder that no other process uses meanwhile. */
export const check: Check = async (options) => {
  const { dataFolder, corpusFolders } = options;
  const config = readConfig(dataFolder === undefined ? {} : { PLUMBLINE_DATA: dataFolder });
  if (corpusFolders.length > 0) checkCorpusFolders(corpusFolders);
  if (corpusFolders.some(isS3Address)) {
    throw new InvalidInput('A text is checked against folders of this machine and pages of the web.', {
      field: 'corpus',
      remedy: 'Name a folder with --corpus.',
    });
  }
  const { tableName } = config.store;
  const folder = await ownDataFolder({ folder: config.local.dataFolder, tableName });
  const extractor = createExtractor();
  try {
    const archive = await createFileArchive(folder.archivePath);
    const table = embedTable({ tableName, sleep }, folder.table.requestHandler);
    const { limiter } = createStores({
      table,
      archive,
      clock: systemClock,
      sleep,
      requestsPerMinute: config.search.requestsPerMinute,
    });
    const outside = { config, limiter, clock: systemClock };
    const read = reader({
      pages: createPageReader({ ...outside, extractor }),
      fullTexts: await createFullTexts(outside),
      extractor,
      corpusFolders,
    });
    return await run(options, { archive, read });
  } finally {
    await extractor.close();
    await folder.release();
  }
};

async function run(options: CheckOptions, ports: CheckPorts): Promise<Checked> {
  const text = options.form === 'html' ? htmlToCitedText(options.text) : options.text;
  const now = new Date(systemClock.now()).toISOString();
  const request = { name: options.name, text, tenantId: LOCAL_CALLER.tenantId, now };
  const checked = await checkText(request, ports, options.onSource);
  return { check: checked, files: checkFiles(checked) };
}

interface Readers {
  readonly pages: PageReader;
  readonly fullTexts: FullTexts;
  readonly extractor: Extractor;
  readonly corpusFolders: readonly string[];
}

/** A file only in the folders that were named; of a scholarly work its full text where it is open, else its page. */
function reader({ pages, fullTexts, extractor, corpusFolders }: Readers): CheckPorts['read'] {
  const locations = corpusFolders.map((named) =>
    folderLocation({ path: absoluteFolder(named), kind: 'documents' }),
  );
  return async (url) => {
    if (!/^https?:/iu.test(url)) return readFile(url, { locations, extractor });
    return readCited(url, { pages, fullTexts });
  };
}

interface Folders {
  readonly locations: readonly CorpusLocation[];
  readonly extractor: Extractor;
}

async function readFile(url: string, { locations, extractor }: Folders): Promise<Document> {
  const gone: UnreadableSource[] = [];
  for (const address of addressesOf(url, locations)) {
    try {
      const found = await readAddress(address, locations, extractor);
      if (found !== undefined) return found;
    } catch (error) {
      if (!(error instanceof UnreadableSource && error.isGone)) throw error;
      gone.push(error);
    }
  }
  const [first] = gone;
  if (first !== undefined) throw first;
  throw new AddressRefused(`${url.slice(0, 200)} is in no folder that may be read (--corpus names one).`, {
    remedy: 'Name the folder that it is in with --corpus.',
  });
}

/** Of a link without a scheme, as it would lead from the top of each folder: `src/a.md`. */
function addressesOf(url: string, locations: readonly CorpusLocation[]): readonly string[] {
  if (/^[a-z][a-z0-9+.-]*:/iu.test(url)) return [url];
  return locations.flatMap(({ folder }) => URL.parse(url, `${pathToFileURL(folder.path).href}/`)?.href ?? []);
}
