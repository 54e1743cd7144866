import { Parser } from 'htmlparser2';
import { oneLine } from './clean-metadata.ts';

export interface XmlText {
  /** The text of its first element named `title`. */
  readonly title?: string;
  readonly text: string;
}

const PIECE = 65_536;
const DEPTH = 5000;
/** Words of XML vocabularies for what stands inside a line of text. */
const INLINE =
  /(?:^|:)(?:a|abbr|b|bold|code|del|em|emph|ext-link|hi|i|ins|italic|link|math|monospace|q|ref|s|sc|small|span|strong|sub|sup|tt|u|underline|xref)$/iu;
const UNREAD = /(?:^|:)(?:script|style)$/iu;

/** The text of any XML: each element that holds text is a paragraph, but for those that stand inside one. */
export function readXml(xml: string): XmlText {
  const paragraphs: string[] = [];
  let title: string | undefined;
  let run = '';
  let depth = 0;
  let unread = 0;
  const flush = (name: string): void => {
    const text = run.replace(/\s+/gu, ' ').trim();
    run = '';
    if (text === '') return;
    if (title === undefined && /(?:^|:)(?:article-)?title$/iu.test(name)) title = oneLine(text);
    paragraphs.push(text);
  };
  const parser = new Parser(
    {
      onopentag: (name) => {
        depth += 1;
        if (UNREAD.test(name)) unread += 1;
        if (!INLINE.test(name)) flush('');
        if (depth > DEPTH) parser.pause();
      },
      onclosetag: (name) => {
        depth -= 1;
        if (UNREAD.test(name)) unread -= 1;
        if (!INLINE.test(name)) flush(name);
      },
      ontext: (text) => {
        if (unread === 0) run += text;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < xml.length && depth <= DEPTH; at += PIECE) parser.write(xml.slice(at, at + PIECE));
  if (depth <= DEPTH) parser.end();
  flush('');
  return { ...(title === undefined ? {} : { title }), text: paragraphs.join('\n\n') };
}
