import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import { renderHtml } from '#functions/steps/publish-report/html/render-html.ts';
import { EvidenceList } from '#shared/api/responses.ts';
import { Report } from '#shared/domain/report.ts';
import { inFolder } from '#tests/e2e/run-command.ts';
import { RUNS_BROWSER, openBrowser, openPage } from './browser.ts';
import { readRecording } from './screens/recording.ts';

/** What a PDF keeps of a text: its letters and figures in their order. */
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

test.runIf(RUNS_BROWSER)(
  'R7.9 on paper each page has its number, and each source its address and its quotes at the end',
  { timeout: 120_000 },
  async () => {
    const { jobId, answers } = await readRecording();
    const answerOf = (of: string): unknown => JSON.parse(answers[`/v1/research/jobs/${jobId}/${of}`] ?? '');
    const report = Report.parse(answerOf('result'));
    const { evidence } = EvidenceList.parse(answerOf('evidence'));
    const html = renderHtml(report, new Map(evidence.map((one) => [one.evidenceId, one])));
    const browser = await openBrowser();
    onTestFinished(async () => browser.close());
    await inFolder(async (folder) => {
      const file = join(folder, 'report.html');
      await writeFile(file, html);
      const { page } = await openPage(browser, pathToFileURL(file).href);
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
      const { text: pages } = await extractText(pdf, { mergePages: false });
      for (const [index, text] of pages.entries()) expect(text).toContain(`${index + 1} / ${pages.length}`);
      const printed = letters(pages.join(' ').split('\nSources\n').at(-1) ?? '');
      for (const source of report.sources) expect(printed).toContain(letters(source.url));
      const texts = report.sources.flatMap(({ quotes }) => quotes.map(({ quote }) => letters(quote)));
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter((quote) => !printed.includes(quote))).toEqual([]);
    });
  },
);
