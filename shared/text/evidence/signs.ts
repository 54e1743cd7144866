import { onceForEach } from '../once-for-each.ts';
import type { DocumentView } from './document-view.ts';

/** What the text of a statement shows by itself, whatever is asked: whether it does, or how much, 0-1. */
export type Sign = (text: string) => number | boolean;

/** Of a statement, by its number. */
export type ReadSign = (sign: Sign, index: number) => number;

/** The signs of a document, each looked for but once in a statement, however many questions ask for it. */
export const signsOf: (document: DocumentView) => ReadSign = onceForEach(readSigns);

const UNREAD = -1;

function readSigns({ statements }: DocumentView): ReadSign {
  const read = new Map<Sign, Float32Array>();
  return (sign, index) => {
    const values = read.get(sign) ?? new Float32Array(statements.length).fill(UNREAD);
    read.set(sign, values);
    if (values[index] === UNREAD) values[index] = Number(sign(statements[index]?.text ?? ''));
    return values[index] ?? 0;
  };
}
