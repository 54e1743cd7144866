/** Before each node; a text without one is no such manual, whatever it is called. */
const NODE = '\u001F';
const HEADER = /^File: [^\n]{0,300}\bNode: /u;
/** Around what readers of such manuals draw: an index, a picture. */
const DRAWN = /\0[\b]\[[^\0]{0,500}?\0[\b]\]/gu;
const MENU = '* Menu:';
/** "* name::  what it is", and what goes on about it. */
const ENTRY = /^(?:\* |\s+\S)/u;
const REFERENCE = /(?<see>\bsee\s+)?\*note\s+/giu;
/** Chapters, sections and what is below them are underlined by these. */
const UNDERLINES = '*=-.';
/** As plain text underlines its sections and subsections. */
const PLAIN_UNDERLINES = '=-^^';
const UNDERLINE = /^(?<mark>[*=\-.])\k<mark>{2,}$/u;

/** Whether a text is a manual that `makeinfo` has set. */
export function isInfo(text: string): boolean {
  return text.includes(`${NODE}\n`) || text.includes(`${NODE}\r\n`);
}

/** As plain text. Lines stay where they are; the heads of nodes, menus, indexes and what is no node (tables of tags) are emptied. */
export function infoToText(text: string): string {
  let isMenu = false;
  let isNode = false;
  const lines = text
    .replaceAll(DRAWN, (drawn) => drawn.replaceAll(/[^\n]/gu, ''))
    .split(/\r?\n/u)
    .map((line, at, all) => {
      if (line.startsWith(NODE)) isNode = false;
      if (HEADER.test(line)) [isNode, isMenu] = [true, false];
      if (!isNode || HEADER.test(line)) return '';
      if (line.startsWith(MENU)) isMenu = true;
      if (isMenu && (line.startsWith(MENU) || ENTRY.test(line))) return '';
      return underlined(line, all[at - 1] ?? '') ?? withoutNotes(line);
    });
  return lines.join('\n');
}

const DIRECTORY_ENTRY = /^\* [^\n:]{1,80}: \([^)\n]{1,80}\)[^.\n]*\.\s+(?<what>\S[^\n]{0,200})$/mu;
const BY_NAME = /^\* (?<name>[^\n:]{1,80}): \(/mu;

/** What a directory of manuals calls it: "m4: A powerful macro processor". */
export function infoTitle(text: string): string | undefined {
  const head = text.slice(0, Math.max(0, text.indexOf(NODE)));
  const name = BY_NAME.exec(head)?.groups?.['name']?.trim();
  const what = DIRECTORY_ENTRY.exec(head)?.groups?.['what']?.trim().replace(/\.$/u, '');
  return name === undefined || what === undefined ? name : `${name}: ${what}`;
}

/** An underline in the marks of plain text. */
function underlined(line: string, above: string): string | undefined {
  const mark = UNDERLINE.exec(line)?.groups?.['mark'];
  if (mark === undefined || above.trim() === '' || line.length < above.length - 1) return undefined;
  return (PLAIN_UNDERLINES[UNDERLINES.indexOf(mark)] ?? mark).repeat(line.length);
}

function withoutNotes(line: string): string {
  return line
    .replaceAll(REFERENCE, (_, see: string | undefined) => see ?? 'see ')
    .replaceAll(/(?<=\w)::(?=[\s.,;)]|$)/gu, '');
}
