/**
 * What announces what comes below it: "… by either of:", "… needs a hand to e.g.", "… fuels, such as". A full stop behind
 * "for example" ends a sentence that gave its example before.
 */
export const ANNOUNCING =
  /(?:[:：]|(?:^|[\s(,;–—])(?:e\.\s?g\.|i\.\s?e\.|z\.\s?b\.|p\.\s?ej\.|(?:for (?:example|instance)|such as|including|namely|zum beispiel|beispielsweise|nämlich|par exemple|por ejemplo|tales como),?)|, like)\s*$/iu;
