import * as z from 'zod';
import type { Extracted, FetchedBytes } from './extractor-port.ts';

/** What the parent asks of a process, one at a time. */
export interface WorkerRequest {
  readonly id: number;
  readonly document: FetchedBytes;
}

/** Sent by the parent, which is trusted; read in the process. */
export const WorkerRequest = z.object({
  id: z.int(),
  document: z.object({
    bytes: z.instanceof(Uint8Array),
    contentType: z.string().optional(),
    url: z.string(),
  }),
});

const ExtractedMessage: z.ZodType<Extracted> = z.object({
  title: z.string(),
  contentType: z.enum(['text/plain', 'text/markdown', 'text/html', 'application/pdf']),
  text: z.string(),
  authors: z.array(z.string()).optional(),
  publishedAt: z.string().optional(),
  language: z.string().optional(),
  canonicalUrl: z.string().optional(),
  truncated: z.enum(['pages', 'characters']).optional(),
});

/** What a process answers; it has read untrusted documents, so the parent checks each answer. */
export const WorkerReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** A text that will do if the process does not get any further. */
  z.object({ kind: z.literal('provisional'), id: z.int(), extracted: ExtractedMessage }),
  z.object({ kind: z.literal('extracted'), id: z.int(), extracted: ExtractedMessage, megabytes: z.number() }),
  z.object({ kind: z.literal('unreadable'), id: z.int(), reason: z.string(), megabytes: z.number() }),
]);
export type WorkerReply = z.infer<typeof WorkerReply>;
