import { describe, expect, it } from 'vitest';
import { citeSources } from '#functions/steps/verify-report/cite-sources.ts';
import type { Source } from '#shared/domain/source.ts';
import { evidenceOf, sourceOf, sourcesById } from '../builders.ts';
import { makeDraft } from '../publish-report/fixture.ts';

const ONE = evidenceOf({ sourceId: 's-1', quote: 'Iron rusts.' }, { id: 'e1' });

describe('a cited source', () => {
  const cite = (change: Partial<Source>) => {
    const draft = makeDraft({
      answer: [{ form: 'paragraph', sentences: [{ kind: 'quote', text: '', evidenceIds: ['e1'] }] }],
      sections: [],
      contradictions: [],
    });
    return citeSources(draft, new Map([[ONE.id, ONE]]), sourcesById([sourceOf('s-1', change)]))[0];
  };

  it('is given by the address of its work, and says where it was read when that is another', () => {
    const url = 'https://copies.example.org/a.pdf';
    expect(cite({ url })).toMatchObject({ url, readAt: undefined });
    expect(cite({ url, workIds: { doi: '10.1000/x' } })).toMatchObject({
      url: 'https://doi.org/10.1000/x',
      readAt: url,
    });
    const readAt = 'https://other.example.org/';
    expect(cite({ url, readAt, workIds: { doi: '10.1000/x' } })).toMatchObject({ readAt });
  });

  it('is none where nothing is known of the source', () => {
    expect(citeSources(makeDraft(), new Map(), new Map())).toEqual([]);
  });
});
