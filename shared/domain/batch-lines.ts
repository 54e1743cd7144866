import * as z from 'zod';
import { parseJson } from '#shared/text/parse-json.ts';
import { type BatchDefaults, BatchLine, type CleanLine, type LineError } from './batch.ts';

/** What the longest question with the longest context takes; a line must fit into one input of the state machine. */
export const LINE_MAX_BYTES = 204_800;

export interface ReadLines {
  readonly lines: readonly CleanLine[];
  readonly errors: readonly LineError[];
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const MARK = [0xef, 0xbb, 0xbf] as const;

/**
 * The lines of a JSONL file: each by itself, so that one that cannot be used costs none of the others. A line takes what it
 * does not say itself from the defaults. A file in which every line ends with CR LF is taken as such; where only some do, those
 * are errors, as are a byte order mark, a blank line, what is no JSON object, an unknown field and a `customId` that an earlier
 * line has.
 */
export function readBatchLines(bytes: Uint8Array, defaults: BatchDefaults): ReadLines {
  const raw = splitLines(bytes);
  const isWindows = raw.length > 0 && raw.every(({ end, isLast }) => end.at(-1) === RETURN || isLast);
  const seen = new Set<string>();
  const lines: CleanLine[] = [];
  const errors: LineError[] = [];
  for (const [index, { end }] of raw.entries()) {
    const line = index + 1;
    const read = readLine(isWindows && end.at(-1) === RETURN ? end.subarray(0, -1) : end, defaults);
    if ('message' in read) errors.push(toError(line, read));
    else if (seen.has(read.customId)) errors.push(toError(line, repeated(read.customId)));
    else {
      seen.add(read.customId);
      lines.push({ ...read, line });
    }
  }
  return { lines, errors };
}

interface RawLine {
  /** The bytes up to the newline. */
  readonly end: Uint8Array;
  readonly isLast: boolean;
}

/** A newline at the end of the file begins no further line. */
function splitLines(bytes: Uint8Array): readonly RawLine[] {
  const lines: RawLine[] = [];
  let start = 0;
  while (start < bytes.length) {
    const at = bytes.indexOf(NEWLINE, start);
    const stop = at === -1 ? bytes.length : at;
    lines.push({ end: bytes.subarray(start, stop), isLast: at === -1 });
    start = stop + 1;
  }
  return lines;
}

interface Fault {
  readonly message: string;
  readonly field?: string;
  readonly customId?: string;
}

function readLine(bytes: Uint8Array, defaults: BatchDefaults): BatchLine | Fault {
  const fault = faultOfBytes(bytes);
  if (fault !== undefined) return { message: fault };
  const text = decode(bytes);
  if (text === undefined) return { message: 'The line is not valid UTF-8.' };
  const value = parseJson(text);
  if (value === undefined) return { message: 'The line is not valid JSON.' };
  const parsed = BatchLine.safeParse(withDefaults(value, defaults));
  if (parsed.success) return tooLong(parsed.data) ?? parsed.data;
  return { ...describe(parsed.error.issues[0]), ...namedBy(value) };
}

function faultOfBytes(bytes: Uint8Array): string | undefined {
  if (bytes.length > LINE_MAX_BYTES) {
    return `The line has ${bytes.length} bytes; at most ${LINE_MAX_BYTES} are taken.`;
  }
  if (MARK.every((byte, index) => bytes[index] === byte)) {
    return 'The line begins with a byte order mark; save the file as UTF-8 without one.';
  }
  if (bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === RETURN)) return 'The line is blank.';
  if (bytes.at(-1) === RETURN) {
    return 'The line ends with CR LF where others end with LF; end all lines alike.';
  }
  return undefined;
}

/** A short line may become a long one by the defaults. */
function tooLong(line: BatchLine): Fault | undefined {
  const size = new TextEncoder().encode(JSON.stringify(line)).length;
  if (size <= LINE_MAX_BYTES) return undefined;
  const message = `With the defaults the line has ${size} bytes; at most ${LINE_MAX_BYTES} are taken.`;
  return { message, customId: line.customId };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function withDefaults(value: unknown, defaults: BatchDefaults): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...defaults, ...value } : value;
}

function describe(issue: z.core.$ZodIssue | undefined): Fault {
  if (issue?.code === 'unrecognized_keys') {
    const field = (issue.keys[0] ?? '').slice(0, 80);
    return { message: `The line has a field that is not known: ${field}.`, field };
  }
  const field = issue?.path.join('.') ?? '';
  if (field === '') return { message: 'The line is not a JSON object.' };
  return { message: `The line does not fit at ${field}: ${issue?.message ?? 'unexpected value'}.`, field };
}

const Named = z.object({ customId: z.string().max(128) });

function namedBy(value: unknown): { readonly customId?: string } {
  const named = Named.safeParse(value);
  return named.success ? { customId: named.data.customId } : {};
}

function repeated(customId: string): Fault {
  return { message: 'An earlier line has this customId.', field: 'customId', customId };
}

function toError(line: number, { message, field, customId }: Fault): LineError {
  return {
    line,
    ...(customId === undefined ? {} : { customId }),
    error: { name: 'InvalidInput', message, ...(field === undefined ? {} : { field }) },
  };
}
