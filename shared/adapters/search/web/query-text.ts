export interface QueryLimits {
  readonly characters: number;
  readonly words: number;
}

/** A query that a service can take: well-formed, on one line, within its limits; '' with nothing to look for. */
export function cleanQuery(text: string, { characters, words }: QueryLimits): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s\ufffd]+/gu, ' ')
    .trim();
  const cut = line.split(' ').slice(0, words).join(' ').slice(0, characters).toWellFormed().trim();
  return /[\p{L}\p{N}]/u.test(cut) ? cut : '';
}
