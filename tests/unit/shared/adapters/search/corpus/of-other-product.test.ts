import { expect, test } from 'vitest';
import { idsFor, makeFolder, open } from './corpus-folder.ts';

test('lets documents of other packages fall behind where a question names one, unless they name it, too', async () => {
  const folder = makeFolder({
    'libkilnix-doc/fire.md': '# Heat\n\nTo bake pots, shut the door and light the fire below them.',
    'ovenry-doc/bake.md': '# Baking pots\n\nHow do I bake pots? Bake pots slowly: pots bake well at night.',
    'ovenry-doc/from.md': '# Coming from elsewhere\n\nPots that you bake in kilnix bake here, too.',
  });
  const { provider } = open([folder], makeFolder());
  const [own, bake, from] = ['0/libkilnix-doc/fire.md', '0/ovenry-doc/bake.md', '0/ovenry-doc/from.md'];
  expect((await idsFor(provider, 'How do I bake pots?'))[0]).toBe(bake);
  const named = await idsFor(provider, 'How do I bake pots in Kilnix?');
  expect(named.at(-1)).toBe(bake);
  expect(named.toSorted()).toEqual([own, bake, from]);
  expect((await idsFor(provider, 'How do I bake pots in Potterix?'))[0]).toBe(bake);
});
