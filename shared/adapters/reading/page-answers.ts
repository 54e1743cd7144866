import type { Config } from '#shared/config.ts';
import { systemClock } from '../wiring/system-clock.ts';

/** Answers requests for pages, as the function that reads them does: `{url}` with `{page}` or `{error}`. */
export async function createPageAnswers(config: Config): Promise<(event: unknown) => Promise<unknown>> {
  const { createExtractor } = await import('./extraction/extractor.ts');
  const { createPageReader } = await import('./page-reader.ts');
  const { PageRequest, packError, packPage } = await import('./page-reply.ts');
  const reader = createPageReader({ config, clock: systemClock, extractor: createExtractor() });
  return async (event) => {
    const { url } = PageRequest.parse(event);
    try {
      return packPage(await reader.read(url));
    } catch (error) {
      return packError(error);
    }
  };
}
