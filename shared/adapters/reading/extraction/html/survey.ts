import { Parser } from 'htmlparser2';
import { PAGE_CEILING, SURVEYED_DEPTH } from '../limits.ts';
import { isInvisible } from './hidden.ts';
import { NoteTaker, type PageNotes } from './page-notes.ts';

/** The measures of a page, taken from the stream of its tags before anything is built of it. */
export interface Survey {
  readonly elements: number;
  readonly attributes: number;
  readonly depth: number;
  /** Whether the style of some element hides it in a way that few look for. */
  readonly hidesText: boolean;
  readonly notes: PageNotes;
  /** Why it is not to be read at all; the rest then says of its beginning only. */
  readonly excess?: string;
}

const PIECE = 65_536;

/** One pass; stops where a page goes beyond all measure, or nests too deep to be counted. */
export function surveyPage(html: string): Survey {
  const surveyor = new Surveyor();
  for (let at = 0; at < html.length && !surveyor.isStopped; at += PIECE) {
    surveyor.parser.write(html.slice(at, at + PIECE));
  }
  if (!surveyor.isStopped) surveyor.parser.end();
  return surveyor.finish();
}

class Surveyor {
  readonly parser: Parser;
  readonly #notes = new NoteTaker();
  #elements = 0;
  #attributes = 0;
  #ofElement = 0;
  #depth = 0;
  #deepest = 0;
  #excess: string | undefined;
  #hidesText = false;
  isStopped = false;

  constructor() {
    this.parser = new Parser(
      {
        onopentagname: () => {
          this.#ofElement = 0;
        },
        onattribute: () => this.#countAttribute(),
        onopentag: (name, attributes) => this.#open(name, attributes),
        onclosetag: (name) => this.#close(name),
        ontext: (text) => this.#notes.text(text),
      },
      { decodeEntities: true },
    );
  }

  finish(): Survey {
    return {
      elements: this.#elements,
      attributes: this.#attributes,
      depth: this.#deepest,
      hidesText: this.#hidesText,
      notes: this.#notes.finish(),
      ...(this.#excess === undefined ? {} : { excess: this.#excess }),
    };
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    this.#depth += 1;
    this.#deepest = Math.max(this.#deepest, this.#depth);
    this.#hidesText ||= isInvisible(attributes['style'] ?? '');
    this.#notes.open(name, attributes);
    if (this.#elements > PAGE_CEILING.elements) this.#refuse('more elements');
    if (this.#depth > SURVEYED_DEPTH) this.#stop();
  }

  #close(name: string): void {
    this.#depth -= 1;
    this.#notes.close(name);
  }

  #countAttribute(): void {
    this.#attributes += 1;
    this.#ofElement += 1;
    if (this.#ofElement > PAGE_CEILING.attributesPerElement) this.#refuse('more attributes on one element');
    else if (this.#attributes > PAGE_CEILING.attributes) this.#refuse('more attributes');
  }

  #refuse(what: string): void {
    this.#excess = `It has ${what} than any page that is meant to be read.`;
    this.#stop();
  }

  #stop(): void {
    this.isStopped = true;
    this.parser.pause();
  }
}
