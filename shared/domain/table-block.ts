import type { Block, Sentence } from './report.ts';

/** Stands in a cell of a table that has nothing to show. */
export const EMPTY_CELL: Sentence = { text: '—', kind: 'connective', evidenceIds: [] };

/** The cells of a table, row by row, each row of the same length; none for any other block. */
export function rowsOf({ form, sentences, columns = 0 }: Block): readonly (readonly Sentence[])[] {
  if (form !== 'table' || columns === 0) return [];
  const rows = Array.from({ length: Math.ceil(sentences.length / columns) }, (_, row) =>
    sentences.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => Array.from({ length: columns }, (_, cell) => row[cell] ?? EMPTY_CELL));
}

/** The labels of the row and the column of the cell at a place; none for a label itself. */
export function labelsAt(
  { sentences, columns = 1 }: Block,
  place: number,
): readonly [string, string] | undefined {
  const [row, column] = [Math.floor(place / columns), place % columns];
  if (row === 0 || column === 0) return undefined;
  return [sentences[row * columns]?.text ?? '', sentences[column]?.text ?? ''];
}

/** The labels of the other rows, and of the other columns. */
export function otherLabelsAt(block: Block, place: number): readonly [readonly string[], readonly string[]] {
  const { columns = 1 } = block;
  const [head = [], ...body] = rowsOf(block);
  const rows = body.map(([label]) => label?.text ?? '');
  const own = { row: Math.floor(place / columns) - 1, column: place % columns };
  return [
    rows.filter((_, index) => index !== own.row),
    head.flatMap(({ text }, index) => (index > 0 && index !== own.column ? [text] : [])),
  ];
}

/** The sentences of a block each in its place or, where `of` gives none, left out; a cell of a table leaves an empty one. */
export function mapSentences(
  block: Block,
  of: (sentence: Sentence, place: number) => readonly Sentence[],
): Block {
  const sentences = block.sentences.flatMap((sentence, place): readonly Sentence[] => {
    const found = of(sentence, place);
    if (block.form !== 'table') return found;
    return [found[0] ?? EMPTY_CELL];
  });
  return { ...block, sentences };
}

/** A table without the rows and columns whose labels are left out: figures without a name tell nothing. */
export function withoutLinesOf(block: Block, isLeftOut: (place: number) => boolean): Block {
  const { form, sentences, columns = 1 } = block;
  if (form !== 'table') return block;
  const kept = sentences.filter((_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    return (row === 0 || !isLeftOut(row * columns)) && (column === 0 || !isLeftOut(column));
  });
  const lost = Array.from({ length: columns - 1 }, (_, at) => at + 1).filter(isLeftOut).length;
  return { ...block, sentences: kept, columns: columns - lost };
}

/** A table where none can be drawn: a line for each row, its cells under the names of their columns. */
export function tableLines(block: Block, textOf: (cell: Sentence) => string): readonly string[] {
  const [head = [], ...body] = rowsOf(block);
  return body.map(([label = EMPTY_CELL, ...cells]) => {
    const named = cells.map((cell, index) => {
      const name = head[index + 1]?.text ?? '';
      return name === '' ? textOf(cell) : `${asLabel(name)} ${textOf(cell)}`;
    });
    return `${asLabel(textOf(label))} ${named.join('; ')}`;
  });
}

/** A question has its mark already. */
function asLabel(text: string): string {
  return /[:：?？؟]$/u.test(text) ? text : `${text}:`;
}
