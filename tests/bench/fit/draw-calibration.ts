const SIZE = 320;
const MARGIN = 44;
const BINS = 10;

/** A prediction, what it was of, and how much it counts. */
export interface Predicted {
  readonly share: number;
  readonly isTrue: boolean;
  readonly weight: number;
}

/** What stands at a plot. */
export interface PlotWords {
  readonly title: string;
  readonly across: string;
  readonly up: string;
}

/** Predicted shares against what came true of them, in ten bins; the diagonal is perfect. As SVG. */
export function drawCalibration(predicted: readonly Predicted[], words: PlotWords): string {
  const bins = Array.from({ length: BINS }, (_, bin) => {
    const own = predicted.filter(({ share }) => Math.min(BINS - 1, Math.floor(share * BINS)) === bin);
    const total = own.reduce((sum, { weight }) => sum + weight, 0);
    const held = own.reduce((sum, { isTrue, weight }) => sum + (isTrue ? weight : 0), 0);
    return { x: (bin + 0.5) / BINS, y: held / total, count: own.length };
  }).filter(({ count }) => count > 0);
  const points = bins.map(({ x, y }) => `${place(x)},${place(1 - y)}`).join(' ');
  const dots = bins.map(
    ({ x, y, count }) =>
      `<circle cx="${place(x)}" cy="${place(1 - y)}" r="${Math.min(9, 2 + Math.sqrt(count) / 2).toFixed(1)}"><title>${count} questions</title></circle>`,
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE + 2 * MARGIN} ${SIZE + 2 * MARGIN}" font-family="sans-serif" font-size="12">`,
    `<title>${words.title}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<path d="M${MARGIN} ${MARGIN}V${MARGIN + SIZE}H${MARGIN + SIZE}" fill="none" stroke="#888"/>`,
    `<path d="M${MARGIN} ${MARGIN + SIZE}L${MARGIN + SIZE} ${MARGIN}" stroke="#bbb" stroke-dasharray="4 4"/>`,
    `<polyline points="${points}" fill="none" stroke="#0a6" stroke-width="2"/>`,
    `<g fill="#0a6">${dots.join('')}</g>`,
    ...[0, 0.5, 1].flatMap((tick) => [
      `<text x="${place(tick)}" y="${MARGIN + SIZE + 18}" text-anchor="middle">${tick}</text>`,
      `<text x="${MARGIN - 8}" y="${place(1 - tick)}" text-anchor="end" dominant-baseline="middle">${tick}</text>`,
    ]),
    `<text x="${MARGIN + SIZE / 2}" y="${MARGIN + SIZE + 36}" text-anchor="middle">${words.across}</text>`,
    `<text transform="translate(14 ${MARGIN + SIZE / 2}) rotate(-90)" text-anchor="middle">${words.up}</text>`,
    '</svg>',
  ].join('\n')}\n`;
}

function place(share: number): string {
  return (MARGIN + share * SIZE).toFixed(1);
}
