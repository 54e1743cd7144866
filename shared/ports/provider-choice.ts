/** Where jobs search whose caller names no providers. */
export interface ProviderChoice {
  readonly providers: readonly string[];
  /** Would be searched, and cannot be reached at present. */
  readonly unreachable: readonly string[];
}

/** Looks at what can be reached now; quick, and asked of every job. */
export type ChooseProviders = () => Promise<ProviderChoice>;
