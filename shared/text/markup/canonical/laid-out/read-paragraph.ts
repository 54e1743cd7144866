import { type CanonicalBlock, itemBlock } from '../blocks.ts';
import { type Found, entriesAt } from './entries.ts';
import { itemsAt } from './items.ts';
import { type Lines, isAnchors, isRule, oneSpaced } from './lines.ts';
import { isProse, isReadable, isReadableAtLength, isSentence, measure, textOf } from './measure.ts';
import { descriptionBlock, exampleBlock, termBlock, textBlock } from './laid-blocks.ts';

/** The blocks of lines without an empty one between them: entries, items, and paragraphs with the code set in among them. */
export function readParagraph(lines: Lines): readonly CanonicalBlock[] {
  const blocks: CanonicalBlock[] = [];
  let [start, at] = [0, 0];
  while (at < lines.length) {
    const found = itemsAt(lines, at) ?? entriesAt(lines, at) ?? codeAt(lines, { start, at });
    if (found?.blocks !== undefined) {
      blocks.push(...plain(lines.slice(start, at)), ...found.blocks);
      start = found.end;
    }
    at = found?.end ?? at + 1;
  }
  return [...blocks, ...plain(lines.slice(start))];
}

const SET_IN = 2;
const SET_IN_FAR = 4;
const FEWEST_CHARACTERS = 8;
/** "For example:", "On a laptop:" */
const LABEL = /^\p{Lu}[\p{L} ,'’-]*:$/u;

/** Lines that are set in below a sentence and are none themselves. */
function codeAt(
  lines: Lines,
  { start, at }: { readonly start: number; readonly at: number },
): Found | undefined {
  const before = lines[at - 1];
  const line = lines[at];
  if (at === start || before === undefined || line === undefined) return undefined;
  const isAnnounced = before.text.endsWith(':');
  if (line.indent < before.indent + (isAnnounced ? SET_IN : SET_IN_FAR)) return undefined;
  let end = at;
  while ((lines[end]?.indent ?? -1) > before.indent) end += 1;
  const said = textOf(lines.slice(start, at));
  const code = lines.slice(at, end);
  const isCode = isAnnounced ? isAnnouncedCode(said, textOf(code)) : isCodeAlone(said, textOf(code));
  return isCode ? { end, blocks: [exampleBlock(code)] } : undefined;
}

function isAnnouncedCode(said: string, text: string): boolean {
  const isRead = isReadable(said) || (said.length >= FEWEST_CHARACTERS && LABEL.test(said));
  return isRead && !isText(text);
}

/** No more than a line that hangs below its first: it begins where a sentence has ended, or has no word of a sentence. */
function isCodeAlone(said: string, text: string): boolean {
  if (isReadable(text) || !(isProse(said) || isSentence(said))) return false;
  return isSentence(said) || measure(text).functional === 0;
}

function isText(text: string): boolean {
  return isProse(text) || (isReadable(text) && isSentence(text));
}

const GAP = /\S\s{3,}\S/u;

/** With figures and names among its words, as long as it stands in no columns. */
function isLongText(lines: Lines): boolean {
  return (
    isReadableAtLength(textOf(lines)) && lines.filter(({ text }) => GAP.test(text)).length * 2 < lines.length
  );
}

/** "An individual Developer may", before a list: words alone, a function word among them, and no command. */
function isWording(lines: Lines): boolean {
  const text = textOf(lines);
  const { words, functional, letters } = measure(text);
  return (
    lines.length === 1 &&
    /^\p{Lu}\p{L}* [^{}<>=\\|;$#]*[\p{L},:]$/u.test(text) &&
    words >= FEWEST_OF_WORDING &&
    functional > 0 &&
    letters >= MOSTLY_LETTERS
  );
}

const FEWEST_OF_WORDING = 3;
const MOSTLY_LETTERS = 0.95;

/** Would be taken for a mark of Markdown, and is none of prose: the comment of code, a row that is drawn. */
const MARKED = /^(?:#|`{3}|~{3}|\|)/u;

function plain(lines: Lines): readonly CanonicalBlock[] {
  const [first, ...rest] = lines;
  if (first === undefined || lines.every(isRule)) return [];
  const anchors = lines.findIndex((line) => !isAnchors(line));
  if (anchors > 0) return anchored(textOf(lines.slice(0, anchors)), plain(lines.slice(anchors)));
  if (rest.length > 0 && isNameAbove(lines))
    return [
      LABEL.test(first.text) ? textBlock([first.text]) : termBlock([first.text]),
      descriptionBlock(rest.map(({ text }) => text)),
    ];
  const label = rest.length > 0 && LABEL.test(lines.at(-1)?.text ?? '') ? lines.slice(-1) : [];
  if (label.length > 0) return [...plain(lines.slice(0, -1)), ...plain(label)];
  const text = textOf(lines);
  const isRead =
    !MARKED.test(first.text) && (isText(text) || isLongText(lines) || isWording(lines) || LABEL.test(text));
  if (isRead && areLinesApart(lines)) return lines.map((line) => itemBlock(0, '-', oneSpaced(line.text)));
  if (isRead) return [textBlock(lines.map((line) => line.text))];
  return [exampleBlock(lines)];
}

/** A name that other pages link to stands behind the name of what it leads to, and above all else. */
function anchored(anchors: string, [first, ...others]: readonly CanonicalBlock[]): readonly CanonicalBlock[] {
  const isText = first?.kind === 'text' || first?.kind === 'term';
  if (isText && others.length > 0)
    return [{ ...textBlock([first.text, anchors]), kind: first.kind }, ...others];
  return [textBlock([anchors]), ...(first === undefined ? [] : [first]), ...others];
}

const FEWEST_LINES = 3;
const MOSTLY = 0.7;

/** Each line stands for itself where the next word would have had room on it. */
function areLinesApart(lines: Lines): boolean {
  const widest = Math.max(...lines.map(({ text }) => text.length));
  const early = lines.slice(0, -1).filter(({ text }, at) => {
    const next = lines[at + 1]?.text ?? '';
    const [word = ''] = /^\S+/u.exec(next) ?? [];
    const goesOn = /^\p{Ll}/u.test(next) && !isSentence(text);
    return !goesOn && text.length + 1 + word.length <= widest;
  });
  const isEven = lines.every(({ indent }) => indent === lines[0]?.indent);
  return isEven && lines.length >= FEWEST_LINES && early.length >= MOSTLY * (lines.length - 1);
}

/** What stands further out than all below it, and is no sentence itself, is the name of what they describe. */
function isNameAbove([first, ...rest]: Lines): boolean {
  if (first === undefined || isProse(first.text) || !isReadable(textOf(rest))) return false;
  return rest.every((line) => line.indent > first.indent);
}
