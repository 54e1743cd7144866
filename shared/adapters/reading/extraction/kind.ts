import { UnreadableSource } from '#shared/errors.ts';
import { type TextMarkup, markupOfName } from '#shared/text/markup/markup-of-name.ts';
import { countBytes, unmarkedUtf16 } from './count-bytes.ts';

/** How the text of a document is taken out. */
export type Kind = 'html' | 'xml' | 'json' | TextMarkup;

const SAMPLE_BYTES = 65_536;
const HEAD_CHARACTERS = 3000;
const FAMILIAR: Readonly<Record<string, string>> = {
  zip: 'a ZIP archive',
  gz: 'a gzip archive',
  docx: 'a Word document',
  xlsx: 'an Excel workbook',
  pptx: 'a PowerPoint presentation',
  epub: 'an EPUB book',
  odt: 'an OpenDocument text',
  cfb: 'an old Microsoft Office document',
  exe: 'a Windows program',
  elf: 'a program',
  mp4: 'an MP4 video',
  mp3: 'an MP3 recording',
};

/** Throws UnreadableSource for bytes that are no text; it names what they are. */
export async function refuseBinary(bytes: Uint8Array, contentType: string | undefined): Promise<void> {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (!looksBinary(sample)) return;
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(sample).catch(() => undefined);
  throw new UnreadableSource(`This is ${nameOf(type, contentType)}, not a text.`);
}

function nameOf(type: { ext: string; mime: string } | undefined, contentType: string | undefined): string {
  if (type === undefined) {
    const label = mediaType(contentType);
    return label === '' ? 'a binary file' : `a binary file (${label})`;
  }
  const familiar = FAMILIAR[type.ext];
  if (familiar !== undefined) return familiar;
  const [group = ''] = type.mime.split('/');
  const name = type.ext.toUpperCase();
  if (group === 'image') return `a picture (${name})`;
  if (group === 'audio') return `a recording (${name})`;
  return group === 'video' ? `a video (${name})` : `a file of type ${name}`;
}

/** Text has no zeros, and next to no control characters but those of layout; UTF-16 has zeros in every other byte. */
function looksBinary(sample: Uint8Array): boolean {
  if ((sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)) return false;
  const { evenZeros, oddZeros, controls } = countBytes(sample);
  if (evenZeros + oddZeros > 0 && unmarkedUtf16(sample) === undefined) return true;
  return controls > sample.length * 0.01;
}

export interface KindClues {
  readonly text: string;
  readonly contentType: string | undefined;
  readonly url: string;
}

/** What the text looks like goes before what its header says. Throws UnreadableSource for text that is not to be read. */
export function documentKind({ text, contentType, url }: KindClues): Kind {
  const head = text.slice(0, HEAD_CHARACTERS).trimStart();
  const media = mediaType(contentType);
  refuseForeign(head, media);
  if (isHtml(head)) return 'html';
  if (/^<\?xml|^<(?:rss|feed|rdf:RDF)[\s>]/u.test(head)) return media === 'text/html' ? 'html' : 'xml';
  if (/[/+]json\b/u.test(media) || /^[[{]/u.test(head)) return 'json';
  if (/html/u.test(media) && /<[a-z]/iu.test(text)) return 'html';
  if (/[/+]xml$/u.test(media)) return head.startsWith('<') ? 'xml' : 'text';
  if (/markdown/u.test(media)) return 'markdown';
  if (/^text\/(?:csv|tab-separated-values)$/u.test(media)) return 'csv';
  const named = markupOfName(URL.parse(url)?.pathname ?? '');
  if (named !== undefined) return named;
  return media === '' && /^<[a-z]/iu.test(head) ? 'html' : 'text';
}

function refuseForeign(head: string, media: string): void {
  if (head.startsWith('{\\rtf')) throw new UnreadableSource('This is an RTF document, which is not read.');
  if (head.startsWith('%!PS')) throw new UnreadableSource('This is a PostScript file, which is not read.');
  const isSvg =
    media === 'image/svg+xml' || /^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<svg[\s>]/iu.test(head);
  if (isSvg) throw new UnreadableSource('This is a picture (SVG), not a text.');
}

function isHtml(head: string): boolean {
  const body = head.replace(/^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|\s)+/u, '');
  return /^<!doctype\s+html|^<html[\s>]|^<head[\s>]|^<body[\s>]/iu.test(body);
}

/** The media type of a header, in lower case, without parameters; empty when there is none. */
function mediaType(contentType = ''): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
