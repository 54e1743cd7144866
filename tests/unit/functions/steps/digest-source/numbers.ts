import { readStatements } from '#shared/text/evidence/document-view.ts';

/** The number under which a reader is shown the first statement that bears a text; `999` where none does. */
export function numberOf(canonical: string, text: string): string {
  const at = readStatements(canonical).findIndex(({ start, end }) =>
    canonical.slice(start, end).includes(text),
  );
  return String(at < 0 ? 999 : at + 1);
}
