import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A document that answers the question of the tests, and would like to run something where it is shown. */
export async function writeHostileCorpus(folder: string): Promise<string> {
  const corpus = join(folder, 'hostile');
  await mkdir(corpus, { recursive: true });
  const text = [
    '# Tern buffers <img src=x onerror="globalThis.wasRun=1">',
    '',
    'The memory buffer of Tern has a default size of 64 MiB <script>globalThis.wasRun=1</script> and is fast.',
    '',
    'The disk buffer of Tern has a default size of 2 GiB <img src="https://elsewhere.example/p.png" onerror=alert(1)>.',
    '',
    '- [the sizes](javascript:globalThis.wasRun=1) are \u202ereversed\u202c here',
    '',
  ].join('\n');
  await writeFile(join(corpus, 'tern-buffers.md'), text);
  return corpus;
}
