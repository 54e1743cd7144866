import * as z from 'zod';

/** Where a reader finds a quote in the original: only what is certain. Lines and pages are counted from 1. */
export const QuoteLocation = z.object({
  /** The path of a corpus file within its folder. */
  file: z.string().optional(),
  line: z.int().positive().optional(),
  page: z.int().positive().optional(),
});
export type QuoteLocation = z.infer<typeof QuoteLocation>;

/** `handbook/leave.md:12`, `survey.pdf, page 7`, `page 7`; undefined where nothing is known. */
export function describeLocation(place: QuoteLocation | undefined): string | undefined {
  if (place === undefined) return undefined;
  const { file, line, page } = place;
  if (page !== undefined) return file === undefined ? `page ${page}` : `${file}, page ${page}`;
  return file === undefined || line === undefined ? file : `${file}:${line}`;
}

/** The same for all quotes of a source together: `leave.md:12, 40`, `survey.pdf, pages 3, 7`; empty where nothing is known. */
export function describeLocations(quotes: readonly { readonly place?: QuoteLocation | undefined }[]): string {
  const places = quotes.flatMap(({ place }) => place ?? []);
  const file = places.find((place) => place.file !== undefined)?.file ?? '';
  const pages = inOrder(places.map(({ page }) => page));
  const lines = inOrder(places.map(({ line }) => line));
  if (pages.length === 0) return lines.length === 0 ? file : `${file}:${lines.join(', ')}`;
  const words = `${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`;
  return file === '' ? words : `${file}, ${words}`;
}

function inOrder(numbers: readonly (number | undefined)[]): readonly number[] {
  const known = numbers.flatMap((number) => number ?? []);
  return [...new Set(known)].sort((a, b) => a - b);
}
