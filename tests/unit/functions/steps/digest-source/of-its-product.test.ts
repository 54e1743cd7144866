import { expect, it } from 'vitest';
import type { Source } from '#shared/domain/source.ts';
import { openDigestWorld } from './digest-world.ts';

const NAMES = 'Potterix is written for potters.';
const TELLS = 'A kiln cools for a day before its lid is opened.';
const TEXT = ['# Firing', NAMES, 'Clay is wet.', TELLS].join('\n\n');
const QUESTION = 'For how long does a kiln cool in Potterix?';

/** By how much what tells it is ahead of what only names the product, in a document of a corpus, or of the web, by one name. */
async function aheadIn(kind: Source['kind']): Promise<number> {
  const world = await openDigestWorld();
  const job = await world.newJob({ question: QUESTION });
  const { evidence } = await world.digest(job, TEXT, { kind, container: 'potterix-doc', title: 'Firing' });
  const valueOf = (text: string): number =>
    evidence.find(({ quote }) => quote.includes(text))?.items[0]?.value ?? -Infinity;
  return valueOf(TELLS) - valueOf(NAMES);
}

it('what names a product counts less in a document of that product', async () => {
  const [own, other] = [await aheadIn('corpus'), await aheadIn('web')];
  expect(other).toBeGreaterThan(-Infinity);
  expect(own).toBeGreaterThan(other);
});
