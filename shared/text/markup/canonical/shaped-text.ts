import { isMarked, readLaidOut } from './laid-out-text.ts';
import { withClausesHeaded } from './shaped/clauses.ts';
import { readMessages } from './shaped/messages.ts';
import { withTablesDrawn } from './shaped/tables.ts';

/** Plain text with what its shape shows: messages, what is set in lines, tables that are set by blanks, titles of clauses. */
export function readShapes(text: string): string {
  return readMessages(text, readBody) ?? readBody(text);
}

function readBody(text: string): string {
  const read = readLaidOut(text) ?? text;
  return isMarked(read) ? read : withTablesDrawn(withClausesHeaded(read));
}
