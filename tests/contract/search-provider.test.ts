import { onTestFinished } from 'vitest';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { makeFolder } from '../unit/shared/adapters/search/corpus/corpus-folder.ts';
import { providerAt, startPubmed } from '../unit/shared/adapters/search/scholarly/pubmed-server.ts';
import { WEB_NAMES } from '../unit/shared/adapters/search/web/answers.ts';
import { serveKnowledgeBase } from '../unit/shared/adapters/search/knowledge-base/knowledge-base.ts';
import { serve } from '../unit/shared/adapters/search/web/services.ts';
import { describeReadingProvider, describeSearchProvider } from './search-provider.contract.ts';

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

describeReadingProvider('pubmed', async () => {
  const server = await startPubmed();
  return { provider: providerAt(server.baseUrl), query: 'reeds' };
});

const WEB_HITS_OF_FIFTY = { tavily: 20, serper: 50, exa: 50, brave: 50 } as const;

for (const name of WEB_NAMES) {
  describeSearchProvider(name, async () => {
    const { provider } = await serve(name);
    return { provider, query: 'reeds', hitsOfFifty: WEB_HITS_OF_FIFTY[name] };
  });
}

describeReadingProvider('bedrock-kb', async () => {
  const { provider } = await serveKnowledgeBase();
  return { provider, query: 'reeds', hitsOfFifty: 50 };
});
