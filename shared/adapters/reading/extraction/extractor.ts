import { extname, join } from 'node:path';
import { bareEnvironment } from '#shared/config.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Extracted, Extractor, FetchedBytes } from './extractor-port.ts';
import { hasPdfHeader } from './is-pdf.ts';
import { MAXIMUM_BYTES, PAGE_LIMITS, PDF_LIMITS, type WorkerLimits } from './limits.ts';
import { WorkerPool } from './worker-pool.ts';
import { WorkerProcess } from './worker-process.ts';

export interface ExtractorOptions {
  /** Pages that are read at once; 2 when absent. */
  readonly pages?: number;
  /** PDFs that are read at once; 1 when absent. */
  readonly pdfs?: number;
}

/**
 * Reads untrusted documents in processes of their own, which start with the first document and end when nothing was
 * asked for a while. They do not keep this process alive.
 */
export function createExtractor({ pages = 2, pdfs = 1 }: ExtractorOptions = {}): Extractor {
  const pagePool = poolOf('page-worker', pages, PAGE_LIMITS);
  const pdfPool = poolOf('pdf-worker', pdfs, PDF_LIMITS);
  return {
    extract: async (fetched) => {
      const { byteLength } = fetched.bytes;
      if (byteLength === 0) throw new UnreadableSource('It is empty.');
      if (byteLength > MAXIMUM_BYTES)
        throw new UnreadableSource(`It is larger than ${MAXIMUM_BYTES / 1e6} MB.`);
      return hasPdfHeader(fetched.bytes) ? readPdf(pdfPool, fetched) : pagePool.read(fetched);
    },
    close: async () => {
      await Promise.all([pagePool.close(), pdfPool.close()]);
    },
  };
}

/** Whose text cannot be taken out, says that it is a PDF. */
async function readPdf(pool: WorkerPool, fetched: FetchedBytes): Promise<Extracted> {
  try {
    return await pool.read(fetched);
  } catch (cause) {
    if (!(cause instanceof UnreadableSource)) throw cause;
    throw new UnreadableSource(cause.message, { contentType: 'application/pdf', cause });
  }
}

function poolOf(name: string, size: number, limits: WorkerLimits): WorkerPool {
  return new WorkerPool({
    size,
    idleMilliseconds: limits.idleMilliseconds,
    start: () => new WorkerProcess(workerPath(name), limits, bareEnvironment()),
  });
}

/** Beside this file, and of its kind: `.ts` in the repository, `.cjs` in a bundle. */
function workerPath(name: string): string {
  return join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
}
