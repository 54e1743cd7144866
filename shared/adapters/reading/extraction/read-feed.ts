import { getElementsByTagName, isTag, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { cleanText } from '#shared/text/markup/canonical/clean.ts';
import { reduceHtml } from '#shared/text/markup/canonical/html.ts';
import { cleanDate, metadataLine } from './clean-metadata.ts';
import { hiddenTest } from './html/hidden.ts';

/** By its own attributes: a feed has no style sheets. */
const isHidden = hiddenTest({ classes: new Set(), ids: new Set() });

export interface FeedText {
  readonly title?: string;
  readonly text: string;
}

type XmlElement = ReturnType<typeof getElementsByTagName>[number];

const ENTRIES = 500;
const BODIES = ['content:encoded', 'content', 'description', 'summary'];
const DATES = ['published', 'pubDate', 'dc:date', 'updated'];

/** Whether the head of an XML document is that of a feed. */
export function isFeed(xml: string): boolean {
  return /<(?:rss|feed|rdf:RDF)[\s>]/u.test(xml.slice(0, 3000));
}

/** The entries of an Atom or RSS feed: title, date and text of each; undefined when there are none. */
export function readFeed(xml: string): FeedText | undefined {
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true });
  const entries = getElementsByTagName(
    (name) => name === 'entry' || name === 'item',
    document,
    true,
    ENTRIES,
  );
  if (entries.length === 0) return undefined;
  const root = getElementsByTagName((name) => name === 'feed' || name === 'channel', document, true, 1)[0];
  const title = metadataLine(valueOf(root, ['title']));
  const parts = entries.map(entryText);
  return {
    ...(title === undefined ? {} : { title }),
    text: parts.filter((part) => part !== '').join('\n\n'),
  };
}

function entryText(entry: XmlElement): string {
  const title = metadataLine(plain(valueOf(entry, ['title'])));
  const date = cleanDate(valueOf(entry, DATES));
  const parts = [title === undefined ? '' : `## ${title}`, date ?? '', plain(valueOf(entry, BODIES))];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The text of the first child that has one of the names. */
function valueOf(parent: XmlElement | undefined, names: readonly string[]): string {
  const children = (parent?.children ?? []).filter(isTag);
  for (const name of names) {
    const text = textContent(children.filter((child) => child.name === name).slice(0, 1));
    if (text.trim() !== '') return text;
  }
  return '';
}

/** Entries hold HTML, written as text. */
function plain(html: string): string {
  return reduceHtml(cleanText(html), { skips: isHidden }).text;
}
