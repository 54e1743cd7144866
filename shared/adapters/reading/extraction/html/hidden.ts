const INVISIBLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/iu;

/** True for an element that no reader of the page sees: nothing may be quoted from it. */
export function isHidden(_name: string, attributes: Readonly<Record<string, string>>): boolean {
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true;
  return INVISIBLE.test(attributes['style'] ?? '');
}
