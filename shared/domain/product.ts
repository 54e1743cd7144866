/** As package.json has it; what Plumbline calls itself by when it asks others for something. */
export const PRODUCT_VERSION = '0.1.0';

/**
 * The `User-Agent` of every request to the open web: who asks, and, where it is known, whom to write to.
 * Robots.txt files know us as `Plumbline`.
 */
export function userAgent(contactEmail: string | undefined): string {
  const contact =
    contactEmail === undefined ? '' : ` (+mailto:${contactEmail.replaceAll(/[^\w.@+-]/gu, '')})`;
  return `Plumbline/${PRODUCT_VERSION}${contact}`;
}
