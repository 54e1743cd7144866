import { Parser } from 'htmlparser2';
import { UnreadableSource } from '#shared/errors.ts';
import { metadataLine } from './clean-metadata.ts';
import { XML_DEPTH } from './limits.ts';

export interface XmlText {
  /** The text of its first element named `title`. */
  readonly title?: string;
  readonly text: string;
}

const PIECE = 65_536;
/** Words of XML vocabularies for what stands inside a line of text. */
const INLINE =
  /(?:^|:)(?:a|abbr|b|bold|code|del|em|emph|ext-link|hi|i|ins|italic|link|math|monospace|q|ref|s|sc|small|span|strong|sub|sup|tt|u|underline|xref)$/iu;
const UNREAD = /(?:^|:)(?:script|style)$/iu;

/**
 * The text of any XML: each element that holds text is a paragraph, but for those that stand inside one. Throws
 * UnreadableSource for one that nests too deep.
 */
export function readXml(xml: string): XmlText {
  const reader = new XmlReader();
  for (let at = 0; at < xml.length; at += PIECE) {
    reader.parser.write(xml.slice(at, at + PIECE));
    if (reader.isTooDeep)
      throw new UnreadableSource('It nests its elements deeper than any document that is meant to be read.');
  }
  reader.parser.end();
  return reader.finish();
}

class XmlReader {
  readonly parser: Parser;
  readonly #paragraphs: string[] = [];
  #title: string | undefined;
  #run = '';
  #depth = 0;
  #unread = 0;
  isTooDeep = false;

  constructor() {
    this.parser = new Parser(
      {
        onopentag: (name) => this.#open(name),
        onclosetag: (name) => this.#close(name),
        ontext: (text) => {
          if (this.#unread === 0) this.#run += text;
        },
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  finish(): XmlText {
    this.#flush('');
    const text = this.#paragraphs.join('\n\n');
    return this.#title === undefined ? { text } : { title: this.#title, text };
  }

  #open(name: string): void {
    this.#depth += 1;
    if (UNREAD.test(name)) this.#unread += 1;
    if (!INLINE.test(name)) this.#flush('');
    if (this.#depth <= XML_DEPTH) return;
    this.isTooDeep = true;
    this.parser.pause();
  }

  #close(name: string): void {
    this.#depth -= 1;
    if (UNREAD.test(name)) this.#unread -= 1;
    if (!INLINE.test(name)) this.#flush(name);
  }

  #flush(name: string): void {
    const text = this.#run.replace(/\s+/gu, ' ').trim();
    this.#run = '';
    if (text === '') return;
    if (/(?:^|:)(?:article-)?title$/iu.test(name)) this.#title ??= metadataLine(text);
    this.#paragraphs.push(text);
  }
}
