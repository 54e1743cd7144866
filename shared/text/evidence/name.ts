/** What says what is described below it: a term, the name of an option, a question above its answer. */
export interface Name {
  readonly start: number;
  readonly text: string;
}
