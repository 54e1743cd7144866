import { describe, expect, it } from 'vitest';
import { fetchSourceStep } from '#functions/steps/fetch-source/fetch-source.ts';
import { waysToRead } from '#functions/steps/fetch-source/ways-to-read.ts';
import { type Source, archiveKey, linesKey, rawKey } from '#shared/domain/source.ts';
import {
  AddressRefused,
  EnvironmentFailure,
  JobCancelled,
  ServiceUnavailable,
  UnreadableSource,
} from '#shared/errors.ts';
import type { Page } from '#shared/ports/page-reader.ts';
import type { StepEvent } from '#shared/research/step.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Document, SearchProvider } from '#shared/ports/search-provider.ts';
import { sha256 } from '#shared/text/hash.ts';
import { lineOfQuote } from '#shared/text/markup/line-of-quote.ts';
import { hitOf, sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const WAVE = { iteration: 1, purpose: 'research', revision: 0 } as const;
const TITLE = 'Rust of iron bridges in coastal fog';
const BODY = `# ${TITLE}\n\nThe whole text says that salt makes iron rust.`;
const WORK = {
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

const gone = (): never => {
  throw new UnreadableSource('It is gone.');
};

const WHOLE: Document = { title: '', contentType: 'text/markdown', text: BODY, isAbstract: false };
const ABSTRACT: Document = {
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

async function openDesk(places: Places, given: Parameters<typeof openPorts>[0] = {}): Promise<Desk> {
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

const COPY = 'https://copies.example.org/rust.pdf';
const DOI = { doi: '10.5555/rust' };

describe('FetchSource, of a scholarly work', () => {
  it('R2.7 reads the full text before all else', async () => {
    const desk = await openDesk({ library: () => ABSTRACT, page: () => ({}), fullText: () => WHOLE });
    expect(await desk.read({ workIds: DOI })).toMatchObject({ status: 'fetched', isAbstract: false });
    expect(desk.calls).toEqual(['full text']);
  });

  it('R2.7 reads an open copy where there is no full text, and says where', async () => {
    const desk = await openDesk({ library: () => ABSTRACT, page: () => ({}), fullText: gone });
    const source = await desk.read({ workIds: DOI, fullTextUrl: COPY });
    expect(source).toMatchObject({ status: 'fetched', isAbstract: false, readAt: COPY });
    expect(desk.calls).toEqual(['full text', COPY]);
    expect(desk.emitted).toMatchObject([
      { readBy: 'page', tried: [{ place: 'full text', reason: 'It is gone.' }] },
    ]);
  });

  it('R2.7 reads the abstract where nothing else is open, and marks it', async () => {
    const desk = await openDesk({ library: () => ABSTRACT, page: gone, fullText: gone });
    const source = await desk.read({ workIds: DOI, fullTextUrl: COPY });
    expect(source).toMatchObject({ status: 'fetched', isAbstract: true });
    expect(desk.calls).toEqual(['full text', COPY, 'library']);
  });

  it.each([
    ['a full text', { fullText: () => ({ ...WHOLE, text: 'Whales sing to each other under water.' }) }],
    ['a copy', { fullText: gone, page: () => ({ text: 'Please sign in to see what you asked for.' }) }],
  ] as const)('does not take %s for the work whose title it does not bear', async (_, places) => {
    const desk = await openDesk({ library: () => ABSTRACT, ...places });
    expect(await desk.read({ workIds: DOI, fullTextUrl: COPY })).toMatchObject({ isAbstract: true });
    const reason = 'What is there does not bear the title of this work.';
    expect(desk.emitted).toMatchObject([
      { tried: expect.arrayContaining([expect.objectContaining({ reason })]) },
    ]);
  });

  it('goes on without a service that does not answer, when another has the work', async () => {
    const late = (): never => {
      throw new ServiceUnavailable('Not now.');
    };
    const desk = await openDesk({ library: () => ABSTRACT, fullText: late });
    expect(await desk.read({ workIds: DOI })).toMatchObject({ status: 'fetched', isAbstract: true });
    const lonely = await openDesk({ library: gone, fullText: late });
    await expect(lonely.read({ workIds: DOI })).rejects.toBeInstanceOf(ServiceUnavailable);
  });
});

const NEWS = {
  kind: 'web',
  title: 'Iron bridges rust in …',
  url: 'https://news.example.org/a',
  authors: undefined,
} as const;

describe('FetchSource, of a corpus file', () => {
  const FILE: Document = { ...WHOLE, text: `---\ntitle: Rust\n---\n\n${BODY}`, file: 'bridges/rust.md' };

  it('keeps the lines on which its text stands', async () => {
    const desk = await openDesk({ library: () => FILE });
    const source = await desk.read();
    expect(source?.file).toBe('bridges/rust.md');
    const lines = await desk.ports.archive.getText(linesKey('local', 's-1', source?.archiveHash ?? ''));
    const map = JSON.parse(lines ?? '[]');
    expect(lineOfQuote(map, BODY.indexOf('The whole'), 'The whole text')).toBe(7);
    expect(lineOfQuote(map, 0, `# ${TITLE}`)).toBe(5);
  });

  it('keeps no lines of a PDF, which has pages, nor of what is no file', async () => {
    const pdf: Document = { ...FILE, contentType: 'application/pdf' };
    for (const document of [pdf, WHOLE]) {
      const desk = await openDesk({ library: () => document });
      const source = await desk.read();
      expect(
        await desk.ports.archive.getText(linesKey('local', 's-1', source?.archiveHash ?? '')),
      ).toBeUndefined();
    }
  });
});

describe('FetchSource, of a page', () => {
  it('R2.8 archives the text and the bytes as they came', async () => {
    const bytes = new TextEncoder().encode('<p>as sent</p>');
    const desk = await openDesk({ page: () => ({ raw: { bytes, mediaType: 'text/html' } }) });
    const source = await desk.read(NEWS);
    expect(await desk.ports.archive.getText(archiveKey('local', 's-1', source?.archiveHash ?? ''))).toBe(
      BODY,
    );
    expect(source?.rawHash).toBe(sha256(bytes));
    expect(await desk.ports.archive.get(rawKey('local', 's-1', source?.rawHash ?? ''))).toEqual(bytes);
  });

  it('keeps no bytes where the settings say so', async () => {
    const raw = { bytes: new Uint8Array([1]), mediaType: 'text/html' };
    const desk = await openDesk({ page: () => ({ raw }) }, { environment: { FETCH_KEEP_RAW: 'false' } });
    expect(await desk.read(NEWS)).not.toHaveProperty('rawHash');
  });

  it('takes from the page what the search did not say, and nothing else', async () => {
    const facts = { title: 'Iron bridges rust in coastal fog', authors: ['Ada'], publishedAt: '2024-05-01' };
    const desk = await openDesk({ page: () => facts });
    expect(await desk.read(NEWS)).toMatchObject(facts);
    const known = { title: 'Of bridges', authors: ['Bo'], publishedAt: '2020-01-01' };
    expect(await desk.read({ ...NEWS, ...known })).toMatchObject(known);
  });

  it('skips what says of itself that it was retracted, from whatever provider, and says why', async () => {
    const desk = await openDesk({ page: () => ({ text: `This article has been retracted.\n\n${BODY}` }) });
    expect(await desk.read(NEWS)).toMatchObject({
      status: 'skipped',
      notices: ['retracted'],
      credibilityTier: 'FLAGGED',
      skipReason: 'It says of itself that it was retracted; what is retracted supports nothing.',
    });
  });

  it('trusts a work less that tells of a concern', async () => {
    const desk = await openDesk({ page: () => ({ title: `Expression of concern: ${TITLE}` }) });
    expect(await desk.read({ ...NEWS, credibilityTier: 'AUTHORITATIVE' })).toMatchObject({
      status: 'fetched',
      notices: ['expression-of-concern'],
      credibilityTier: 'UNVERIFIED',
    });
  });

  it.each([
    ['is refused', new AddressRefused('The address is not public.')],
    ['does not answer', new ServiceUnavailable('news.example.org did not answer.')],
    ['is gone', new UnreadableSource('It is gone.')],
  ])('skips a page that %s, with the reason, and asks no second time', async (_, error) => {
    const desk = await openDesk({
      page: () => {
        throw error;
      },
    });
    expect(await desk.read(NEWS)).toMatchObject({ status: 'skipped', skipReason: error.message });
    await desk.read(NEWS);
    expect(desk.calls).toEqual([NEWS.url]);
  });

  it('R3.7 emits once that the text of a PDF cannot be taken out', async () => {
    const desk = await openDesk({
      page: () => {
        throw new UnreadableSource('It is encrypted.', { contentType: 'application/pdf' });
      },
    });
    await desk.read(NEWS);
    await desk.read(NEWS);
    expect(desk.events).toMatchObject([
      { type: 'digest.pdf_extract_error', data: { source_id: 's-1', reason: 'It is encrypted.' } },
    ]);
  });

  it('skips a page where nothing outside may be read', async () => {
    const desk = await openDesk({});
    expect(await desk.read(NEWS)).toMatchObject({ status: 'skipped' });
  });

  it.each([
    ['the job is stopped', new JobCancelled('Stopped.')],
    ['the machine fails', new EnvironmentFailure('The disk is full.')],
  ])('records nothing when %s', async (_, error) => {
    let isBroken = true;
    const desk = await openDesk({
      page: () => {
        if (isBroken) throw error;
        return {};
      },
    });
    await expect(desk.read(NEWS)).rejects.toBe(error);
    isBroken = false;
    expect(await desk.read(NEWS)).toMatchObject({ status: 'fetched' });
  });
});

describe('waysToRead', () => {
  const everything = { readingProviders: new Set(['library']), hasPages: true, hasFullTexts: true };

  it('asks for no page of another kind than http and https', () => {
    const ways = waysToRead(sourceOf('s-1', { ...NEWS, url: 'file:///etc/passwd' }), everything);
    expect(ways.filter((way) => way.kind === 'page')).toEqual([]);
  });

  it('finds a preprint by its number', () => {
    const ways = waysToRead(sourceOf('s-1', { ...WORK, workIds: { arxiv: '2401.00001' } }), everything);
    expect(ways).toContainEqual({ kind: 'page', url: 'https://arxiv.org/pdf/2401.00001', isCopy: true });
  });
});
