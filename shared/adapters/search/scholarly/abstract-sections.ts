import { readableMarkup } from '#shared/text/markup/xml.ts';
import type { AbstractSection } from './work.ts';

const HEADING = /<(?:jats:)?(?:h[1-6]|title)\b[^<>]{0,200}>([^]{0,200}?)<\/(?:jats:)?(?:h[1-6]|title)>/iu;

/** An abstract in HTML or JATS by its headings; in one piece where it has none, none for no abstract. */
export function abstractSections(markup: string): readonly AbstractSection[] {
  const [opening = '', ...rest] = markup.split(HEADING);
  const sections = [section('', opening)];
  for (let at = 0; at < rest.length; at += 2) sections.push(section(rest[at] ?? '', rest[at + 1] ?? ''));
  return sections.filter(({ text }) => text !== '');
}

function section(heading: string, body: string): AbstractSection {
  const label = readableMarkup(heading).replace(/[:.]+$/u, '');
  const text = readableMarkup(body);
  return label === '' || /^(?:abstract|summary)$/iu.test(label) ? { text } : { label, text };
}
