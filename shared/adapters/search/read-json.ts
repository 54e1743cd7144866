import type * as z from 'zod';
import { MalformedReply, ServiceUnavailable } from '#shared/errors.ts';
import { parseJson } from '#shared/text/parse-json.ts';

/** Whatever has the text of a reply. `service` is the name that a reader knows, and stands in every message. */
type WithText = { readonly text: string };

/**
 * A reply in JSON, as its schema says. Throws ServiceUnavailable for an error page, MalformedReply for anything else that
 * is not JSON (cut off, empty) or not of the schema.
 */
export function readJson<T>(service: string, reply: WithText, schema: z.ZodType<T>): T {
  return checkReply(service, parseServiceReply(service, reply), schema);
}

/** The value of a reply in JSON, to look for an error in it before its shape is checked. */
export function parseServiceReply(service: string, { text }: WithText): unknown {
  const value = parseJson(text);
  if (value !== undefined) return value;
  throw errorPage(service, text) ?? malformed(service, 'its reply is not JSON');
}

export function checkReply<T>(service: string, value: unknown, schema: z.ZodType<T>): T {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const place = checked.error.issues[0]?.path.join('.') ?? '';
  const what = place === '' ? 'its reply has another form' : `its reply has another form at ${place}`;
  throw malformed(service, what, checked.error);
}

/** The failure behind a page of HTML where something else was asked for; undefined for any other text. */
export function errorPage(service: string, text: string): ServiceUnavailable | undefined {
  const isPage = /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html|head|body)\b/iu.test(
    text.slice(0, 2000),
  );
  return isPage ? new ServiceUnavailable(`${service} answered with an error page.`) : undefined;
}

export function malformed(service: string, what: string, cause?: unknown): MalformedReply {
  return new MalformedReply(`${service} answered in an unexpected way: ${what}.`, { cause });
}

/** What a service says of a failure, fit to be shown: one short line without addresses. */
export function shownReason(message: string): string {
  const shown = message
    .toWellFormed()
    .replace(/<[^<>]{0,200}>/gu, ' ')
    .replace(/\S*(?:\/\/|#|\?)\S*/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed()
    .replace(/[.:]+$/u, '');
  return shown === '' ? 'no reason given' : shown;
}
