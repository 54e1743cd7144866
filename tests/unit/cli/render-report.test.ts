import { describe, expect, test } from 'vitest';
import { renderReport } from '../../../cli/render-report.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { exampleReport } from '../functions/api/example-report.ts';
import { outputTo } from './test-terminal.ts';

const output = outputTo([]);

describe('a report at a terminal', () => {
  test('shows the answer with its citations, the checklist, the sources and the trust figures', () => {
    expect(renderReport(exampleReport(), output)).toMatchInlineSnapshot(`
      "What the gate counts
      Answered (every statement is a quote)

      “The gate counts claims.” [1]

      Checklist
      ✓ What it counts [1]
      ~ When it passes (one source)

      Sources
      [1] The quality gate
          file:///docs/gate.md

      Trust
      - Quotes verified: 1 (stand in the archived text, character by character)
      - Quotes dropped: 0 (did not, and were left out)
      - Claims supported: 1 of 1 (statements found with at least one verified quote)
      - Claims corroborated: 0 of 1 (by two or more independent sources)
      - Sentences without citation: 0 (that state something)
      - Independent sources: 1 (publishers, journals, or documents of a corpus)
      - Contradictions: 0 (between sources, named above)
      - Documents read: 2 (1 more could not be read)
      - Confidence: 10 % (how likely the quotes answer what was asked)
      - Degraded steps: 0 (every step worked as planned)
      "
    `);
  });

  test.each([
    ['de', 'Beantwortet (jede Aussage ist ein Zitat)', 'Quellen', 'Vertrauen'],
    ['zh', '已回答 (每句陈述都是引文)', '来源', '可信度'],
  ])('speaks the language of the question: %s', (language, verdict, sources, trust) => {
    const text = renderReport(exampleReport({ language }), output);
    for (const words of [verdict, sources, trust]) expect(text).toContain(`\n${words}\n`);
    expect(text).not.toMatch(/Answered|Checklist\b|Sources|Trust|verified/u);
  });

  test('shows both sides where sources disagree', () => {
    const [source] = exampleReport().sources;
    const id = source?.quotes[0]?.evidenceId ?? '';
    const report = exampleReport({
      contradictions: [
        { statement: 'Sources disagree:', evidenceIds: [id], againstEvidenceIds: [id, 'unknown'] },
      ],
    });
    expect(renderReport(report, output)).toMatch(
      /Where sources disagree\nFor: “[\s\S]+” \[1\][\s\S]*\nAgainst: “/u,
    );
  });

  test('says why research ended before every item was covered', () => {
    const text = renderReport(exampleReport({ outcome: 'partial', endReason: 'max_iterations' }), output);
    expect(text).toContain('Probably answered: all rounds of searching were used');
  });

  test('sets a quote of several lines apart, an item a line, code uncut, the citation at its end', () => {
    const code = `const gate = new Gate({ ${'minimum: 3, '.repeat(12)}});`;
    const [item] = exampleReport().checklist;
    const report = exampleReport({
      checklist: item ? [{ ...item, description: 'Gates: what they count' }] : [],
      answer: [
        {
          form: 'paragraph',
          sentences: [
            { text: 'Gates:', kind: 'connective', evidenceIds: [] },
            { text: 'The closest that was found:', kind: 'connective', evidenceIds: [] },
            {
              text: `Make one:\n\n\`\`\`ts\n${code}\n\tgate.open();\n\`\`\``,
              kind: 'quote',
              evidenceIds: ['e1'],
            },
            {
              text: 'It counts:\n\n- claims that are supported by quotes which stand in the archive\n  1. by one\n  2. by two\n- domains',
              kind: 'quote',
              evidenceIds: ['e1'],
            },
            { text: 'Nothing that was found answers “cost”.', kind: 'connective', evidenceIds: [] },
          ],
        },
      ],
    });
    const painted = outputTo([], { columns: 50 });
    const text = renderReport(report, { ...painted, paint: (style, words) => `<${style}>${words}</>` });
    expect(text.split('\n\n').slice(1, -2).join('\n\n')).toBe(
      [
        '<bold>Gates:</>',
        '<dim>The closest that was found:</>',
        '  Make one:',
        `    ${code}\n      gate.open();\n  [1]`,
        '  It counts:',
        [
          '  - claims that are supported by quotes which',
          '    stand in the archive',
          '    1. by one',
          '    2. by two',
          '  - domains [1]',
        ].join('\n'),
        '<dim>Nothing that was found answers “cost”.</>',
      ].join('\n\n'),
    );
  });

  test('names many citations of an item as a range, and of its reason what it does not say itself', () => {
    const [item] = exampleReport().checklist;
    const checklist = item
      ? [
          { ...item, citations: [1, 2, 3, 5] },
          {
            ...item,
            status: 'unsatisfied' as const,
            reason: 'nothing found on: What it counts',
            citations: [],
          },
        ]
      : [];
    const text = renderReport(exampleReport({ checklist }), output);
    expect(text).toContain('✓ What it counts [1]–[3][5]\n✗ What it counts (nothing found)\n');
  });

  test('names sources of which it shows no quote below the others, by their titles where the answer is not sure', () => {
    const [source] = exampleReport().sources;
    const kept = source && {
      ...source,
      id: 'src_9',
      title: 'Kept back',
      quotes: source.quotes.map((one) => ({ ...one, evidenceId: 'e-9' })),
    };
    const sources = [...exampleReport().sources, ...(kept === undefined ? [] : [kept])];
    const number = sources.length;
    const shown = renderReport(exampleReport({ sources, outcome: 'partial' }), output);
    expect(shown).toContain(`Quoted in the whole report:\n[${number}] Kept back\n\n`);
    const sure = renderReport(exampleReport({ sources, outcome: 'answered' }), output);
    expect(sure).toContain(`Quoted in the whole report: [${number}] Kept back\n\n`);
    const long = sources.map((one) =>
      one.id === 'src_9' ? { ...one, title: 'Levels of sound at rehearsal, before and afterwards' } : one,
    );
    expect(renderReport(exampleReport({ sources: long, outcome: 'answered' }), output)).toContain(
      `Quoted in the whole report: [${number}] Levels of sound at rehearsal, before…\n`,
    );
    expect(renderReport(exampleReport(), output)).not.toContain('whole report');
    expect(renderReport(exampleReport({ sources, method: 'written' }), output)).not.toContain('whole report');
  });

  test('shows what else was found, and where the answer is sure the best of it', () => {
    const [source] = exampleReport().sources;
    const quote = { text: 'The gate passes at night.', kind: 'quote' as const };
    const evidenceIds = source?.quotes.map(({ evidenceId }) => evidenceId) ?? [];
    const blocks = [{ form: 'paragraph' as const, sentences: [{ ...quote, evidenceIds }] }];
    const sections = [{ title: 'What it counts', itemIds: [], blocks }];
    const shown = renderReport(exampleReport({ outcome: 'partial', sections }), output);
    expect(shown).toContain('\n\nFurther passages\n\n“The gate passes at night.” [1]\n\nChecklist\n');
    expect(renderReport(exampleReport({ sections }), output)).toContain('“The gate passes at night.”');
    expect(renderReport(exampleReport({ sections, method: 'written' }), output)).not.toContain('at night');
    expect(renderReport(exampleReport({ outcome: 'partial', sections: [] }), output)).not.toContain(
      'Further',
    );
  });

  test('leaves out the checklist of one item of which the verdict has told all', () => {
    const [item] = exampleReport().checklist;
    const withItem = (status: ItemStatus, count = 1): string => {
      const checklist = Array.from({ length: count }, () => (item ? [{ ...item, status }] : [])).flat();
      return renderReport(exampleReport({ checklist, outcome: 'answered' }), output);
    };
    expect(withItem('satisfied')).not.toContain('Checklist');
    expect(withItem('satisfied', 2)).toContain('Checklist');
    expect(withItem('unsatisfied')).toContain('Checklist');
  });

  test('says where was looked and what may help when nothing answers', () => {
    const report = exampleReport({
      outcome: 'insufficient_evidence',
      answer: [],
      sources: [],
      searched: [{ provider: 'corpus', searches: 2, failures: 0, documents: 9 }],
      trust: { ...exampleReport().trust, quotesVerified: 0 },
    });
    const [, answer, found, advice] = renderReport(report, output).split('\n\n');
    expect(answer).toBe('Nothing that could be read and checked answers this question.');
    expect(found).toBe(
      [
        '- Searched corpus: 2 searches brought 9 documents.',
        '- Read 2 documents, 1 could not be read: no answer was found in them.',
      ].join('\n'),
    );
    expect(advice).toContain('- Search other documents: --corpus FOLDER names a folder of your own.');
    expect(advice).not.toContain('PubMed');
  });

  test('tells what may help below the passages that may answer', () => {
    const [source] = exampleReport().sources;
    const evidenceIds = source?.quotes.map(({ evidenceId }) => evidenceId) ?? [];
    const sentences = [{ text: 'The gate passes at night.', kind: 'quote' as const, evidenceIds }];
    const sections = [
      { title: 'What it counts', itemIds: [], blocks: [{ form: 'paragraph' as const, sentences }] },
    ];
    const text = renderReport(exampleReport({ outcome: 'insufficient_evidence', sections }), output);
    expect(text.indexOf('Further passages')).toBeLessThan(text.indexOf('What may help'));
    expect(text.indexOf('What may help')).toBeLessThan(text.indexOf('Checklist'));
  });

  test('says plainly that the evidence is insufficient', () => {
    const report = exampleReport({
      outcome: 'insufficient_evidence',
      endReason: 'no_new_evidence',
      sources: [],
    });
    const text = renderReport(report, output);
    expect(text).toContain('Not answered: nothing new was found');
    expect(text).not.toContain('Sources');
  });

  test('does not let a title of a source reach for the terminal', () => {
    const [source] = exampleReport().sources;
    const sources = source ? [{ ...source, title: 'Nice\u001B[2Jtitle\u0007' }] : [];
    // oxlint-disable-next-line no-control-regex
    expect(renderReport(exampleReport({ sources }), output)).not.toMatch(/[\u001B\u0007]/);
  });

  test('does not let a quote of several lines reach for the terminal', () => {
    const text = 'One:\n\n- a\u001B[2Jb\n\n```\nc\u0007\rd\n```\n\n| e\u009B31m | f |';
    const sentences = [{ text, kind: 'quote' as const, evidenceIds: ['e1'] }];
    const shown = renderReport(exampleReport({ answer: [{ form: 'paragraph', sentences }] }), output);
    // oxlint-disable-next-line no-control-regex
    expect(shown).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/);
  });

  test('flags a retracted source', () => {
    const [source] = exampleReport().sources;
    const sources = source ? [{ ...source, notices: ['retracted' as const] }] : [];
    expect(renderReport(exampleReport({ sources }), output)).toContain('The quality gate (retracted)');
  });
});
