import { isMarked, readLaidOut } from './laid-out-text.ts';
import { readChat } from './shaped/chat.ts';
import { withClausesHeaded } from './shaped/clauses.ts';
import { readMessages } from './shaped/messages.ts';
import { withTablesDrawn } from './shaped/tables.ts';
import { withLinesApart } from './shaped/unbroken.ts';

interface Shaped {
  readonly text: string;
  /** What its shape shows has headings of parts alone. */
  readonly isUntitled: boolean;
}

/**
 * Plain text with what its shape shows: messages, chats, what is set in lines, lines that are paragraphs, tables that are set
 * by blanks, titles of clauses.
 */
export function readShapes(text: string): Shaped {
  const messages = readMessages(text, (body) => readBody(body).text);
  if (messages !== undefined) return { text: messages, isUntitled: false };
  const chat = readChat(text);
  return chat === undefined ? readBody(text) : { text: chat, isUntitled: true };
}

function readBody(text: string): Shaped {
  const read = readLaidOut(text) ?? text;
  if (isMarked(read)) return { text: read, isUntitled: false };
  const apart = withLinesApart(read);
  const drawn = withTablesDrawn(apart ?? withClausesHeaded(read));
  return { text: drawn, isUntitled: apart !== undefined && !drawn.startsWith('# ') };
}
