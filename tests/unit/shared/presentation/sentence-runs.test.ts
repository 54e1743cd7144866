import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inRuns, isInline, standsApart } from '#shared/presentation/sentence-runs.ts';
import type { Sentence } from '#shared/domain/report.ts';

const say = (text: string, kind: Sentence['kind'] = 'quote'): Sentence => ({ text, kind, evidenceIds: [] });
const LINE = say('One line.');
const LIST = say('Use:\n\n- a\n- b');

test('a quote of several lines stands apart, and nothing else does', () => {
  expect([isInline(LINE.text), isInline(LIST.text)]).toEqual([true, false]);
  expect([standsApart(LINE), standsApart(LIST), standsApart({ ...LIST, kind: 'written' })]).toEqual([
    false,
    true,
    false,
  ]);
});

test('each quote has a paragraph of its own, with the words that lead to it; written sentences make up one', () => {
  const lead = say('How is it used?', 'connective');
  const written = say('It is used.', 'written');
  expect(inRuns([lead, LINE, LINE, LIST, LIST, LINE])).toEqual([
    [lead, LINE],
    [LINE],
    [LIST],
    [LIST],
    [LINE],
  ]);
  expect(inRuns([written, written, lead, LINE, written])).toEqual([[written, written, lead, LINE, written]]);
  expect(inRuns([])).toEqual([]);
});

test('whose words are quoted begins a paragraph, behind a quote and behind what was asked', () => {
  const [asked, own, other] = ['How is it used?', 'Kilns, “Use”:', 'Ash:'].map((text) =>
    say(text, 'connective'),
  ) as [Sentence, Sentence, Sentence];
  expect(inRuns([asked, own, LINE, other, LINE])).toEqual([[asked], [own, LINE], [other, LINE]]);
  expect(inRuns([own, LIST, other, LIST])).toEqual([[own], [LIST], [other], [LIST]]);
  expect(inRuns([say('It is.', 'written'), own])).toHaveLength(1);
});

test('what a source goes on to say in the same paragraph stands in one with it', () => {
  const at = (id: string): Sentence => ({ ...LINE, evidenceIds: [id] });
  const [first, next, below, elsewhere, page] = [
    's-1:100-128',
    's-1:129-150',
    's-1:152-160',
    's-2:161-170',
    's-1:2-129-150',
  ];
  expect(inRuns([first, next, below, elsewhere].map((id) => at(id ?? '')))).toEqual([
    [at(first ?? ''), at(next ?? '')],
    [at(below ?? '')],
    [at(elsewhere ?? '')],
  ]);
  expect(inRuns([at(first ?? ''), at(page ?? '')])).toHaveLength(2);
});

test('no sentence is lost or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(LINE, LIST)), (sentences) => {
      const runs = inRuns(sentences);
      expect(runs.flat()).toEqual(sentences);
      expect(runs.every((run) => run.length === 1 || !run.some(standsApart))).toBe(true);
    }),
  );
});
