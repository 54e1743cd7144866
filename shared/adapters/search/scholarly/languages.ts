/** ISO 639-2, bibliographic and terminological, to BCP 47, for the languages in which most is published. */
const LANGUAGES: ReadonlyMap<string, string> = new Map(
  'eng en|fre fr|fra fr|ger de|deu de|spa es|ita it|por pt|dut nl|nld nl|pol pl|rus ru|chi zh|zho zh|jpn ja|kor ko|tur tr|ara ar|heb he|hin hi|swe sv|dan da|nor no|fin fi|cze cs|ces cs|hun hu|ukr uk|gre el|ell el|per fa|fas fa|rum ro|ron ro|scr hr|hrv hr|srp sr|slo sk|slk sk|slv sl|bul bg|ind id|vie vi|tha th'
    .split('|')
    .map((pair): readonly [string, string] => [pair.slice(0, 3), pair.slice(4)]),
);

/** BCP 47 of a code in either form; undefined for none. */
export function languageOf(code: string): string | undefined {
  const lower = code.trim().toLowerCase();
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/u.test(lower) || lower === 'und') return undefined;
  return LANGUAGES.get(lower) ?? lower;
}
