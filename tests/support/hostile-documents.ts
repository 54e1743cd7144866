import { deflateSync } from 'node:zlib';
import { assemble, streamOf, writePdf } from './pdf-writer.ts';

/** A document made to hurt its reader; made when it is asked for, as some are large. */
export interface HostileDocument {
  readonly name: string;
  readonly make: () => Uint8Array;
}

const html = (text: string): Uint8Array => Buffer.from(`<!doctype html><html><body>${text}</body></html>`);
const SENTENCE = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor. ';

export const HOSTILE_PAGES: readonly HostileDocument[] = [
  { name: 'nesting of 50,000', make: () => html(`${'<div>'.repeat(50_000)}deep${'</div>'.repeat(50_000)}`) },
  { name: 'nesting of 50,000, never closed', make: () => html('<b><p>'.repeat(25_000)) },
  {
    name: '10 MB of paragraphs',
    make: () => html(`<article>${`<p>${SENTENCE}</p>`.repeat(115_000)}</article>`),
  },
  { name: '10 MB of tags', make: () => html('<p><b><i><u>x</u></i></b>'.repeat(400_000)) },
  { name: '10 MB in one text', make: () => html(`<p>${SENTENCE.repeat(126_000)}</p>`) },
  { name: '10 MB of less-than signs', make: () => html('<'.repeat(10_000_000)) },
  { name: '10 MB of open comments', make: () => html('<!--'.repeat(2_500_000)) },
  { name: '1 million attributes on one element', make: () => html(`<p ${attributes(1_000_000)}>text</p>`) },
  {
    name: '1 million attributes on 10,000 elements',
    make: () => html(`<p ${attributes(100)}>text</p>`.repeat(10_000)),
  },
  {
    name: '29,000 table cells',
    make: () => html(`<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(9_600)}</table>`),
  },
  {
    name: '29,000 links in a list',
    make: () => html(`<ul>${'<li><a href="x">some words</a> more</li>'.repeat(14_000)}</ul>`),
  },
  {
    name: '20,000 line breaks',
    make: () => html(`<div>${'some text, and more<br><br>'.repeat(10_000)}</div>`),
  },
  { name: '300 levels of paragraphs', make: () => html(`<div><p>${SENTENCE}</p>`.repeat(300)) },
  {
    name: '100,000 character references',
    make: () => html(`<p>${'&NotEqualTilde;&#x10ffff;&amp'.repeat(100_000)}</p>`),
  },
  {
    name: 'linked data nested 100,000 deep',
    make: () => html(`<script type="application/ld+json">${'['.repeat(100_000)}</script><p>${SENTENCE}</p>`),
  },
  { name: 'JSON nested 1 million deep', make: () => Buffer.from('['.repeat(1_000_000)) },
  {
    name: 'XML nested 500,000 deep',
    make: () => Buffer.from(`<?xml version="1.0"?><rss>${'<item>'.repeat(500_000)}`),
  },
  { name: 'a billion laughs', make: () => Buffer.from(laughs()) },
];

const GIGABYTE = 1_000_000_000;

export const HOSTILE_PDFS: readonly HostileDocument[] = [
  { name: 'inflation bomb, 1 GB', make: () => bomb(GIGABYTE) },
  { name: 'inflation bomb in an inflation bomb', make: () => doubleBomb(GIGABYTE) },
  { name: 'inflation bomb of text', make: () => textBomb(300_000_000) },
  { name: '200,000 pages', make: () => manyPages(200_000) },
  { name: '200,000 times the same page', make: () => samePage(200_000) },
  { name: 'cycle in the page tree', make: pageCycle },
  { name: 'form that draws itself', make: formCycle },
  { name: 'page tree nested 50,000 deep', make: () => deepTree(50_000) },
  { name: 'cross-reference table that leads to itself', make: tableCycle },
  { name: 'encrypted', make: encrypted },
  { name: 'cut off in the middle', make: cutOff },
  { name: 'nothing but its first line', make: () => Buffer.from('%PDF-1.7\n') },
  { name: 'arrays nested 1 million deep', make: deepArrays },
];

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}=b`).join(' ');
}

function laughs(): string {
  const entities = Array.from(
    { length: 10 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${entities.join('')}]><x>&l10;</x>`;
}

