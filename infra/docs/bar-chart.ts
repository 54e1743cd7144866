/** One bar: how long it is, and what stands at its end. */
export interface Bar {
  readonly value: number;
  readonly text: string;
}

/** Bars of one thing, one for each series, in the order of the chart's series. */
export interface BarGroup {
  readonly label: string;
  readonly bars: readonly (Bar | undefined)[];
}

export interface BarChart {
  readonly title: string;
  readonly series: readonly string[];
  readonly groups: readonly BarGroup[];
  /** Whether all groups share one scale, or each has its own, as where their units differ. */
  readonly scale: 'one' | 'each';
}

const LABEL_WIDTH = 390;
const BAR_WIDTH = 300;
const VALUE_WIDTH = 100;
const BAR_HEIGHT = 12;
const GAP = 10;
const TOP = 58;
/** The last series is ours. Both distinguish in grey print and on the card, which is white in dark pages, too. */
const EARLIER = ['#b4bcc6', '#8893a0'];
const OURS = '#0a7d55';

/** A chart of lying bars as an SVG on a card of its own, so that it reads on a light page and on a dark one. */
export function renderBarChart({ title, series, groups, scale }: BarChart): string {
  const colours = series.map((_, index) =>
    index === series.length - 1 ? OURS : (EARLIER[index] ?? '#b4bcc6'),
  );
  const all = greatest(groups);
  let y = TOP;
  const drawn = groups.map((group) => {
    const most = scale === 'one' ? all : greatest([group]);
    const text = renderGroup(group, { y, most, colours });
    y += group.bars.filter((bar) => bar !== undefined).length * (BAR_HEIGHT + 2) + GAP;
    return text;
  });
  const width = LABEL_WIDTH + BAR_WIDTH + VALUE_WIDTH;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y + 6}" viewBox="0 0 ${width} ${y + 6}" font-family="system-ui, sans-serif" font-size="12" role="img">`,
    `<title>${escape(title)}</title>`,
    '<rect width="100%" height="100%" rx="8" fill="#fff"/>',
    `<text x="14" y="24" font-size="14" font-weight="600" fill="#1f2328">${escape(title)}</text>`,
    ...series.map((name, index) => renderKey(name, 14 + index * 150, colours[index] ?? OURS)),
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function greatest(groups: readonly BarGroup[]): number {
  return Math.max(...groups.flatMap(({ bars }) => bars.map((bar) => bar?.value ?? 0)), Number.EPSILON);
}

function renderKey(name: string, x: number, colour: string): string {
  return `<rect x="${x}" y="36" width="10" height="10" fill="${colour}"/><text x="${x + 15}" y="45" fill="#59636e">${escape(name)}</text>`;
}

interface GroupLayout {
  readonly y: number;
  readonly most: number;
  readonly colours: readonly string[];
}

function renderGroup({ label, bars }: BarGroup, { y, most, colours }: GroupLayout): string {
  const there = bars.flatMap((bar, index) => (bar ? [{ ...bar, colour: colours[index] ?? OURS }] : []));
  const height = there.length * (BAR_HEIGHT + 2);
  const name = `<text x="${LABEL_WIDTH - 10}" y="${y + height / 2}" text-anchor="end" dominant-baseline="middle" fill="#1f2328">${escape(label)}</text>`;
  const lines = there.map(({ value, text, colour }, index) => {
    const top = y + index * (BAR_HEIGHT + 2);
    const width = Math.max((BAR_WIDTH * value) / most, 1).toFixed(1);
    const end = (LABEL_WIDTH + Number(width) + 6).toFixed(1);
    return `<rect x="${LABEL_WIDTH}" y="${top}" width="${width}" height="${BAR_HEIGHT}" fill="${colour}"/><text x="${end}" y="${top + 10}" font-size="11" fill="#1f2328">${escape(text)}</text>`;
  });
  return [name, ...lines].join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
