import { folderPlace } from './folder-place.ts';
import type { BucketAccess, CorpusPlace } from './place.ts';
import type { CorpusFolder } from './walk.ts';

/** The places behind folders and addresses; the SDK is loaded only where a bucket is named. */
export async function openPlaces(
  folders: readonly CorpusFolder[],
  access: BucketAccess,
): Promise<readonly CorpusPlace[]> {
  const places: CorpusPlace[] = [];
  for (const folder of folders) places.push(await openPlace(folder, access));
  return places;
}

async function openPlace(folder: CorpusFolder, access: BucketAccess): Promise<CorpusPlace> {
  if (folder.kind !== 'objects') return folderPlace(folder);
  const { s3Place } = await import('./s3-place.ts');
  return s3Place(folder, access);
}
