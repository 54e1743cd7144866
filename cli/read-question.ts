import { COMMAND } from './command-name.ts';
import { UsageError } from './failure.ts';

/** More than this is no question; reading stops here. The service says what it takes at most. */
const MAXIMUM_BYTES = 262_144;

/** The question from the arguments, or from standard input for `-`. Throws UsageError. */
export async function readQuestion(
  words: readonly string[],
  input: AsyncIterable<string | Uint8Array>,
): Promise<string> {
  const [first, ...rest] = words;
  if (first === undefined) {
    throw new UsageError('There is no question.', `Put it in quotation marks: ${COMMAND} ask "…"`);
  }
  if (rest.length > 0) {
    throw new UsageError(
      `The question came in ${words.length} parts.`,
      'Put it in quotation marks, so that the shell keeps it together.',
    );
  }
  return first === '-' ? readAll(input) : first;
}

async function readAll(input: AsyncIterable<string | Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > MAXIMUM_BYTES) {
      throw new UsageError(
        `The question on standard input is larger than ${MAXIMUM_BYTES} bytes.`,
        'Shorten it; background belongs into --context.',
      );
    }
    chunks.push(bytes);
  }
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError('The question on standard input is not UTF-8 text.', 'Send it as plain text.');
  }
}
