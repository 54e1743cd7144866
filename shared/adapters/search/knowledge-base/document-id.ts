import * as z from 'zod';
import { parseJson } from '#shared/text/parse-json.ts';

/** How a document is found again: where it is, and the query whose passages are wanted. */
export interface DocumentId {
  /** `S3`, `WEB` and so on. */
  readonly type: string;
  /** Its address, or its id where it has none. */
  readonly place: string;
  readonly query: string;
}

const Parts = z.tuple([z.string(), z.string().min(1), z.string().min(1)]);
const PREFIX = 'kb-';

/** A knowledge base reads by searching only: without its query nobody could read the document of a hit again. */
export function writeDocumentId({ type, place, query }: DocumentId): string {
  return `${PREFIX}${Buffer.from(JSON.stringify([type, place, query])).toString('base64url')}`;
}

/** Undefined for an id that was never given. */
export function readDocumentId(id: string): DocumentId | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  const parsed = Parts.safeParse(parseJson(Buffer.from(id.slice(PREFIX.length), 'base64url').toString()));
  if (!parsed.success) return undefined;
  const [type, place, query] = parsed.data;
  return { type, place, query };
}
