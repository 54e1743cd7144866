/** What says what is described below it: a term, the name of an option, a question above its answer. */
export interface Name {
  readonly start: number;
  readonly text: string;
  /** The term that it belongs to, of a term within what is said of another. */
  readonly above?: Name;
}

/** "Function: round (number)" is the name of "round". */
const ABOUT_NAME = /^\p{L}+(?: \p{L}+)?:\s+|\([^()]*\)|<[^<>]*>|\[[^[\]]*\]/gu;

/** A name without those that it belongs to. */
export function ownName({ text, above }: Name): string {
  return above === undefined ? text : text.slice(above.text.length + 1);
}

/** What a thing is called, without what a reference says of it beside its name. */
export function withoutSignature(name: string): string {
  return name.replaceAll(ABOUT_NAME, ' ');
}
