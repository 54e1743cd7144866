import { optionsAt, startService } from '../unit/shared/adapters/search/scholarly/service.ts';
import { USUAL_SERVICES } from './scholarly-services.ts';
import { describeSearchProvider } from './search-provider.contract.ts';

for (const { name, make, answer } of USUAL_SERVICES) {
  describeSearchProvider(name, async () => {
    const { url } = await startService(answer);
    return { provider: make(optionsAt(url)), query: 'reeds' };
  });
}
