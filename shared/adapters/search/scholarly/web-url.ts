/** A URL of http or https as a service names it; undefined for anything else. */
export function webUrl(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url !== null && /^https?:$/u.test(url.protocol) ? url.href : undefined;
}
