import type { AuthorName } from './author-name.ts';
import { type CslItem, isoOf, yearOf } from './csl.ts';

const TYPES: Readonly<Record<CslItem['type'], string>> = {
  'article-journal': 'JOUR',
  article: 'GEN',
  'article-newspaper': 'NEWS',
  webpage: 'ELEC',
  document: 'GEN',
};

/** The bibliography in RIS, one record per source, lines ended by CR LF as the format wants. */
export function renderRis(items: readonly CslItem[]): string {
  return items.map(renderRecord).join('');
}

function renderRecord(item: CslItem): string {
  const year = yearOf(item.issued);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['TY', TYPES[item.type]],
    ['ID', item.id],
    ...(item.author ?? []).map((name) => ['AU', renderName(name)] as const),
    ['TI', item.title],
    ['T2', item['container-title']],
    ['PY', year === undefined ? undefined : String(year).padStart(4, '0')],
    ['DA', item.issued && isoOf(item.issued, '/')],
    ['DO', item.DOI],
    ['AN', item.PMID],
    ['UR', item.URL],
    ['Y2', isoOf(item.accessed, '/')],
    ['LA', item.language],
    ['N1', item.note],
  ];
  const lines = fields.flatMap(([tag, value]) =>
    value === undefined ? [] : [`${tag}  - ${oneLine(value)}`],
  );
  return [...lines, 'ER  - ', ''].join('\r\n');
}

/** The comma behind the name of a group keeps readers from taking it apart. */
function renderName(name: AuthorName): string {
  return 'literal' in name ? `${name.literal},` : `${name.family}, ${name.given}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
