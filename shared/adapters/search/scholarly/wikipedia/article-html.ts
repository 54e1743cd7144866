import { Parser } from 'htmlparser2';
import { raise } from '#shared/text/markup/superscript.ts';

/** What is around an article and not of it: boxes of links, marks of references, buttons, maintenance notes. */
const DROPPED_CLASSES = new Set([
  'ambox',
  'authority-control',
  'catlinks',
  'error',
  'hatnote',
  'metadata',
  'mw-cite-backlink',
  'mw-editsection',
  'mw-empty-elt',
  'mw-jump-link',
  'navbar',
  'navbox',
  'navbox-styles',
  'nomobile',
  'noprint',
  'portalbox',
  'printfooter',
  'refbegin',
  'reference',
  'references',
  'reflist',
  'shortdescription',
  'sidebar',
  'side-box',
  'sistersitebox',
  'toc',
  'vertical-navbox',
]);
const DROPPED_TAGS = new Set(['style', 'script', 'link', 'meta', 'noscript', 'img']);
const VOID_TAGS = new Set([
  'br',
  'hr',
  'wbr',
  'img',
  'link',
  'meta',
  'input',
  'col',
  'area',
  'source',
  'track',
]);
const HEADING = /^h[1-6]$/u;
/** Sections of links and references, in English; in other languages they go when they are left empty. */
const BACK_MATTER =
  /^(?:references?|notes|notes and references|citations|footnotes|further reading|external links|see also)$/iu;

/** The HTML of an article as its reader takes it in. Formulas become the text by which they are written. */
export function articleHtml(title: string, html: string): string {
  const writer = new ArticleWriter();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      onclosetag: (name) => writer.close(name),
      ontext: (text) => writer.text(text),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  const heading = escape(title);
  const body = `<main><h1>${heading}</h1>${writer.finish()}</main>`;
  return `<html><head><title>${heading}</title></head><body>${body}</body></html>`;
}

interface Section {
  readonly level: number;
  heading: string;
  readonly parts: string[];
}

/** Takes the events of a parser and keeps the article by its sections. */
class ArticleWriter {
  readonly #sections: Section[] = [{ level: 1, heading: '', parts: [] }];
  /** Elements open inside one that is dropped, itself included. */
  #dropped = 0;
  #isHeading = false;
  #superscripts = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#dropped > 0 || isDropped(name, attributes)) {
      this.#dropped += 1;
      return;
    }
    if (name === 'math') {
      this.#add(escape(formulaOf(attributes['alttext'] ?? '')));
      this.#dropped = 1;
    } else if (HEADING.test(name)) {
      this.#sections.push({ level: Number(name.slice(1)), heading: '', parts: [] });
      this.#isHeading = true;
    } else if (name === 'sup') this.#superscripts += 1;
    else if (!this.#isHeading) this.#add(`<${name}>`);
  }

  close(name: string): void {
    if (this.#dropped > 0) {
      this.#dropped -= 1;
      return;
    }
    if (HEADING.test(name)) this.#isHeading = false;
    else if (name === 'sup') this.#superscripts -= 1;
    else if (!this.#isHeading && !VOID_TAGS.has(name)) this.#add(`</${name}>`);
  }

  text(text: string): void {
    if (this.#dropped === 0) this.#add(escape(this.#superscripts > 0 ? raise(text) : text));
  }

  finish(): string {
    return withText(withoutBackMatter(this.#sections)).map(write).join('');
  }

  #add(text: string): void {
    const section = this.#sections.at(-1);
    if (section === undefined) return;
    if (this.#isHeading) section.heading += text;
    else section.parts.push(text);
  }
}

/** Back matter goes with all below it. */
function withoutBackMatter(sections: readonly Section[]): readonly Section[] {
  let dropped = Infinity;
  return sections.filter(({ level, heading }) => {
    if (level > dropped) return false;
    dropped = BACK_MATTER.test(heading.trim()) ? level : Infinity;
    return dropped === Infinity;
  });
}

/** A heading without text stays when a section below it has some. */
function withText(sections: readonly Section[]): readonly Section[] {
  let next = 0;
  return sections
    .toReversed()
    .filter((section) => {
      const isKept = hasText(section) || next > section.level;
      if (isKept) next = section.level;
      return isKept;
    })
    .toReversed();
}

function isDropped(name: string, { class: classes = '' }: Readonly<Record<string, string>>): boolean {
  return DROPPED_TAGS.has(name) || classes.split(/\s+/u).some((one) => DROPPED_CLASSES.has(one));
}

function hasText({ parts }: Section): boolean {
  return parts.some((part) => !/^<[^>]*>$/u.test(part) && part.trim() !== '');
}

function write({ level, heading, parts }: Section): string {
  const title = heading.trim();
  return `${title === '' ? '' : `<h${level}>${title}</h${level}>`}${parts.join('')}`;
}

/** `{\displaystyle E=mc^{2}}` without what only sets its size. */
function formulaOf(alternative: string): string {
  return alternative.replace(/^\{\\(?:displaystyle|textstyle)\s*(.*)\}$/su, '$1').trim();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
