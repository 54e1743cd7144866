import { InvalidInput } from '#shared/errors.ts';

export interface S3Address {
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
}

const ADDRESS = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>.*))?$/u;

export function isS3Address(named: string): boolean {
  return /^s3:/iu.test(named);
}

/** `s3://bucket/prefix`, where the prefix stands for what a folder is. Throws InvalidInput for anything else. */
export function parseS3Address(named: string): S3Address {
  const parts = ADDRESS.exec(named)?.groups;
  if (parts === undefined) {
    throw new InvalidInput(`"${named.slice(0, 200)}" is not the address of a bucket.`, {
      remedy: 'Write it as s3://bucket or s3://bucket/prefix.',
    });
  }
  const prefix = (parts['prefix'] ?? '').replace(/\/+$/u, '');
  return { bucket: parts['bucket'] ?? '', prefix: prefix === '' ? '' : `${prefix}/` };
}

/** The one spelling of an address. */
export function formatS3Address({ bucket, prefix }: S3Address): string {
  return `s3://${bucket}/${prefix}`;
}