/** Deflated without ever holding the whole. */
function deflated(byte: string, length: number): Buffer {
  const piece = deflateSync(Buffer.alloc(length, byte), { level: 9 });
  return piece;
}

function bomb(length: number): Buffer {
  return writePdf([{ commands: deflated(' ', length), filters: ['FlateDecode'] }]);
}

function doubleBomb(length: number): Buffer {
  const commands = deflateSync(deflated(' ', length), { level: 9 });
  return writePdf([{ commands, filters: ['FlateDecode', 'FlateDecode'] }]);
}

function textBomb(length: number): Buffer {
  const line = '1 0 0 1 72 700 Tm (abcdefgh) Tj ';
  const commands = `BT /F1 11 Tf ${line.repeat(Math.floor(length / line.length))} ET`;
  return writePdf([{ commands: deflateSync(Buffer.from(commands), { level: 9 }), filters: ['FlateDecode'] }]);
}

function manyPages(count: number): Buffer {
  return assemble(
    new Map([
      ...base(
        `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, index) => `${index + 20} 0 R`).join(' ')}] >>`,
      ),
      [6, streamOf(Buffer.from('BT /F1 11 Tf 1 0 0 1 72 700 Tm (One of many pages.) Tj ET'))] as const,
      ...Array.from({ length: count }, (_, index) => [index + 20, Buffer.from(PAGE)] as const),
    ]),
  );
}

const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 6 0 R >>';

function base(pages: string): readonly (readonly [number, Buffer])[] {
  return [
    [1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, Buffer.from(pages)],
    [3, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')],
    [4, Buffer.from('<< >>')],
  ];
}

function samePage(count: number): Buffer {
  return assemble(
    new Map([
      ...base(`<< /Type /Pages /Count ${count} /Kids [${'20 0 R '.repeat(count)}] >>`),
      [6, streamOf(Buffer.from('BT /F1 11 Tf 1 0 0 1 72 700 Tm (The same page.) Tj ET'))] as const,
      [20, Buffer.from(PAGE)] as const,
    ]),
  );
}

function pageCycle(): Buffer {
  return assemble(new Map(base('<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>')));
}

function formCycle(): Buffer {
  const form =
    '<< /Type /XObject /Subtype /Form /BBox [0 0 600 700] /Resources << /XObject << /X 10 0 R >> /Font << /F1 3 0 R >> >> /Length 62 >>\nstream\nBT /F1 11 Tf 1 0 0 1 72 700 Tm (again) Tj ET /X Do /X Do       \nendstream';
  return writePdf([{ commands: Buffer.from('/X Do') }], {
    objects: [form],
    resources: '/Font << /F1 3 0 R >> /XObject << /X 10 0 R >>',
  });
}

function deepTree(depth: number): Buffer {
  const nodes = Array.from({ length: depth }, (_, index) => {
    return [index + 20, Buffer.from(`<< /Type /Pages /Count 1 /Kids [${index + 21} 0 R] >>`)] as const;
  });
  return assemble(
    new Map([
      ...base('<< /Type /Pages /Count 1 /Kids [20 0 R] >>'),
      [6, streamOf(Buffer.from('BT /F1 11 Tf 1 0 0 1 72 700 Tm (Deep down.) Tj ET'))] as const,
      ...nodes,
      [depth + 20, Buffer.from(PAGE)] as const,
    ]),
  );
}

function tableCycle(): Buffer {
  const plain = writePdf([[{ text: 'Round and round.' }]]).toString('latin1');
  const at = plain.lastIndexOf('xref\n0 1');
  return Buffer.from(plain.replace('/Info 4 0 R', `/Info 4 0 R /Prev ${at}`), 'latin1');
}

function encrypted(): Buffer {
  const key = '41'.repeat(32);
  const trailer = `/ID [<00><00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${key}> /U <${key}> >>`;
  return writePdf([[{ text: 'Not for everyone.' }]], { trailer });
}

function cutOff(): Buffer {
  const whole = writePdf(
    Array.from({ length: 30 }, (_, index) => [{ text: `Page ${index + 1} of thirty.` }]),
  );
  return whole.subarray(0, Math.floor(whole.length / 2));
}

function deepArrays(): Buffer {
  const commands = Buffer.from(`BT ${'['.repeat(1_000_000)} TJ ET`);
  return writePdf([{ commands }]);
}
