import { WEB_NAMES } from '../unit/shared/adapters/search/web/answers.ts';
import { serve } from '../unit/shared/adapters/search/web/services.ts';
import { serveKnowledgeBase } from '../unit/shared/adapters/search/knowledge-base/knowledge-base.ts';
import { providerAt, startPubmed } from '../unit/shared/adapters/search/scholarly/pubmed-server.ts';
import { optionsAt, startService } from '../unit/shared/adapters/search/scholarly/service.ts';
import { USUAL_SERVICES } from './scholarly-services.ts';
import { describeReadingProvider, describeSearchProvider } from './search-provider.contract.ts';

/** Holds one provider against the contract, over a service on loopback. */
type Describe = () => void;

const HITS_OF_FIFTY = { tavily: 20, serper: 50, exa: 50, brave: 50, searxng: 50 } as const;

/** By the name of the provider: each that the product has must be here. */
export const NETWORK_CASES: ReadonlyMap<string, Describe> = new Map<string, Describe>([
  [
    'pubmed',
    () =>
      describeReadingProvider('pubmed', async () => {
        const server = await startPubmed();
        return { provider: providerAt(server.baseUrl), query: 'reeds' };
      }),
  ],
  ...USUAL_SERVICES.map(
    ({ name, make, answer }) =>
      [
        name,
        () =>
          describeSearchProvider(name, async () => {
            const { url } = await startService(answer);
            return { provider: make(optionsAt(url)), query: 'reeds' };
          }),
      ] as const,
  ),
  ...WEB_NAMES.map(
    (name) =>
      [
        name,
        () =>
          describeSearchProvider(name, async () => {
            const { provider } = await serve(name);
            return { provider, query: 'reeds', hitsOfFifty: HITS_OF_FIFTY[name] };
          }),
      ] as const,
  ),
  [
    'bedrock-kb',
    () =>
      describeReadingProvider('bedrock-kb', async () => {
        const { provider } = await serveKnowledgeBase();
        return { provider, query: 'reeds', hitsOfFifty: 50 };
      }),
  ],
]);
