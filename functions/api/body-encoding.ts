export interface EncodingProblem {
  readonly message: string;
  readonly remedy: string;
}

const REMEDY =
  'Send JSON in UTF-8: with the charset utf-8 or none in Content-Type, and without Content-Encoding.';

/** ASCII is a part of it. */
const READ_AS_UTF8 = /^(?:utf-?8|(?:us-)?ascii)$/iu;

/** Why a body may mean something else than its bytes say as UTF-8; undefined where it does not. Headers by lower-case name. */
export function encodingProblem(headers: ReadonlyMap<string, string>): EncodingProblem | undefined {
  const coding = headers.get('content-encoding')?.trim() ?? '';
  if (coding !== '' && coding.toLowerCase() !== 'identity') {
    return { message: `The body is marked as encoded: ${coding.slice(0, 80)}.`, remedy: REMEDY };
  }
  const charset = /;\s*charset\s*=\s*["']?([^\s"';,]*)/iu.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  if (charset === '' || READ_AS_UTF8.test(charset)) return undefined;
  return { message: `The body is marked as text in ${charset.slice(0, 80)}.`, remedy: REMEDY };
}
