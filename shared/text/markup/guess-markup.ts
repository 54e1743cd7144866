/** What only one markup has. Two of them in a text that is called plain say what it is written in. */
const RST: readonly RegExp[] = [
  /^\.\. [\w:-]{2,40}::(?:\s|$)/mu,
  /(?<!\w):[a-z][\w-]{1,30}:`[^`\n]{1,200}`/u,
  /^\.\. _[^:\n]{1,80}:/mu,
  /`[^`\n]{1,200}`__?(?=[\s.,;:)]|$)/mu,
];
const ASCIIDOC: readonly RegExp[] = [
  /^\[(?:source|listing|verse|quote|options|cols|horizontal|discrete|NOTE|TIP|WARNING|IMPORTANT|CAUTION|\[[\w-]+\])[^\]\n]{0,100}\]$/mu,
  /^\+$/mu,
  /^(?:include|ifdef|ifndef|image)::[^\s[]{0,200}\[/mu,
  /\b(?:link|linkgit|xref|footnote|footnoteref):[^\s[\]]{0,200}\[[^\]\n]{0,200}\]/u,
  /<<[\w-]{1,80}(?:,[^<>\n]{1,200})?>>/u,
  /^(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION): /mu,
  /^(?!\.\. )\S.{0,100}[^:\s]::$\n(?:\t| |\n\t)/mu,
];
/** Headings with a line of marks below, as long as they are: of marks that are no heading in Markdown. Both others have them. */
const RULED =
  /(?<=\n\n|^\n?)(?<title>\S[^\n]{0,100})\n(?<rule>(?<mark>[~^"'+*#.:])\k<mark>{2,})[ \t]*(?=\n|$)/gu;
const LONGER = 4;
const ENOUGH = 2;
const LOOKED_AT = 50_000;

/** The markup of a text whose name says nothing of it: manuals are kept in files that are called plain text, too. */
export function guessMarkup(text: string): 'rst' | 'asciidoc' | undefined {
  const beginning = text.slice(0, LOOKED_AT).replace(/\r\n?/gu, '\n');
  const count = (signs: readonly RegExp[]): number => signs.filter((sign) => sign.test(beginning)).length;
  const [rst, asciidoc] = [count(RST), count(ASCIIDOC)];
  if (rst === asciidoc) return rst === 0 && ruledHeadings(beginning) >= ENOUGH ? 'rst' : undefined;
  if (Math.max(rst, asciidoc) + ruledHeadings(beginning) < ENOUGH) return undefined;
  return rst > asciidoc ? 'rst' : 'asciidoc';
}

function ruledHeadings(text: string): number {
  return [...text.matchAll(RULED)].filter(({ groups }) => {
    const beyond = (groups?.['rule'] ?? '').length - (groups?.['title'] ?? '').length;
    return beyond >= 0 && beyond <= LONGER;
  }).length;
}
