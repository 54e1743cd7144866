const SECTION = /^(?:(?:section|chapter|part|appendix)\s+[\divxlc]+\b|\d+(?:\.\d+)*\.?\s+\p{Lu})/iu;

/** "Section 26: …", "1 Description": of a part of a document, and not of all of it. */
export function isSectionTitle(title: string): boolean {
  return SECTION.test(title);
}
