/** A change to the code that breaks one requirement of docs/requirements.md. */
export interface RequirementMutant {
  readonly row: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly code: string;
  readonly changed: string;
}
