/** What says what is described below it: a term, the name of an option, a question above its answer. */
export interface Name {
  readonly start: number;
  readonly text: string;
  /** The term that it belongs to, of a term within what is said of another. */
  readonly above?: Name;
}
