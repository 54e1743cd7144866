import { describe, expect, it } from 'vitest';
import { archiveKey, linesKey, rawKey } from '#shared/domain/source.ts';
import {
  AddressRefused,
  EnvironmentFailure,
  JobCancelled,
  ServiceUnavailable,
  UnreadableSource,
} from '#shared/errors.ts';
import type { Document } from '#shared/ports/search-provider.ts';
import { sha256 } from '#shared/text/hash.ts';
import { lineOfQuote } from '#shared/text/markup/line-of-quote.ts';
import { ABSTRACT, BODY, NEWS, TITLE, WHOLE, gone, openDesk } from './fetch-world.ts';

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

  it('R7.6 skips a work whose record says by now that it was retracted', async () => {
    const desk = await openDesk({ library: () => ({ ...ABSTRACT, notices: ['retracted'] }) });
    expect(await desk.read()).toMatchObject({ status: 'skipped', notices: ['retracted'] });
  });

  it('trusts a work less that says of a concern', async () => {
    const desk = await openDesk({ page: () => ({ title: `Expression of concern: ${TITLE}` }) });
    expect(await desk.read({ ...NEWS, credibilityTier: 'AUTHORITATIVE' })).toMatchObject({
      status: 'fetched',
      notices: ['expression-of-concern'],
      credibilityTier: 'UNVERIFIED',
    });
  });

  it('marks what says of itself that it is superseded, and trusts it as before', async () => {
    const desk = await openDesk({ page: () => ({ text: `This notice is no longer in force.\n\n${BODY}` }) });
    expect(await desk.read({ ...NEWS, credibilityTier: 'AUTHORITATIVE' })).toMatchObject({
      status: 'fetched',
      notices: ['superseded'],
      credibilityTier: 'AUTHORITATIVE',
    });
  });

  it('skips a page that only leads to others, and says so', async () => {
    const links = Array.from({ length: 60 }, (_, at) => `<li><a href="p${at}">term number ${at}</a></li>`);
    const text = `<main><ul>${links.join('')}</ul></main>`;
    const desk = await openDesk({ page: () => ({ contentType: 'text/html', text }) });
    expect(await desk.read(NEWS)).toMatchObject({
      status: 'skipped',
      skipReason: 'It only leads to other pages.',
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
