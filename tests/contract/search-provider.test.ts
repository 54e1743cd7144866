import { expect, onTestFinished, test } from 'vitest';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { NETWORK_PROVIDER_NAMES } from '#shared/adapters/wiring/network-providers.ts';
import { makeFolder } from '../unit/shared/adapters/search/corpus/corpus-folder.ts';
import { NETWORK_CASES } from './network-providers.ts';
import { describeReadingProvider } from './search-provider.contract.ts';

const MARSH = {
  'birds/heron.md': '# Heron\n\nThe heron stands among the reeds and waits.',
  'birds/bittern.md': '# Bittern\n\nThe bittern hides in the reeds.',
  'plants/reed.txt': 'Reeds grow at the edge of still water.',
  'plants/willow.html': '<h1>Willow</h1><p>The willow is no reed.</p>',
};

describeReadingProvider('corpus', async () => {
  const provider = createCorpusProvider({ folders: [makeFolder(MARSH)], dataFolder: makeFolder() });
  onTestFinished(() => provider.close());
  return { provider, query: 'reeds' };
});

for (const name of NETWORK_PROVIDER_NAMES) {
  const hold = NETWORK_CASES.get(name);
  if (hold) hold();
  else test(`${name}: has a case in tests/contract/network-providers.ts`, () => expect.unreachable());
}

test('there is no case for a provider that does not exist', () => {
  expect([...NETWORK_CASES.keys()].toSorted()).toEqual(NETWORK_PROVIDER_NAMES.toSorted());
});
