import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLE_QUESTIONS } from '#shared/domain/example-questions.ts';
import { outcomeLabel } from '#shared/presentation/own-words.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import { countOf } from '#shared/domain/plural.ts';
import { Report } from '#shared/domain/report.ts';
import { printableLine } from './text-layout.ts';

/** One page that leads to each example: its question, how far it was answered, and by what. */
export async function renderGallery(folder: string): Promise<string> {
  const entries = await Promise.all(
    EXAMPLE_QUESTIONS.map(async ({ name }) => {
      const text = await readFile(join(folder, name, 'report.json'), 'utf8');
      return renderEntry(name, Report.parse(JSON.parse(text)));
    }),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Examples of Plumbline</title>
<style>
body { font: 1.05rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
li { margin: 0 0 1.4rem } a { font-weight: 600 } small { opacity: .75 }
</style>
<h1>Five questions, each with its report</h1>
<p>Asked of the documentation of the installed packages. Every [n] opens its quote in the archived source.</p>
<ol>
${entries.join('\n')}
</ol>
</html>
`;
}

function renderEntry(name: string, report: Report): string {
  const { trust, checklist } = report;
  const answered = checklist.filter(({ status }) => status === 'satisfied').length;
  const facts = [
    outcomeLabel(report, wordsFor(report.language)),
    `${answered} of ${countOf(checklist.length, 'point')} covered`,
    `${countOf(trust.quotesVerified, 'quote')} verified`,
    countOf(report.sources.length, 'source'),
  ];
  const link = `<a href="${name}/report.html">${escape(printableLine(report.question))}</a>`;
  return `<li>${link}<br><small>${escape(facts.join(' · '))}</small></li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
