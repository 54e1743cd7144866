import { alignWords } from './align-words.ts';
import { cleanText } from '#shared/text/markup/canonical/clean.ts';
import { decodeEntities } from '#shared/text/markup/canonical/entities.ts';
import { type LineMap, WORD } from '#shared/text/markup/line-of-quote.ts';

export interface Original {
  readonly contentType: string;
  /** The decoded text of the file. */
  readonly text: string;
}

/** Where the words of canonical text stand in the file that it was made of; what is not certain is left out. */
export function mapLines(canonical: string, original: Original): LineMap {
  const names = new Map<string, number>();
  const own = readWords(canonical.split(/(?<=\n)/u), names);
  const theirs = readWords(linesOf(original), names);
  return toMap(own, lineOfEach(alignWords(own.words, theirs.words), theirs.lines));
}

const WORDS = new RegExp(WORD.source, 'gu');
/** The same words, found several times as fast. */
const ASCII_WORDS = /[a-z0-9]+/giu;
const ASCII = /^\p{ASCII}*$/u;

interface Words {
  readonly words: Int32Array;
  /** Where each begins, and where it ends, in all parts together. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The part, counted from 1, that each stands in. */
  readonly lines: Int32Array;
}

function readWords(parts: readonly string[], names: Map<string, number>): Words {
  const [words, starts, ends, lines]: [number[], number[], number[], number[]] = [[], [], [], []];
  let before = 0;
  parts.forEach((part, index) => {
    for (const { 0: word, index: start } of part.matchAll(ASCII.test(part) ? ASCII_WORDS : WORDS)) {
      const name = names.get(word) ?? names.size;
      names.set(word, name);
      words.push(name);
      starts.push(before + start);
      ends.push(before + start + word.length);
      lines.push(index + 1);
    }
    before += part.length;
  });
  return {
    words: Int32Array.from(words),
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    lines: Int32Array.from(lines),
  };
}

/** The line of each word; a word between two of one line stands on that line, or nowhere. */
function lineOfEach(places: Int32Array, lines: Int32Array): Int32Array {
  const found = places.map((place) => (place < 0 ? 0 : (lines[place] ?? 0)));
  let last = -1;
  for (let at = 0; at < found.length; at += 1) {
    const line = found[at] ?? 0;
    if (line === 0) continue;
    if (last >= 0 && found[last] === line) found.fill(line, last, at);
    last = at;
  }
  return found;
}

function toMap({ starts, ends }: Words, lines: Int32Array): LineMap {
  const map: number[] = [];
  let [before, lineBefore] = [0, 0];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? 0;
    let next = at + 1;
    while (next < lines.length && lines[next] === line) next += 1;
    const [start, end] = [starts[at] ?? 0, ends[next - 1] ?? 0];
    if (line > 0) {
      map.push(start - before, end - start, line - lineBefore);
      [before, lineBefore] = [end, line];
    }
    at = next;
  }
  return map;
}

/** The lines as an editor counts them, without what never becomes text: tags, scripts, the targets of links. */
function linesOf({ contentType, text }: Original): readonly string[] {
  const lines = withoutMarkup(contentType, text).split(/\r\n?|\n/u);
  return contentType === 'text/plain'
    ? lines.map(cleanText)
    : lines.map((line) => cleanText(line.includes('&') ? decodeEntities(line) : line));
}

/** In Markdown, tags may be the text itself: in code they are. */
function withoutMarkup(contentType: string, text: string): string {
  if (contentType === 'text/markdown') return text.replaceAll(/\]\([^()\s]{0,2000}/gu, ']');
  if (contentType !== 'text/html') return text;
  const spoken = ['script', 'style', 'template'].reduce(withoutElement, text);
  return spoken.replaceAll(/<\/?[a-z][^<>]{0,5000}>/giu, breaksOf);
}

/** Only the line breaks stay. */
function breaksOf(markup: string): string {
  return ` ${markup.replaceAll(/[^\r\n]/gu, '')} `;
}

function withoutElement(text: string, name: string): string {
  const closing = `</${name}`;
  const lower = text.toLowerCase();
  // Lower case may be longer: then places in it mean nothing.
  if (lower.length !== text.length) return text;
  let [rest, end] = ['', 0];
  for (let at = lower.indexOf(`<${name}`); at >= 0; at = lower.indexOf(`<${name}`, end)) {
    const close = lower.indexOf(closing, at);
    if (close < 0) break;
    rest += text.slice(end, at) + breaksOf(text.slice(at, close));
    end = close;
  }
  return rest + text.slice(end);
}
