/** What a page says of itself in its markup, as it stands there: untrusted, gathered within bounds. */
export interface PageNotes {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** `name`, `property`, `itemprop` or `http-equiv` of a meta element, in lower case, with its content. */
  readonly metas: readonly (readonly [name: string, content: string])[];
  readonly linkedData: readonly string[];
  readonly canonicalLinks: readonly string[];
  readonly authors: readonly string[];
  readonly times: readonly string[];
  /** The style sheets that stand in the page. */
  readonly styles: readonly string[];
  readonly language?: string;
  readonly base?: string;
}

type Attributes = Readonly<Record<string, string>>;

const METAS = 400;
const EACH = 20;
const META_CHARACTERS = 4000;
const LINKED_DATA_CHARACTERS = 1_000_000;
const STYLE_CHARACTERS = 200_000;
const CAPTURED_CHARACTERS = 2000;

/** Takes the events of a parser and keeps what says of the page. */
export class NoteTaker {
  readonly #titles: string[] = [];
  readonly #headings: string[] = [];
  readonly #metas: (readonly [string, string])[] = [];
  readonly #linkedData: string[] = [];
  readonly #links: string[] = [];
  readonly #authors: string[] = [];
  readonly #times: string[] = [];
  readonly #styles: string[] = [];
  #language: string | undefined;
  #base: string | undefined;
  #capture:
    | { readonly element: string; readonly into: string[]; text: string; readonly limit: number }
    | undefined;

  open(name: string, attributes: Attributes): void {
    if (name === 'meta') this.#meta(attributes);
    else if (name === 'link') this.#link(attributes);
    else if (name === 'html') this.#language ??= attributes['lang'] ?? attributes['xml:lang'];
    else if (name === 'base') this.#base ??= attributes['href'];
    else if (name === 'time') this.#time(attributes);
    if (this.#capture === undefined) this.#captureFrom(name, attributes);
  }

  text(text: string): void {
    const capture = this.#capture;
    if (capture !== undefined && capture.text.length < capture.limit) capture.text += text;
  }

  close(name: string): void {
    const capture = this.#capture;
    if (capture?.element !== name) return;
    if (capture.into.length < EACH) capture.into.push(capture.text.slice(0, capture.limit));
    this.#capture = undefined;
  }

  finish(): PageNotes {
    return {
      titles: this.#titles,
      headings: this.#headings,
      metas: this.#metas,
      linkedData: this.#linkedData,
      canonicalLinks: this.#links,
      authors: this.#authors,
      times: this.#times,
      styles: this.#styles,
      ...(this.#language === undefined ? {} : { language: this.#language }),
      ...(this.#base === undefined ? {} : { base: this.#base }),
    };
  }

  #meta(attributes: Attributes): void {
    const { content } = attributes;
    const names = [
      attributes['property'],
      attributes['name'],
      attributes['itemprop'],
      attributes['http-equiv'],
    ].flatMap((one) => (one === undefined ? [] : one.toLowerCase().trim().split(/\s+/u)));
    if (content === undefined) return;
    for (const name of names) {
      if (this.#metas.length < METAS) this.#metas.push([name, content.slice(0, META_CHARACTERS)]);
    }
  }

  #link(attributes: Attributes): void {
    const { rel = '', href } = attributes;
    const isCanonical = rel.toLowerCase().split(/\s+/u).includes('canonical');
    if (isCanonical && href !== undefined && this.#links.length < EACH) this.#links.push(href);
  }

  #time(attributes: Attributes): void {
    const value = attributes['datetime'];
    if (value === undefined || this.#times.length >= EACH) return;
    const isOfPage = 'pubdate' in attributes || /datepublished/iu.test(attributes['itemprop'] ?? '');
    if (isOfPage) this.#times.unshift(value);
    else this.#times.push(value);
  }

  #captureFrom(name: string, attributes: Attributes): void {
    const into = this.#placeFor(name, attributes);
    if (into === undefined) return;
    this.#capture = { element: name, into, text: '', limit: this.#limitOf(into) };
  }

  #limitOf(into: readonly string[]): number {
    if (into === this.#linkedData) return LINKED_DATA_CHARACTERS;
    return into === this.#styles ? STYLE_CHARACTERS : CAPTURED_CHARACTERS;
  }

  #placeFor(name: string, attributes: Attributes): string[] | undefined {
    if (name === 'title') return this.#titles;
    if (name === 'h1') return this.#headings;
    if (name === 'style') return this.#styles;
    if (name === 'script')
      return /^application\/ld\+json/iu.test(attributes['type'] ?? '') ? this.#linkedData : undefined;
    const isAuthor =
      /\bauthor\b/iu.test(attributes['rel'] ?? '') || /^author$/iu.test(attributes['itemprop'] ?? '');
    return isAuthor ? this.#authors : undefined;
  }
}
