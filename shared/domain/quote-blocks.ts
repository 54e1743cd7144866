/** A part of a quote as a reader sees it: without the marks of its kind, in the order of the text. */
export type QuoteBlock = QuoteParagraph | QuoteHeading | QuoteList | QuoteCode | QuoteTable;

export interface QuoteParagraph {
  readonly kind: 'paragraph';
  /** May hold the line breaks of plain text, which mean no more than spaces. */
  readonly text: string;
}

export interface QuoteHeading {
  readonly kind: 'heading';
  readonly text: string;
}

export interface QuoteList {
  readonly kind: 'list';
  /** The number of the first item; undefined for a list without numbers. */
  readonly first: number | undefined;
  readonly items: readonly QuoteItem[];
}

export interface QuoteItem {
  readonly text: string;
  readonly lists: readonly QuoteList[];
}

export interface QuoteCode {
  readonly kind: 'code';
  /** The word after the fence, empty where there is none. */
  readonly language: string;
  readonly text: string;
}

export interface QuoteTable {
  readonly kind: 'table';
  readonly rows: readonly (readonly string[])[];
}
