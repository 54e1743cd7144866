import { folderLocation } from './folder-location.ts';
import type { BucketAccess, CorpusLocation } from './location.ts';
import type { CorpusFolder } from './walk.ts';

/** The locations behind folders and addresses; the SDK is loaded only where a bucket is named. */
export async function openLocations(
  folders: readonly CorpusFolder[],
  access: BucketAccess,
): Promise<readonly CorpusLocation[]> {
  const locations: CorpusLocation[] = [];
  for (const folder of folders) locations.push(await openLocation(folder, access));
  return locations;
}

async function openLocation(folder: CorpusFolder, access: BucketAccess): Promise<CorpusLocation> {
  if (folder.kind !== 'objects') return folderLocation(folder);
  const { s3Location } = await import('./s3-location.ts');
  return s3Location(folder, access);
}
