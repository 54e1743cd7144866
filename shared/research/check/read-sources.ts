import { isRetractionNotice, statedNotices } from '#shared/domain/stated-notices.ts';
import { sourceIdOf, urlName } from '#shared/domain/source-identity.ts';
import { archiveKey } from '#shared/domain/source.ts';
import type { CheckedSource } from '#shared/domain/text-check.ts';
import { EnvironmentFailure, UnreadableSource, isPlumblineError } from '#shared/errors.ts';
import type { ArchiveWriter } from '#shared/ports/archive.ts';
import { sha256 } from '#shared/text/hash.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { type JudgedSource, judgedSource } from './judge-sentence.ts';
import type { CitedDocument } from './read-cited.ts';

/** What a check reads with. */
export interface CheckPorts {
  readonly archive: Pick<ArchiveWriter, 'put'>;
  /** Reads an address of the web or a file that may be read; throws as a page reader does. */
  readonly read: (url: string) => Promise<CitedDocument>;
}

export interface ReadSource {
  readonly source: CheckedSource;
  /** Absent where there is no text. */
  readonly judged?: JudgedSource;
}

export type OnSource = (source: CheckedSource, done: number, total: number) => void;

const AT_ONCE = 6;

/** Reads and archives every address once, several at a time; one that fails says why and stops nobody. In the order given. */
export async function readSources(
  urls: readonly string[],
  tenantId: string,
  { ports, onSource }: { readonly ports: CheckPorts; readonly onSource: OnSource },
): Promise<ReadonlyMap<string, ReadSource>> {
  const waiting = [...new Set(urls)];
  const found = new Map<string, ReadSource>();
  const total = waiting.length;
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const read = await readSource(url, tenantId, ports);
      found.set(url, read);
      onSource(read.source, found.size, total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function readSource(url: string, tenantId: string, { archive, read }: CheckPorts): Promise<ReadSource> {
  const id = sourceIdOf(urlName(url));
  try {
    const document = await read(withoutFragment(url));
    const { text, title = document.title } = canonicalise(document);
    if (text.trim() === '') throw new UnreadableSource('There is no text in it.');
    const archiveHash = sha256(text);
    await archive.put(archiveKey(tenantId, id, archiveHash), text);
    const named = document.title === '' ? title : document.title;
    const isWithdrawn = statedNotices(named, text).includes('retracted') || isRetractionNotice(named);
    return {
      source: {
        id,
        url,
        status: isWithdrawn ? 'retracted' : 'read',
        title: named,
        archiveHash,
        ...(document.note === undefined ? {} : { note: document.note }),
        ...(isWithdrawn ? { reason: 'It says of itself that it was retracted.' } : {}),
      },
      judged: judgedSource({ id, title: named, text }),
    };
  } catch (error) {
    if (!isPlumblineError(error) || error instanceof EnvironmentFailure) throw error;
    const isGone = error instanceof UnreadableSource && error.isGone;
    return { source: { id, url, status: isGone ? 'gone' : 'unread', reason: error.message } };
  }
}

/** A fragment says where on a page to look, and is no part of its address. */
function withoutFragment(url: string): string {
  return url.replace(/#.*$/u, '');
}
