import { describe, expect, test } from 'vitest';
import { renderReport } from '../../../cli/render-report.ts';
import { exampleReport } from '../api/example-report.ts';
import { outputTo } from './test-terminal.ts';

const output = outputTo([]);

describe('a report at a terminal', () => {
  test('shows the answer with its citations, the checklist, the sources and the trust figures', () => {
    expect(renderReport(exampleReport(), output)).toMatchInlineSnapshot(`
      "What the gate counts
      Answered (extractive: every statement is a quote)

      The gate counts claims. [1]

      Checklist
      ✓ What it counts [1]
      ~ When it passes (one source)

      Sources
      [1] The quality gate
          file:///docs/gate.md

      Trust
      - 1 quotes verified in the archive, 0 dropped
      - 1 of 1 claims supported, 0 by two or more domains
      - 1 domains, 2 sources read, 1 skipped
      - 0 contradictions, 0 sentences without a citation
      - confidence 0.10
      "
    `);
  });

  test('says why research ended before every item was covered', () => {
    const text = renderReport(exampleReport({ outcome: 'partial', endReason: 'max_iterations' }), output);
    expect(text).toContain('Answered in part: the limit of iterations was reached');
  });

  test('says plainly that the evidence is insufficient', () => {
    const report = exampleReport({
      outcome: 'insufficient_evidence',
      endReason: 'no_new_evidence',
      sources: [],
    });
    const text = renderReport(report, output);
    expect(text).toContain('Insufficient evidence: nothing new was found');
    expect(text).not.toContain('Sources');
  });

  test('does not let a title of a source reach for the terminal', () => {
    const [source] = exampleReport().sources;
    const sources = source ? [{ ...source, title: 'Nice\u001B[2Jtitle\u0007' }] : [];
    // oxlint-disable-next-line no-control-regex
    expect(renderReport(exampleReport({ sources }), output)).not.toMatch(/[\u001B\u0007]/);
  });

  test('flags a retracted source', () => {
    const [source] = exampleReport().sources;
    const sources = source ? [{ ...source, notices: ['retracted' as const] }] : [];
    expect(renderReport(exampleReport({ sources }), output)).toContain('The quality gate (retracted)');
  });
});
