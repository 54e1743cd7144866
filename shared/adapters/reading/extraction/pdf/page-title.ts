import { metadataLine } from '../clean-metadata.ts';
import type { PdfLine } from './lines.ts';

const FIRST_LINES = 25;
const LARGER = 1.15;

/** The lines in the largest letters near the top of a page, when they are larger than its text and make a title. */
export function titleOfPage(lines: readonly PdfLine[]): string | undefined {
  const top = lines.slice(0, FIRST_LINES);
  const heights = lines.map((line) => line.height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const largest = Math.max(0, ...top.map((line) => line.height));
  if (usual === 0 || largest < usual * LARGER) return undefined;
  const first = top.findIndex((line) => line.height >= largest * 0.98);
  const end = top.findIndex((line, index) => index > first && line.height < largest * 0.98);
  const title = top.slice(first, end === -1 ? undefined : end).map((line) => line.text);
  const text = metadataLine(title.join(' '));
  return text !== undefined && text.length >= 5 && /\p{L}{2}/u.test(text) ? text : undefined;
}
