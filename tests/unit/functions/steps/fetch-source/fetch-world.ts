import { fetchSourceStep } from '#functions/steps/fetch-source/fetch-source.ts';
import { type Source } from '#shared/domain/source.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Page } from '#shared/ports/page-reader.ts';
import type { StepEvent } from '#shared/research/step.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Document, SearchProvider } from '#shared/ports/search-provider.ts';
import { hitOf, sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const WAVE = { iteration: 1, purpose: 'research', revision: 0 } as const;
export const TITLE = 'Rust of iron bridges in coastal fog';
export const BODY = `# ${TITLE}\n\nThe whole text says that salt makes iron rust.`;
export const WORK = {
  kind: 'scholar',
  title: TITLE,
  url: 'https://journal.example.org/rust',
  origins: [{ provider: 'library', hitId: 'r1', queryId: 'i01-01' }],
  status: 'selected',
} as const;

type Facts = Partial<Page>;

interface Places {
  readonly library?: () => Document;
  readonly page?: (url: string) => Facts;
  readonly fullText?: () => Document;
}

export const gone = (): never => {
  throw new UnreadableSource('It is gone.');
};

export const WHOLE: Document = { title: '', contentType: 'text/markdown', text: BODY, isAbstract: false };
export const ABSTRACT: Document = {
  title: TITLE,
  contentType: 'text/plain',
  text: 'Salt and iron.',
  isAbstract: true,
};

interface Desk {
  readonly ports: Ports;
  /** What was asked for, in order. */
  readonly calls: readonly string[];
  readonly emitted: readonly unknown[];
  readonly events: readonly StepEvent[];
  readonly read: (change?: Partial<Source>) => Promise<Source | undefined>;
}

function providerWith(library: Places['library'], calls: string[]): SearchProvider {
  const provider = { name: 'library', needsNetwork: true, search: async () => [hitOf('r1')] };
  if (library === undefined) return provider;
  const read = async (): Promise<Document> => {
    calls.push('library');
    return library();
  };
  return { ...provider, read };
}

function readersWith({ page, fullText }: Places, calls: string[]): Partial<Ports> {
  const readPage = async (url: string): Promise<Page> => {
    calls.push(url);
    return { ...WHOLE, url, ...page?.(url) };
  };
  const readFullText = async (): Promise<Document> => {
    calls.push('full text');
    return fullText?.() ?? WHOLE;
  };
  return {
    ...(page === undefined ? {} : { pages: { read: readPage } }),
    ...(fullText === undefined ? {} : { fullTexts: { name: 'full texts', read: readFullText } }),
  };
}

/** FetchSource with a library, pages and full texts that answer as a test wants. */
export async function openDesk(places: Places, given: Parameters<typeof openPorts>[0] = {}): Promise<Desk> {
  const calls: string[] = [];
  const emitted: unknown[] = [];
  const events: StepEvent[] = [];
  const ports = await openPorts({
    providers: new Map([['library', providerWith(places.library, calls)]]),
    ...readersWith(places, calls),
    ...given,
  });
  const job = jobOf('job-1');
  const read = async (change: Partial<Source> = {}): Promise<Source | undefined> => {
    await ports.research.put(job, 'SOURCE', { id: 's-1', record: sourceOf('s-1', { ...WORK, ...change }) });
    const input = { tenantId: job.tenantId, jobId: job.jobId, cursor: WAVE, sourceId: 's-1' };
    const emit = async (event: StepEvent): Promise<void> => {
      events.push(event);
    };
    const { data } = await fetchSourceStep.run(input, { ...contextOf(ports, job), emit });
    emitted.push(data);
    return ports.research.get(job, 'SOURCE', 's-1');
  };
  return { ports, calls, emitted, events, read };
}

export const NEWS = {
  kind: 'web',
  title: 'Iron bridges rust in …',
  url: 'https://news.example.org/a',
  authors: undefined,
} as const;
