import { readBiomedicalPacks } from './biomedical-packs.ts';
import { readGivenPacks } from './given-packs.ts';
import { ownFoldersPacks } from './own-folders-packs.ts';
import { ownTextsPacks } from './own-texts-packs.ts';
import { ownWordsPacks } from './own-words-packs.ts';
import type { Pack } from './pack.ts';
import { readXquadPacks } from './xquad-packs.ts';

export const PACK_FILES: readonly string[] = [
  'qa',
  'docs-qa',
  'bioasq_7_9.jsonl',
  'pubmedqa_dev500.jsonl',
  'evidence_inference_dev.jsonl',
  'scifact/corpus.jsonl',
  'scifact/claims_train.jsonl',
  ...['en', 'zh', 'ar', 'hi'].map((language) => `xquad.${language}.json`),
];

/** All packs: those that the data folder gives as such, those made of its other sets, those that ask of their documents in other words, texts of our own, and folders of our own; always the same. */
export async function readPacks(data: string): Promise<readonly Pack[]> {
  const packs = [
    ...(await readGivenPacks(data)),
    ...(await readXquadPacks(data)),
    ...(await readBiomedicalPacks(data)),
  ];
  return [
    ...packs,
    ...(await ownWordsPacks(packs)),
    ...(await ownTextsPacks()),
    ...(await ownFoldersPacks()),
  ];
}
