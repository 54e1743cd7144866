import { onTestFinished } from 'vitest';
import { createCorpusProvider } from '#shared/adapters/corpus/provider.ts';
import { makeFolder } from '../unit/corpus/corpus-folder.ts';
import { providerAt, startPubmed } from '../unit/pubmed/pubmed-server.ts';
import { describeSearchProvider } from './search-provider.contract.ts';

const MARSH = {
  'birds/heron.md': '# Heron\n\nThe heron stands among the reeds and waits.',
  'birds/bittern.md': '# Bittern\n\nThe bittern hides in the reeds.',
  'plants/reed.txt': 'Reeds grow at the edge of still water.',
  'plants/willow.html': '<h1>Willow</h1><p>The willow is no reed.</p>',
};

describeSearchProvider('corpus', async () => {
  const provider = createCorpusProvider({ folders: [makeFolder(MARSH)], dataFolder: makeFolder() });
  onTestFinished(() => provider.close());
  return { provider, query: 'reeds' };
});

describeSearchProvider('pubmed', async () => {
  const server = await startPubmed();
  return { provider: providerAt(server.baseUrl), query: 'reeds' };
});
