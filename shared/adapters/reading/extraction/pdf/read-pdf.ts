import { getDocumentProxy } from 'unpdf';
import { PAGE_BREAK } from '#shared/domain/locator.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { cleanAuthors, cleanLanguage, metadataLine, titleFromUrl } from '../clean-metadata.ts';
import type { Extracted } from '../extractor-port.ts';
import { KEPT_CHARACTERS, KEPT_PAGES, PAGES_MILLISECONDS } from '../limits.ts';
import type { ReadDocument } from '../serve-documents.ts';
import { withoutFurniture } from './furniture.ts';
import { findLigatures, type LigatureFinder } from './find-ligatures.ts';
import { findHeadings } from './headings.ts';
import { joinHyphens } from './hyphens.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { gatherLines, pageLines, type PdfLine, type PdfRun } from './lines.ts';
import { titleOfPage } from './page-title.ts';
import { withTexLigatures } from './tex-ligatures.ts';
import { joinUnspaced } from './unspaced.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of a PDF by pages, its words whole again where lines broke them. Throws UnreadableSource. */
export const readPdf: ReadDocument = async ({ bytes, url }) => {
  const pdf = await open(bytes);
  try {
    const { pages, truncated, heading } = await readPages(pdf);
    const bare = withoutFurniture(withoutLineNumbers(pages));
    const levelOf = findHeadings(bare);
    const text = joinHyphens(bare.map((lines) => joinUnspaced(pageLines(lines, levelOf))))
      .map((lines) => lines.join('\n'))
      .join(PAGE_BREAK);
    if (text.trim() === '') throw new UnreadableSource(emptyReason(pdf));
    if (isGarbled(text)) throw new UnreadableSource('This PDF does not say which letters it shows.');
    const metadata = await describe(pdf, heading ?? titleFromUrl(url));
    return { ...metadata, contentType: 'application/pdf', text, ...(truncated ? { truncated } : {}) };
  } finally {
    await pdf.loadingTask.destroy();
  }
};

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      stopAtErrors: false,
      maxImageSize: 0,
      disableFontFace: true,
      useSystemFonts: false,
    });
  } catch (error) {
    throw new UnreadableSource(refusal(error), { cause: error });
  }
}

/** PDF.js has its own error classes and exports few: their names are the interface. */
function refusal(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'This PDF is protected by a password.';
  return 'This PDF is broken or cut off.';
}

interface PagesRead {
  readonly pages: readonly (readonly PdfLine[])[];
  readonly truncated?: 'pages' | 'characters' | undefined;
  /** The large letters on the first page, where there are such. */
  readonly heading?: string | undefined;
}

async function readPages(pdf: Pdf): Promise<PagesRead> {
  const ligatures = findLigatures();
  const start = performance.now();
  const isLate = (): boolean => performance.now() - start > PAGES_MILLISECONDS;
  const read = await readEach(pdf, ligatures, isLate);
  const pages = [...read.pages];
  for (const number of ligatures.passedOver()) {
    if (isLate()) break;
    const runs = number > pages.length ? undefined : await readRuns(pdf, number, ligatures);
    if (runs !== undefined) pages[number - 1] = gatherLines(runs);
  }
  return { ...read, pages, heading: titleOfPage(pages[0] ?? []) };
}

async function readEach(pdf: Pdf, ligatures: LigatureFinder, isLate: () => boolean): Promise<PagesRead> {
  const pages: (readonly PdfLine[])[] = [];
  let characters = 0;
  let broken = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, KEPT_PAGES); number += 1) {
    const runs = await readRuns(pdf, number, ligatures);
    if (runs === undefined) broken += 1;
    const lines = gatherLines(runs ?? []);
    pages.push(lines);
    characters += lines.reduce((sum, line) => sum + line.text.length + 1, 1);
    if (isLate()) return { pages, truncated: 'pages' };
    if (characters > KEPT_CHARACTERS) return { pages: pages.slice(0, -1), truncated: 'characters' };
  }
  if (broken === pages.length)
    throw new UnreadableSource('This PDF is broken: none of its pages can be read.');
  return { pages, truncated: pdf.numPages > KEPT_PAGES ? 'pages' : undefined };
}

/** A broken page does not take the others with it: it stays, empty, so that page numbers hold. */
async function readRuns(
  pdf: Pdf,
  number: number,
  ligatures: LigatureFinder,
): Promise<readonly PdfRun[] | undefined> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const runs = withTexLigatures(items.filter((item): item is typeof item & PdfRun => 'str' in item));
    const whole = await ligatures.put(page, runs);
    page.cleanup();
    return whole;
  } catch {
    return undefined;
  }
}

/** Fonts without a table of characters give places in the font instead: private, unassigned or control characters. */
function isGarbled(text: string): boolean {
  const visible = text.replace(/\s+/gu, '');
  const strange = visible.match(/[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu)?.length ?? 0;
  return strange > visible.length * 0.3;
}

function emptyReason(pdf: Pdf): string {
  const pages = pdf.numPages === 1 ? 'page' : 'pages';
  return `This PDF has ${pdf.numPages} ${pages} without text: they may be scanned pictures.`;
}

async function describe(
  pdf: Pdf,
  fallback: string,
): Promise<Omit<Extracted, 'text' | 'contentType' | 'truncated'>> {
  const info = await infoOf(pdf);
  const authors = cleanAuthors(stringOf(info['Author'])?.split(/\s*;\s*|\s+and\s+/u) ?? []);
  const language = cleanLanguage(stringOf(info['Language']));
  return {
    title: sensibleTitle(info['Title']) ?? fallback,
    ...(authors.length === 0 ? {} : { authors }),
    ...(language === undefined ? {} : { language }),
  };
}

async function infoOf(pdf: Pdf): Promise<Readonly<Record<string, unknown>>> {
  try {
    const { info } = await pdf.getMetadata();
    return Object.fromEntries(Object.entries(info));
  } catch {
    return {};
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Programs write the name of a file or of themselves where a title should be. */
function sensibleTitle(value: unknown): string | undefined {
  const title = metadataLine(stringOf(value))?.replace(/^Microsoft (?:Word|PowerPoint|Excel) - /u, '');
  if (title === undefined || !/\p{L}{2}/u.test(title)) return undefined;
  const isFileName = /^\S*\.(?:docx?|pptx?|xlsx?|pdf|tex|dvi|indd|qxd|rtf|odt|pages)$/iu.test(title);
  const isEmpty = /^(?:untitled|title|document\d*|slide \d+|powerpoint presentation|.{0,3})$/iu.test(title);
  return isFileName || isEmpty ? undefined : title;
}
