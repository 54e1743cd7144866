/** Changes whenever the same document would get another canonical text; docs/canonical-text.md says the rules. */
export const CANONICAL_VERSION = 56;
