/** A text without its requests for more information, and what was requested. */
export interface RequestScan {
  /** The text with the tags (and what stands between an opening and a closing one) taken out. */
  readonly text: string;
  /** Topics in order, blanks tidied, each once whatever its case; none empty. */
  readonly topics: readonly string[];
  /** Tags that were begun and are no request: no topic, no end, an attribute without quotation marks. */
  readonly malformed: number;
}

const OPEN = '<request_more_info';
const CLOSE = /<\/request_more_info\s{0,20}>/uy;
const LONGEST_TOPIC = 300;

/**
 * Finds `<request_more_info topic="...">`: other attributes, either kind of quotation marks, `/>`, a closing tag, tags
 * within tags, escapes (`&quot;`, `&#39;`, `\"`). The name is lower case, and an attribute ends in its line; a tag
 * that does not end is taken out up to the next `<`, `>` or line break.
 */
export function scanRequests(source: string): RequestScan {
  const first = scanOnce(source);
  let { text, malformed } = first;
  // What only becomes a tag when another is taken out of its middle was not written as a request.
  while (nextTag(text, 0) < text.length) {
    const again = scanOnce(text);
    malformed += again.topics.length + again.malformed;
    text = again.text;
  }
  return { text, topics: first.topics, malformed };
}

function scanOnce(source: string): RequestScan {
  const topics = new Map<string, string>();
  /** Lengths of the kept text at tags that are still open. */
  const opened: number[] = [];
  let [text, malformed, index] = ['', 0, 0];
  while (index < source.length) {
    const next = nextTag(source, index);
    text += source.slice(index, next);
    const closing = matchAt(CLOSE, source, next);
    if (next < source.length && closing === '') {
      const tag = readTag(source, next);
      const topic = tidy(tag.topic);
      if (topic === '') malformed += 1;
      else if (!topics.has(topic.toLowerCase())) topics.set(topic.toLowerCase(), topic);
      if (tag.isOpen) opened.push(text.length);
      index = tag.end;
    } else {
      if (closing !== '') text = text.slice(0, opened.pop() ?? text.length);
      index = next + closing.length;
      if (closing === '') break;
    }
  }
  return { text, topics: [...topics.values()], malformed };
}

/** Where the next opening or closing tag begins; the length of the source when there is none. */
function nextTag(source: string, from: number): number {
  for (let at = source.indexOf('<', from); at >= 0; at = source.indexOf('<', at + 1)) {
    const isOpening = source.startsWith(OPEN, at) && !/\w/u.test(source.charAt(at + OPEN.length));
    if (isOpening || matchAt(CLOSE, source, at) !== '') return at;
  }
  return source.length;
}

interface Tag {
  readonly topic: string;
  readonly end: number;
  /** True when a closing tag may follow. */
  readonly isOpen: boolean;
}

function readTag(source: string, start: number): Tag {
  let index = start + OPEN.length;
  let topic = '';
  for (;;) {
    const attribute = readAttribute(source, index);
    if (!attribute) break;
    if (attribute.name === 'topic' && topic === '') topic = unescapeText(attribute.value);
    index = attribute.end;
  }
  const end = matchAt(TAG_END, source, index);
  if (end !== '') return { topic, end: index + end.length, isOpen: !end.includes('/') };
  const rest = source.slice(index).search(/[<>\n]/u);
  const stop = rest < 0 ? source.length : index + rest;
  return { topic: '', end: source.charAt(stop) === '>' ? stop + 1 : stop, isOpen: false };
}

interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly end: number;
}

const TAG_END = /\s{0,20}\/?>/uy;
const ATTRIBUTE_START = /\s{1,20}[\w-]{1,40}\s{0,20}=\s{0,20}(?:\\?["'])/uy;
const LONGEST_VALUE = 600;

function readAttribute(source: string, from: number): Attribute | undefined {
  const head = matchAt(ATTRIBUTE_START, source, from);
  if (head === '') return undefined;
  const start = from + head.length;
  // Inside a JSON text that was escaped twice, the marks themselves carry a backslash.
  const mark = head.at(-2) === '\\' ? head.slice(-2) : head.slice(-1);
  for (let at = start; at < Math.min(source.length, start + LONGEST_VALUE); at += 1) {
    if (source.charAt(at) === '\n') return undefined;
    if (source.startsWith(mark, at)) {
      const name = head.trim().split(/[\s=]/u)[0] ?? '';
      return { name, value: source.slice(start, at), end: at + mark.length };
    }
    if (source.charAt(at) === '\\') at += 1;
  }
  return undefined;
}

function matchAt(pattern: RegExp, source: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(source)?.[0] ?? '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#34;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** One pass, so that an escaped escape stays an escape. */
function unescapeText(value: string): string {
  return value.replaceAll(
    /&(?:quot|apos|lt|gt|amp|#39|#34);|\\(["'\\])/gu,
    (found, escaped: string | undefined) => escaped ?? ENTITIES[found] ?? found,
  );
}

function tidy(topic: string): string {
  return topic.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_TOPIC).toWellFormed().trim();
}
