import { describe, expect, it, test } from 'vitest';
import { pubmedTerms } from '#shared/adapters/search/scholarly/pubmed/term.ts';
import { queryFor } from '../corpus/corpus-folder.ts';
import { providerAt, startPubmed } from './pubmed-server.ts';

describe('pubmedTerms', () => {
  it('leaves out the words of a question, and leaves the others to the mapping of PubMed', () => {
    expect(pubmedTerms('How does zinc shorten a cold?').all).toBe('zinc shorten cold');
  });

  it.each([
    ['glycaemic control', '(glycaemic OR glycemic) control'],
    ['paediatric anaemia', '(paediatric OR pediatric) (anaemia OR anemia)'],
    ['randomised exercise', '(randomised OR randomized) exercise'],
    ['behaviour', '(behaviour OR behavior)'],
    ['aerobic disease', 'aerobic disease'],
  ])('gives %j its American spelling, too', (text, all) => {
    expect(pubmedTerms(text).all).toBe(all);
  });

  it('looks for any of the words in the text fields', () => {
    expect(pubmedTerms('zinc lozenges').any).toBe('zinc[tw] OR lozenges[tw]');
    expect(pubmedTerms('zinc').any).toBe('');
  });

  it('keeps the syntax of a query as it is', () => {
    const query = '"heart attack"[ti] AND aspirin NOT review';
    expect(pubmedTerms(query)).toEqual({ all: query, any: 'heart[tw] OR attack[tw] OR aspirin[tw]' });
  });
});

test('asks for any of the words only when all of them find nothing', async () => {
  const server = await startPubmed(({ path, form }) =>
    path.endsWith('/esearch.fcgi') && !(form.get('term') ?? '').includes(' OR ')
      ? { body: JSON.stringify({ header: {}, esearchresult: { count: '0', idlist: [] } }) }
      : undefined,
  );
  const hits = await providerAt(server.baseUrl).search(queryFor('reeds quasar', 2));
  expect(hits).toHaveLength(2);
  const asked = server.calls.filter(({ path }) => path.endsWith('/esearch.fcgi'));
  expect(asked.map(({ form }) => form.get('term'))).toEqual(['reeds quasar', 'reeds[tw] OR quasar[tw]']);
});
