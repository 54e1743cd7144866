import { deflateSync } from 'node:zlib';

/** A page of a PDF: lines of text from the top, or the commands that draw it. */
export type PdfPage =
  | readonly PdfTextLine[]
  | { readonly commands: Uint8Array; readonly filters?: readonly string[] };

export interface PdfTextLine {
  readonly text: string;
  /** Size of the letters; 11 when absent. */
  readonly size?: number;
  /** Distance to the line before; 14 when absent. */
  readonly gap?: number;
  readonly left?: number;
}

export interface PdfOptions {
  readonly info?: Readonly<Record<string, string>>;
  /** Further entries of the trailer, as they are written. */
  readonly trailer?: string;
  /** Further objects, numbered from 10 on, as they are written. */
  readonly objects?: readonly string[];
  readonly resources?: string;
}

const FIRST_FREE = 10;

/** A small PDF of Latin text: just enough of the format for a reader to accept it. */
export function writePdf(pages: readonly PdfPage[], options: PdfOptions = {}): Buffer {
  const extra = options.objects ?? [];
  const pageAt = (index: number): number => FIRST_FREE + extra.length + index * 2;
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  const objects = new Map<number, Buffer>([
    [1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)],
    [3, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')],
    [
      4,
      Buffer.from(
        `<< ${Object.entries(options.info ?? {})
          .map(([key, value]) => `/${key} (${escape(value)})`)
          .join(' ')} >>`,
      ),
    ],
    ...extra.map((source, index) => [FIRST_FREE + index, Buffer.from(source, 'latin1')] as const),
  ]);
  for (const [index, page] of pages.entries()) {
    const resources = options.resources ?? '/Font << /F1 3 0 R >>';
    const dictionary = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents ${pageAt(index) + 1} 0 R >>`;
    objects.set(pageAt(index), Buffer.from(dictionary));
    objects.set(pageAt(index) + 1, contentStream(page));
  }
  return assemble(objects, options.trailer ?? '');
}

/** A PDF out of its objects, whatever they are. */
export function assemble(objects: ReadonlyMap<number, Buffer>, trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: string[] = [];
  let length = parts[0]?.length ?? 0;
  const numbers = [...objects.keys()].sort((a, b) => a - b);
  for (const number of numbers) {
    const object = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      objects.get(number) ?? Buffer.alloc(0),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(`${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`);
    parts.push(object);
    length += object.length;
  }
  const size = (numbers.at(-1) ?? 0) + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

export function streamOf(data: Uint8Array, filters: readonly string[] = []): Buffer {
  const filter = filters.length === 0 ? '' : `/Filter [${filters.map((name) => `/${name}`).join(' ')}] `;
  return Buffer.concat([
    Buffer.from(`<< ${filter}/Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

function contentStream(page: PdfPage): Buffer {
  if ('commands' in page) return streamOf(page.commands, page.filters);
  return streamOf(deflateSync(Buffer.from(drawing(page), 'latin1')), ['FlateDecode']);
}

function drawing(lines: readonly PdfTextLine[]): string {
  let y = 740;
  const shown = lines.map(({ text, size = 11, gap = 14, left = 72 }, index) => {
    if (index > 0) y -= gap;
    return `/F1 ${size} Tf 1 0 0 1 ${left} ${y} Tm (${escape(text)}) Tj`;
  });
  return `BT ${shown.join('\n')} ET`;
}

function escape(text: string): string {
  return text.replace(/[\\()]/gu, String.raw`\$&`);
}
