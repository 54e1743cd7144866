/** Languages of which there is a glossary (`glossaries/`), as BCP 47 names them. */
export const GLOSSED_LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type GlossedLanguage = (typeof GLOSSED_LANGUAGES)[number];

export function isGlossed(language: string): language is GlossedLanguage {
  return GLOSSED_LANGUAGES.some((one) => one === language);
}
