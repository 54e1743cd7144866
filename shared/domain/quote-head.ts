/** A head is a line at most, not what some pages have for a title. */
const LONGEST_NAME = 80;
/** "Dear Ann,": behind it comes a colon or a comma. */
const OPEN_END = /[\s,;:]+$/u;
/** "igraph_get_eid — Get the edge ID from the end points": the name at its beginning is enough. */
const GLOSS = /\s+[-–—]\s/u;
/** "“Fees”:", of the document that is quoted before. */
const OF_SECTION = /^“.*”:$/su;
const SECTION = /(?:, “[^“]*”)?:$/u;

/** A title or a heading as it stands over quotes: of a long one the name that it explains, or as many whole words as fit. */
export function nameOverQuotes(name: string): string {
  const whole = name.replaceAll('`', '').replace(OPEN_END, '');
  const characters = Array.from(whole);
  if (characters.length <= LONGEST_NAME) return whole;
  const [first = ''] = whole.split(GLOSS, 1);
  if (first.length <= LONGEST_NAME && /\p{L}/u.test(first)) return first;
  const beginning = characters.slice(0, LONGEST_NAME + 1).join('');
  const words = beginning.slice(0, beginning.lastIndexOf(' ') + 1).trimEnd();
  return `${words === '' ? characters.slice(0, LONGEST_NAME).join('') : words}…`;
}

/** "Kiln rules, “Fees”:"; of what stands below no heading "Kiln rules:", and behind other quotes of the document "“Fees”:". */
export function headOver({
  title,
  heading,
}: {
  readonly title: string | undefined;
  readonly heading: string | undefined;
}): string {
  const named = title === undefined ? [] : [nameOverQuotes(title)];
  return `${[...named, ...(heading === undefined ? [] : [`“${nameOverQuotes(heading)}”`])].join(', ')}:`;
}

/** A head as it is where nothing is left of what the head before it stands over: it names the document of both. */
export function namingDocument(head: string, before: string): string {
  if (!OF_SECTION.test(head) || OF_SECTION.test(before)) return head;
  return `${before.replace(SECTION, '')}, ${head}`;
}
