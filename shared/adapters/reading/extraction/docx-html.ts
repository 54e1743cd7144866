import { isTag, textContent } from 'domutils';
import { at, children, type XmlElement } from '#shared/text/markup/xml.ts';

export interface DocxParts {
  readonly styles: readonly XmlElement[];
  readonly notes: readonly XmlElement[];
}

interface DocxContext {
  /** Level of heading by the id of the style. */
  readonly headings: ReadonlyMap<string, number>;
  readonly notes: ReadonlyMap<string, XmlElement>;
  readonly codeStyles: ReadonlySet<string>;
}

/** The body of a WordprocessingML document as HTML: headings, paragraphs, lists, tables, notes; deleted text is gone. */
export function docxToHtml(body: XmlElement, { styles, notes }: DocxParts): string {
  const context = {
    headings: headingsOf(styles),
    codeStyles: new Set(styles.filter((style) => /code|preformatted/iu.test(nameOf(style))).map(idOf)),
    notes: new Map(notes.map((note) => [note.attribs['w:id'] ?? '', note])),
  };
  return blocks(body, context);
}

function headingsOf(styles: readonly XmlElement[]): ReadonlyMap<string, number> {
  return new Map(
    styles.flatMap((style) => {
      const outline = Number(at(style, 'w:pPr', 'w:outlineLvl')?.attribs['w:val'] ?? '9') + 1;
      const named = /^heading (?<level>[1-9])$/iu.exec(nameOf(style))?.groups?.['level'];
      const level = /^title$/iu.test(nameOf(style)) ? 1 : Number(named ?? outline);
      return level <= 9 ? [[idOf(style), Math.min(6, level)] as const] : [];
    }),
  );
}

function nameOf(style: XmlElement): string {
  return at(style, 'w:name')?.attribs['w:val'] ?? '';
}

function idOf(style: XmlElement): string {
  return style.attribs['w:styleId'] ?? '';
}

function blocks(parent: XmlElement, context: DocxContext): string {
  const parts: string[] = [];
  for (const child of parent.children.filter(isTag)) {
    if (child.name === 'w:p') parts.push(paragraph(child, context));
    else if (child.name === 'w:tbl') parts.push(table(child, context));
    else if (child.name === 'w:sdt' || child.name === 'w:sdtContent') parts.push(blocks(child, context));
  }
  return parts.join('\n');
}

function paragraph(element: XmlElement, context: DocxContext): string {
  const text = runs(element, context).trim();
  if (text === '') return '';
  const properties = at(element, 'w:pPr');
  const style = at(properties, 'w:pStyle')?.attribs['w:val'] ?? '';
  const outline = at(properties, 'w:outlineLvl')?.attribs['w:val'];
  const heading = context.headings.get(style) ?? (outline === undefined ? undefined : Number(outline) + 1);
  if (heading !== undefined && heading <= 6) return `<h${heading}>${text}</h${heading}>`;
  if (context.codeStyles.has(style)) return `<pre>${text}</pre>`;
  return at(properties, 'w:numPr') === undefined ? `<p>${text}</p>` : listItem(text, properties);
}

/** Lists are levels of single paragraphs here. */
function listItem(text: string, properties: XmlElement | undefined): string {
  const level = Math.min(8, Number(at(properties, 'w:numPr', 'w:ilvl')?.attribs['w:val'] ?? '0') || 0);
  return `${'<ul>'.repeat(level + 1)}<li>${text}</li>${'</ul>'.repeat(level + 1)}`;
}

function table(element: XmlElement, context: DocxContext): string {
  const rows = children(element, 'w:tr').map((row) => {
    const cells = children(row, 'w:tc').map((cell) => `<td>${blocks(cell, context)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** Elements around runs of text whose words are read as they stand. */
const AROUND = new Set([
  'w:r',
  'w:hyperlink',
  'w:ins',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:fldSimple',
  'w:customXml',
  'w:moveTo',
]);

function runs(parent: XmlElement, context: DocxContext): string {
  let text = '';
  for (const child of parent.children.filter(isTag)) {
    const { name } = child;
    if (name === 'w:r' && isHidden(child)) continue;
    if (name === 'w:t') text += escape(textContent(child));
    else if (name === 'w:tab') text += ' ';
    else if (name === 'w:br' || name === 'w:cr') text += '<br>';
    else if (name === 'w:noBreakHyphen') text += '-';
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') text += note(child, context);
    else if (AROUND.has(name)) text += runs(child, context);
    else if (name.startsWith('m:oMath')) text += escape(formula(child));
  }
  return text;
}

/** Text that Word does not show either. */
function isHidden(run: XmlElement): boolean {
  const vanish = at(run, 'w:rPr', 'w:vanish');
  return vanish !== undefined && !/^(?:0|false|off)$/u.test(vanish.attribs['w:val'] ?? '');
}

/** A note stands in brackets where it is referred to; one inside a note is not followed. */
function note(reference: XmlElement, context: DocxContext): string {
  const found = context.notes.get(reference.attribs['w:id'] ?? '');
  if (found === undefined) return '';
  const inner = children(found, 'w:p').map((one) => runs(one, { ...context, notes: new Map() }).trim());
  const text = inner.filter((one) => one !== '').join(' ');
  return text === '' ? '' : ` (${text})`;
}

function formula(element: XmlElement): string {
  return element.children
    .filter(isTag)
    .map((child) => (child.name === 'm:t' ? textContent(child) : formula(child)))
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
