import { installedFiles } from '#shared/adapters/encoding/encoder-files.ts';
import { createMiniLm } from '#shared/adapters/encoding/minilm.ts';
import type { Config } from '#shared/config.ts';
import type { Ports } from '#shared/ports/ports.ts';

/** The encoder of quotes as its packages are installed; none where the settings say so. */
export function createLocalEncoder({ search }: Config): Pick<Ports, 'encoder'> {
  return search.encoder === 'none' ? {} : { encoder: createMiniLm(() => installedFiles(import.meta.url)) };
}
