import type { Config } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import { createS3Archive } from './archive-s3.ts';

/** The files of the viewer by their keys; each is read once, since a key never has another text. */
export function createViewerFiles({ viewer, store }: Config): (key: string) => Promise<string | undefined> {
  if (viewer.bucketName === undefined) throw new InvalidConfiguration('VIEWER_BUCKET is not set.');
  const { region, s3Endpoint: endpoint } = store;
  const bucket = createS3Archive({ bucketName: viewer.bucketName, region, endpoint });
  const kept = new Map<string, string>();
  return async (key) => {
    const text = kept.get(key) ?? (await bucket.getText(key));
    if (text !== undefined) kept.set(key, text);
    return text;
  };
}
