/** What Google Scholar says below a title. */
export interface Publication {
  /** `Family, Initials`. */
  readonly authors?: readonly string[];
  readonly container?: string;
}

/**
 * Reads `A Vaswani, N Shazeer… - Advances in neural …, 2017 - proceedings.neurips.cc`. A name of a journal that is cut off is no
 * name to distinguish publishers by, and is left out.
 */
export function readPublication(line: string): Publication {
  const [people = '', journal = ''] = line.split(/\s+-\s+/u);
  const authors = people.split(',').flatMap(readAuthor);
  const container = journal.replace(/,?\s*(?:1[5-9]|20)\d\d\s*$/u, '').trim();
  return {
    ...(authors.length === 0 ? {} : { authors }),
    ...(container === '' || container.includes('…') || /^\d*$/u.test(container) ? {} : { container }),
  };
}

function readAuthor(name: string): readonly string[] {
  const plain = name.replaceAll('…', '').trim();
  if (plain === '' || /\d/u.test(plain)) return [];
  const parts = /^(\p{Lu}{1,4}) (.+)$/u.exec(plain);
  return [parts === null ? plain : `${parts[2]}, ${parts[1]}`];
}
