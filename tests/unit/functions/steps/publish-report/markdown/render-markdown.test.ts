import { beforeAll, describe, expect, test } from 'vitest';
import { inlineMarkdown } from '#shared/text/markup/escape-markdown.ts';
import { renderMarkdown } from '#functions/steps/publish-report/markdown/render-markdown.ts';
import { REPORT_WORDS } from '#shared/presentation/words/words-for.ts';
import type { Report } from '#shared/domain/report.ts';
import { QUOTES, block, connective, idOf, quoted } from '../sources.ts';
import { verifyDraft } from '#tests/unit/functions/steps/verify-report/verified.ts';

let report: Report;
beforeAll(async () => {
  report = await verifyDraft({});
});

describe('the Markdown', () => {
  test.each(REPORT_WORDS.filter(({ language }) => language !== 'en'))(
    'has no line of our own in English: $language',
    ({ language }) => {
      const modelTrouble = {
        answered: 2,
        failed: 1,
        stages: ['plan-research'],
        reasons: ['The model does not answer.'],
      };
      const bare: Report = {
        ...report,
        modelTrouble,
        answer: [],
        sections: [],
        sources: [],
        contradictions: [],
        checklist: [],
        limitations: ['Every search of brave failed: HTTP 503.'],
      };
      const [own, english] = [language, 'en'].map((tag) =>
        renderMarkdown({ ...bare, language: tag, gaps: [] }).split('\n'),
      );
      const same = (own ?? []).filter((line) => /\p{L}/u.test(line) && english?.includes(line));
      expect(same).toEqual([`# ${report.title}`]);
      expect(own?.join('\n')).not.toMatch(/\b(?:the|was|were|answered|failed|which|what)\b/iu);
    },
  );

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
    expect(renderMarkdown(report)).toContain('\n*Tables, “Keys”:*\n\n- “The default key');
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
    expect(renderMarkdown(empty)).toContain('**Not answered.**');
    expect(renderMarkdown(empty)).toContain('Nothing that could be read and checked answers this question.');
    expect(renderMarkdown(empty)).not.toContain('## Sources');
  });

  test('says where was looked and what may help before anything else when nothing answers', () => {
    const searched = [
      { provider: 'corpus', searches: 2, failures: 0, documents: 9 },
      { provider: 'pubmed', searches: 1, failures: 1, documents: 0 },
    ];
    const outcome = 'insufficient_evidence' as const;
    const [, first = ''] = renderMarkdown({ ...report, outcome, answer: [], searched }).split('## ');
    expect(first).toContain('- Searched corpus: 2 searches brought 9 documents.');
    expect(first).toContain('- Searched pubmed: 1 search, which failed.');
    expect(first).toContain('- Ask again when PubMed can be reached.');
    expect(first).toContain('`--corpus FOLDER`');
  });

  test('sets a quote of several lines apart, with its list and code, and cites it at its end', () => {
    const quote = 'Choose:\n\n- one\n  - two\n\n```ts\nuse(`a`);\n```';
    const sentence = { text: quote, kind: 'quote' as const, evidenceIds: [idOf('default')] };
    const label = connective('Tables:');
    const checklist = report.checklist.map((item) => ({
      ...item,
      description: `Tables: ${item.description}`,
    }));
    const answer = [block('paragraph', label, quoted('tables'), sentence, quoted('latency'))];
    expect(renderMarkdown({ ...report, checklist, answer }).split('## ')[1]).toBe(
      [
        'Answer',
        `**Tables:** “${inlineMarkdown(QUOTES.tables[1])}” [3]`,
        '> Choose:\n>\n> - one\n>   - two\n>\n> ```ts\n> use(`a`);\n> ```\n>\n> — [1]',
        '“Encryption at rest added less than 1 % to the median latency (p < 0.05).” [5]',
        '',
      ].join('\n\n'),
    );
  });

  test('names many citations of an item as a range, and a doubtful source by itself', () => {
    const checklist = report.checklist.map((item) => ({ ...item, citations: [1, 2, 3, 5, 6] }));
    expect(renderMarkdown({ ...report, checklist })).toContain('| [1]–[3] [5] [6] **(retracted)** |');
  });
});
