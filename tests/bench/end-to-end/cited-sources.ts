import { basename } from 'node:path';
import type { Report } from '#shared/domain/report.ts';
import type { Measure, Row } from '../measure.ts';
import { plainRetrieval } from '../corpus-retrieval.ts';
import { readPubmedqa } from '../pubmedqa.ts';
import { readAbstracts } from '../scifact.ts';
import { withAsker } from './asker.ts';
import { everyNth } from './quotes.ts';

const CASES = 60;
const MEASURE = 'PubMedQA among SciFact, question to report';

interface Outcome {
  /** Place of the right abstract, 0 for the first; -1 when it is not there. */
  readonly plain: number;
  readonly cited: number;
  readonly isAnswering: boolean;
}

/** Whether the whole job, without a model, cites the abstract that a question was asked of; plain BM25 beside it. */
export const citedSources: Measure = {
  name: 'cited-sources',
  needs: ['pubmedqa_dev500.jsonl', 'scifact/corpus.jsonl'],
  run: async ({ data }) => {
    const abstracts = await readPubmedqa(data);
    const asked = abstracts.map(({ pmid, contexts }) => ({
      name: `pubmedqa-${pmid}`,
      title: '',
      text: contexts.join('\n\n'),
    }));
    const others = (await readAbstracts(data)).map(({ id, title, text }) => ({
      name: `scifact-${id}`,
      title,
      text,
    }));
    const all = [...others, ...asked];
    const plain = plainRetrieval(all.map(({ name, title, text }) => ({ id: name, title, text })));
    const texts = all.map(({ name, title, text }) => ({
      name,
      text: title === '' ? text : `${title}\n\n${text}`,
    }));
    const outcomes = await withAsker(texts, async (asker) => {
      const found: Outcome[] = [];
      for (const { pmid, question } of everyNth(abstracts, CASES)) {
        const name = `pubmedqa-${pmid}`;
        const report = await asker.ask(question);
        found.push({ plain: plain(question).indexOf(name), ...placeIn(report, name) });
      }
      return found;
    });
    return rowsOf(outcomes);
  },
};

function placeIn(report: Report | undefined, name: string): Pick<Outcome, 'cited' | 'isAnswering'> {
  if (report === undefined) return { cited: -1, isAnswering: false };
  const cited = report.sources.findIndex((source) => basename(source.url, '.txt') === name);
  const quoted = new Set(report.sources[cited]?.quotes.map((quote) => quote.evidenceId));
  const answer = report.answer.flatMap((block) => block.sentences.flatMap((one) => one.evidenceIds));
  return { cited, isAnswering: answer.some((id) => quoted.has(id)) };
}

function rowsOf(outcomes: readonly Outcome[]): readonly Row[] {
  const share = (holds: (outcome: Outcome) => boolean): number =>
    outcomes.filter(holds).length / (outcomes.length || 1);
  return [
    row(
      'cited first',
      share(({ cited }) => within(cited, 1)),
      share(({ plain }) => within(plain, 1)),
      `${outcomes.length} cases; plain: R@1`,
    ),
    row(
      'cited among five',
      share(({ cited }) => within(cited, 5)),
      share(({ plain }) => within(plain, 5)),
      'plain: R@5',
    ),
    row(
      'cited',
      share(({ cited }) => cited !== -1),
      undefined,
      '',
    ),
    row(
      'in the direct answer',
      share(({ isAnswering }) => isAnswering),
      undefined,
      '',
    ),
  ];
}

function row(metric: string, ours: number, plain: number | undefined, note: string): Row {
  return { measure: MEASURE, metric, ours, note, ...(plain === undefined ? {} : { plain }) };
}

function within(place: number, depth: number): boolean {
  return place !== -1 && place < depth;
}
