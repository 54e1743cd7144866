import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, itemOf, sourceOf } from '../builders.ts';
import { ONE, said, select } from './selecting.ts';

describe('selectQuotes, of what is asked about,', () => {
  it('lets the documents on a thing say of it, where such were read', () => {
    const item = [{ ...(ONE[0] ?? itemOf('item_1', [])), entity: 'S3' }];
    const [away, home] = [said(1, 's-other', { item_1: 5 }), said(2, 's-home', { item_1: 4 })];
    const titled = [sourceOf('s-home', { title: 'The guide to S3' })];
    expect(select(item, [away, home], titled).answer[0]).toBe(home);
    expect(select(item, [away, home]).answer[0]).toBe(away);
    expect(select(ONE, [away, home], titled).answer[0]).toBe(away);
  });

  it('lets the document that is called by the thing alone go before those that it is named in, too', () => {
    const item = [{ ...(ONE[0] ?? itemOf('item_1', [])), entity: 'S3' }];
    const [away, home] = [said(1, 's-away', { item_1: 5 }), said(2, 's-home', { item_1: 4 })];
    const titles = [
      ['s-away', 'S3 deployments guide'],
      ['s-home', 'S3 guide'],
      ['s-other', 'Queues guide'],
    ] as const;
    const sources = titles.map(([id, title]) => sourceOf(id, { title }));
    expect(select(item, [away, home], sources).answer[0]).toBe(home);
    expect(select(item, [away, home], sources.slice(0, 1)).answer[0]).toBe(away);
  });

  it('lets what tells of the opposite deed, or stands below its name, fall behind', () => {
    const item = [{ ...(ONE[0] ?? itemOf('item_1', [])), description: 'How do I download a large file?' }];
    const quoteOf = (at: number, quote: string, headings: readonly string[] = []): Evidence => ({
      ...evidenceOf({
        sourceId: 's-1',
        quote,
        start: at * 100,
        items: [{ itemId: 'item_1', part: 0, score: 0.8, value: 9 - at }],
      }),
      headings,
    });
    const upload = quoteOf(0, 'A large file is uploaded in pieces.');
    const below = quoteOf(1, 'A large file is split for that.', ['Uploads']);
    const download = quoteOf(2, 'A large file is downloaded by chunks.');
    expect(select(item, [upload, below, download]).answer[0]).toBe(download);
  });
});
