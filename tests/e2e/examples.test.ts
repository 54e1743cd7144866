import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Report, numberCitations } from '#shared/domain/report.ts';
import { TraceEvent } from '#shared/domain/trace-event.ts';
import { EXAMPLE_QUESTIONS } from '#shared/domain/example-questions.ts';
import { runHere } from './run-command.ts';

interface Example {
  readonly name: string;
  readonly report: Report;
  readonly events: readonly TraceEvent[];
}

let folder = '';
let examples: readonly Example[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-examples-'));
  expect((await runHere(['examples', '--out', folder])).code).toBe(0);
  examples = await Promise.all(EXAMPLE_QUESTIONS.map(async ({ name }) => readExample(name)));
}, 180_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function readExample(name: string): Promise<Example> {
  const report = await readFile(join(folder, name, 'report.json'), 'utf8');
  const trace = await readFile(join(folder, name, 'trace.jsonl'), 'utf8');
  const lines = trace.split('\n').filter((line) => line !== '');
  return {
    name,
    report: Report.parse(JSON.parse(report)),
    events: lines.map((line) => TraceEvent.parse(JSON.parse(line))),
  };
}

function verdicts(example: Example): readonly unknown[] {
  return example.events
    .filter((event) => event.type === 'apply-gate-finished')
    .map((event) => event.data['quality_gate_status']);
}

describe('the example questions', () => {
  it('stand in a gallery that leads to each report', async () => {
    const gallery = await readFile(join(folder, 'index.html'), 'utf8');
    for (const { name } of EXAMPLE_QUESTIONS) expect(gallery).toContain(`href="${name}/report.html"`);
  });

  it('answer each checklist item with a cited quote or name it as a gap', () => {
    for (const { name, report } of examples) {
      for (const item of report.checklist) {
        const isNamed = report.gaps.some((gap) => isNamedIn(gap, item.description));
        expect(
          item.status === 'unsatisfied' ? isNamed : item.citations.length > 0 || isNamed,
          `${name}: ${item.description}`,
        ).toBe(true);
      }
    }
  });

  it('begin with quotes that the sources bear, each with its citation', () => {
    for (const { report } of examples.filter((one) => one.report.outcome !== 'insufficient_evidence')) {
      const numbers = numberCitations(report.sources);
      const quotes = report.answer.flatMap((block) => block.sentences).filter((one) => one.kind === 'quote');
      expect(quotes.length).toBeGreaterThan(0);
      for (const quote of quotes) {
        expect(quote.evidenceIds.length).toBeGreaterThan(0);
        expect(quote.evidenceIds.every((id) => numbers.has(id))).toBe(true);
      }
    }
  });

  it('say no sentence twice', () => {
    for (const { report } of examples) {
      const blocks = [...report.answer, ...report.sections.flatMap((section) => section.blocks)];
      const quotes = blocks.flatMap((block) => block.sentences).filter((one) => one.kind === 'quote');
      expect(new Set(quotes.map((one) => one.text)).size).toBe(quotes.length);
    }
  });

  it('drop no quote and leave no statement without a citation', () => {
    for (const { report } of examples) {
      expect(report.trust).toMatchObject({ quotesDropped: 0, uncitedSentences: 0, degradedSteps: [] });
    }
  });

  it('show a gate that passes, one that says retry to the end, and a true lack of evidence', () => {
    const gates = examples.map(verdicts);
    expect(gates).toContainEqual(['pass']);
    expect(gates.some((gate) => gate.length > 1 && gate.every((verdict) => verdict === 'retry'))).toBe(true);
    const last = examples.at(-1)?.report;
    expect(last?.outcome).toBe('insufficient_evidence');
    expect(last?.trust.confidence).toBeLessThan(0.2);
  });

  it('answer from independent sources where the gate passed', () => {
    for (const example of examples.filter((one) => verdicts(one).at(-1) === 'pass')) {
      expect(example.report.trust.domains, example.name).toBeGreaterThanOrEqual(2);
    }
  });
});

/** Gaps name an item by the thing it is about, a whole word of it, or by its description. */
function isNamedIn(gap: string, description: string): boolean {
  const [name = ''] = gap.split(':');
  return name !== '' && (description.startsWith(name) || description.split(/[^\p{L}\p{N}]+/u).includes(name));
}
