import { beforeAll, describe, expect, test } from 'vitest';
import { renderMarkdown } from '#functions/steps/publish-report/render-markdown.ts';
import type { Report } from '#shared/domain/report.ts';
import { verifyDraft } from './verified.ts';

let report: Report;
beforeAll(async () => {
  report = await verifyDraft({});
});

describe('the Markdown', () => {
  test('looks as agreed', async () => {
    await expect(renderMarkdown(report)).toMatchFileSnapshot('__snapshots__/report.md');
  });

  test('cites only numbers of the sources list, and each of them', () => {
    const [body = '', list = ''] = renderMarkdown(report).split('## Sources');
    const cited = [...body.matchAll(/(?<!\\)\[(\d+)\]/g)].map((match) => Number(match[1]));
    const listed = [...list.matchAll(/^\[(\d+)\] /gm)].map((match) => Number(match[1]));
    expect(listed).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(listed);
  });

  test('introduces a list above it', () => {
    expect(renderMarkdown(report)).toContain('\nTables, “Keys”:\n\n- The default key');
  });

  test('says so when nothing answers', () => {
    const empty: Report = {
      ...report,
      outcome: 'insufficient_evidence',
      answer: [],
      sections: [],
      sources: [],
      contradictions: [],
      checklist: [],
    };
    expect(renderMarkdown(empty)).toContain('**Not enough evidence.**');
    expect(renderMarkdown(empty)).toContain('Nothing that could be read and checked answers this question.');
    expect(renderMarkdown(empty)).not.toContain('## Sources');
  });
});
