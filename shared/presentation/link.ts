const LINKABLE: ReadonlySet<string> = new Set(['http:', 'https:', 'file:']);

/** The address in its normal form when it may be linked (http, https, file); undefined for all others. */
export function safeUrl(address: string): string | undefined {
  const url = URL.parse(address);
  return url && LINKABLE.has(url.protocol) ? url.href : undefined;
}
