import { installedFiles } from '#shared/adapters/encoding/encoder-files.ts';
import { createMiniLm } from '#shared/adapters/encoding/minilm.ts';
import { encoderContract } from './encoder.contract.ts';

encoderContract('MiniLM in this process', () => createMiniLm(() => installedFiles(import.meta.url)));
