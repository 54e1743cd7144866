import type { PageReader } from '#shared/ports/page-reader.ts';
import type { PageReaderOptions } from './page-reader.ts';

/** Pages as this process reads them; what fetches them is loaded with the first one, and never where only files are read. */
export function createPages(options: PageReaderOptions): PageReader {
  let loading: Promise<PageReader> | undefined;
  const load = async (): Promise<PageReader> => (await import('./page-reader.ts')).createPageReader(options);
  return {
    read: async (url) => {
      loading ??= load();
      return (await loading).read(url);
    },
  };
}
