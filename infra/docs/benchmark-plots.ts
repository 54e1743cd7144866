import { readFileSync } from 'node:fs';
import { type Bar, type BarGroup, renderBarChart } from './bar-chart.ts';
import { type TableRow, cellOf, readTable } from './read-table.ts';

const PAGES = 'docs/benchmarks';

/** The plots of the pages of benchmarks, each drawn from the figures that stand in the tables of its page. */
export const PLOTS: readonly { readonly file: string; readonly render: () => string }[] = [
  plot('retrieval', (page) => ({
    title: 'Finding the right text (1 is best)',
    series: ['plain BM25', 'ours'],
    scale: 'one',
    groups: readTable(page, 'Plain BM25').map((row) => group(titleOf(row), [row['Plain BM25'], row['Ours']])),
  })),
  plot('answers', (page) => ({
    title: 'Direct answers that are right, by pack (1 is best)',
    series: ['plain BM25', 'ours'],
    scale: 'one',
    groups: readTable(page, 'Direct').map((row) => {
      const values = cellOf(row, 'Direct').split('/');
      return group(row['Pack'] ?? '', [values[0], values.at(-1)]);
    }),
  })),
  plot('documents', (page) => ({
    title: 'What hostile pages, PDFs and sites take of what they may',
    series: ['limit', 'taken'],
    scale: 'each',
    groups: readTable(page, 'Ours').flatMap((row) => {
      const limit = row['Floor']?.replace('at most ', '');
      return row['Floor']?.startsWith('at most') && limit !== '0'
        ? [group(titleOf(row), [limit, row['Ours']])]
        : [];
    }),
  })),
  plot('speed', (page) => {
    const later = readTable(page, 'Ours').filter((row) => row['Measure'] === 'question to report, later run');
    const first = readTable(page, 'Ours').filter((row) => row['Measure']?.includes('first run'));
    return {
      title: 'A question to its report, without a model',
      series: ['first run, no index', 'later run'],
      scale: 'each',
      groups: first.map((row) => {
        const again = later.find(({ Metric }) => Metric === row['Metric']);
        return group(row['Metric'] ?? '', [row['Ours'], again?.['Ours']]);
      }),
    };
  }),
  plot('service', (page) => ({
    title: 'The service, before and now (the shorter the better)',
    series: ['before', 'now'],
    scale: 'each',
    groups: readTable(page, 'Ours').flatMap((row) => {
      const before = /([\d,.]+) before/u.exec(row['Note'] ?? '')?.[1];
      return before === undefined ? [] : [group(titleOf(row), [before, row['Ours']])];
    }),
  })),
  plot('models', (page) => ({
    title: 'Seconds of waiting for others, as the flow was changed',
    series: ['seconds'],
    scale: 'one',
    groups: readTable(page, 'of them waiting').map((row) =>
      group(shorten(row[''] ?? ''), [row['of them waiting']?.split('-').at(-1)]),
    ),
  })),
];

type Chart = Parameters<typeof renderBarChart>[0];

function plot(name: string, chartOf: (page: string) => Chart): { file: string; render: () => string } {
  return {
    file: `docs/images/bench-${name}.svg`,
    render: () => renderBarChart(chartOf(readFileSync(`${PAGES}/${name}.md`, 'utf8'))),
  };
}

function group(label: string, figures: readonly (string | undefined)[]): BarGroup {
  return { label, bars: figures.map(barOf) };
}

function barOf(figure: string | undefined): Bar | undefined {
  const text = (figure ?? '').trim();
  const value = Number(text.replaceAll(',', ''));
  return text === '' || Number.isNaN(value) ? undefined : { value, text };
}

function titleOf(row: TableRow): string {
  return shorten(`${row['Measure'] ?? ''}: ${row['Metric'] ?? ''}`);
}

/** What fits beside the bars. */
function shorten(text: string): string {
  const plain = text.replaceAll('`', '').replace(/ \((?!plain).*\)$/u, '');
  return plain.length > 62 ? `${plain.slice(0, 61).trimEnd()}…` : plain;
}
