import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import {
  AddressRefused,
  InvalidConfiguration,
  ServiceUnavailable,
  Throttled,
  UnreadableSource,
  isPlumblineError,
} from '#shared/errors.ts';
import type { Page } from '#shared/ports/page-reader.ts';

/** What the function that fetches pages is asked. */
export const PageRequest = z.object({ url: z.string() });

const PageData = z.object({
  title: z.string(),
  contentType: z.enum(['text/plain', 'text/markdown', 'text/html', 'application/pdf']),
  isAbstract: z.boolean(),
  url: z.string(),
  canonicalUrl: z.string().exactOptional(),
  authors: z.array(z.string()).readonly().exactOptional(),
  publishedAt: z.string().exactOptional(),
  language: z.string().exactOptional(),
  truncated: z.enum(['pages', 'characters']).exactOptional(),
});

/** Text and bytes are gzip in base64: so a long text fits where it would not as it is. */
const PageReply = z.union([
  z.object({
    page: PageData.extend({
      text: z.string(),
      raw: z.object({ bytes: z.string(), mediaType: z.string() }).exactOptional(),
    }),
  }),
  z.object({
    error: z.object({
      name: z.string(),
      message: z.string(),
      remedy: z.string().exactOptional(),
      retryAfterMilliseconds: z.number().exactOptional(),
      contentType: z.string().exactOptional(),
      isGone: z.literal(true).exactOptional(),
    }),
  }),
]);
export type PageReply = z.infer<typeof PageReply>;

/** What Lambda lets a function answer is 6 MB. */
const MAXIMUM_REPLY_BYTES = 5_900_000;
/** Of what is unpacked: more than any page that is read. */
const MAXIMUM_UNPACKED_BYTES = 64_000_000;

/**
 * A page as a function answers with it. Its bytes are left out where they do not fit; its text is never cut: one that
 * does not fit is a page that cannot be read.
 */
export function packPage(page: Page): PageReply {
  const { raw, text, ...rest } = page;
  const data = { ...PageData.parse(rest), text: pack(Buffer.from(text)) };
  const whole: PageReply = {
    page: { ...data, ...(raw && { raw: { bytes: pack(raw.bytes), mediaType: raw.mediaType } }) },
  };
  if (fits(whole)) return whole;
  const textOnly = { page: data };
  if (fits(textOnly)) return textOnly;
  return packError(new UnreadableSource('The text of this page is larger than can be carried.'));
}

/** Only our own errors; others are the function's failure. */
export function packError(error: unknown): PageReply {
  if (!isPlumblineError(error)) throw error;
  const { name, message, remedy } = error;
  const wait = error instanceof Throttled ? error.retryAfterMilliseconds : undefined;
  const contentType = error instanceof UnreadableSource ? error.contentType : undefined;
  return {
    error: {
      name,
      message,
      ...(remedy === undefined ? {} : { remedy }),
      ...(wait === undefined ? {} : { retryAfterMilliseconds: wait }),
      ...(contentType === undefined ? {} : { contentType }),
      ...(error instanceof UnreadableSource && error.isGone ? { isGone: true } : {}),
    },
  };
}

/** Throws the error that a reply carries, and ServiceUnavailable for what is no reply. */
export function unpackReply(json: string): Page {
  const reply = parseReply(json);
  if ('error' in reply) throw errorOf(reply.error);
  const { text, raw, ...data } = reply.page;
  return {
    ...data,
    text: unpack(text).toString(),
    ...(raw && { raw: { bytes: unpack(raw.bytes), mediaType: raw.mediaType } }),
  };
}

function parseReply(json: string): PageReply {
  try {
    return PageReply.parse(JSON.parse(json));
  } catch (cause) {
    throw new ServiceUnavailable('The function that reads pages gave an answer that is not known.', {
      cause,
    });
  }
}

type ErrorData = Extract<PageReply, { readonly error: unknown }>['error'];

function errorOf({ name, message, ...details }: ErrorData): Error {
  switch (name) {
    case 'AddressRefused':
      return new AddressRefused(message, details);
    case 'UnreadableSource':
      return new UnreadableSource(message, details);
    case 'InvalidConfiguration':
      return new InvalidConfiguration(message, details);
    case 'Throttled':
      return new Throttled(message, details);
    default:
      return new ServiceUnavailable(message, details);
  }
}

function fits(reply: PageReply): boolean {
  return Buffer.byteLength(JSON.stringify(reply)) <= MAXIMUM_REPLY_BYTES;
}

function pack(bytes: Uint8Array): string {
  return gzipSync(bytes).toString('base64');
}

function unpack(packed: string): Buffer {
  return gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: MAXIMUM_UNPACKED_BYTES });
}
