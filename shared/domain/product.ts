/** As package.json has it; what Plumbline calls itself by when it asks others for something. */
export const PRODUCT_VERSION = '0.1.0';

/**
 * The `User-Agent` of requests to the open web and to public services: who asks, and, where it is known, whom to write
 * to. A contact that cannot stand in a header is left out. Robots.txt files know us as `Plumbline`.
 */
export function userAgent(contactEmail: string | undefined): string {
  const isContact = contactEmail !== undefined && /^[\x21-\x27\x2a-\x7e]{3,200}$/u.test(contactEmail);
  return `Plumbline/${PRODUCT_VERSION}${isContact ? ` (+mailto:${contactEmail})` : ''}`;
}
