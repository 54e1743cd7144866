import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceInUse, pruneDraft } from '#functions/steps/verify-report/prune-draft.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Block, Draft, Sentence } from '#shared/domain/report.ts';
import { EMPTY_CELL } from '#shared/domain/table-block.ts';
import { evidenceOf } from '../builders.ts';
import { makeDraft } from '../publish-report/fixture.ts';

const at = (id: string, quote: string, headings: readonly string[] = []): Evidence =>
  evidenceOf({ sourceId: `s-${id}`, quote }, { id, headings });
const provenBy = (...evidence: readonly Evidence[]) => new Map(evidence.map((one) => [one.id, one]));

const RUST = at('e1', 'Iron rusts in **moist** air.');
const SALT = at('e2', 'Salt makes iron rust 3 times as fast.');

const quote = (text: string, ...evidenceIds: readonly string[]): Sentence => ({
  kind: 'quote',
  text,
  evidenceIds,
});
const write = (text: string, ...evidenceIds: readonly string[]): Sentence => ({
  kind: 'written',
  text,
  evidenceIds,
});
const say = (text: string): Sentence => ({ kind: 'connective', text, evidenceIds: [] });
const paragraph = (...sentences: readonly Sentence[]): Block => ({ form: 'paragraph', sentences });

const EMPTY = makeDraft({ answer: [], sections: [], contradictions: [] });
const answerOf = (draft: Draft): readonly Sentence[] => draft.answer.flatMap(({ sentences }) => sentences);
const pruned = (proven: ReadonlyMap<string, Evidence>, ...sentences: readonly Sentence[]) =>
  answerOf(pruneDraft({ ...EMPTY, answer: [paragraph(...sentences)] }, proven));

describe('the evidence that a draft uses', () => {
  it('is in order of first use: answer, sections, both sides of what is disputed', () => {
    const draft: Draft = {
      ...EMPTY,
      answer: [paragraph(quote('One.', 'e3', 'e1'))],
      sections: [{ title: 'Two', itemIds: [], blocks: [paragraph(quote('Two.', 'e1', 'e2'))] }],
      contradictions: [{ statement: 'Three.', evidenceIds: ['e5'], againstEvidenceIds: ['e4', 'e3'] }],
    };
    expect(evidenceInUse(draft)).toEqual(['e3', 'e1', 'e2', 'e5', 'e4']);
  });
});

describe('a sentence', () => {
  it('is left out when nothing that it rests on is proven', () => {
    expect(pruned(provenBy(RUST), quote('Iron rusts', 'e1'), quote('Gold does not.', 'e9'))).toEqual([
      quote('Iron rusts', 'e1'),
    ]);
  });

  it('keeps of its evidence what is proven', () => {
    expect(pruned(provenBy(RUST), quote('Iron rusts', 'e1', 'e9'))).toEqual([quote('Iron rusts', 'e1')]);
  });

  it.each([
    ['Iron rusts in moist air.', 'Iron rusts in moist air.'],
    ['rusts in moist', 'rusts in moist'],
    ['Iron never rusts.', 'Iron rusts in **moist** air.'],
    [' ** ', 'Iron rusts in **moist** air.'],
  ])('that quotes "%s" shows "%s"', (text, shown) => {
    expect(pruned(provenBy(RUST), quote(text, 'e1'))).toEqual([quote(shown, 'e1')]);
  });

  it.each([
    ['[Iron](https://example.org/a) rusts in ![moist](b.png) air.', 'Iron rusts in moist air.'],
    ['- Iron\n- rusts', 'Iron rusts'],
    ['1. Iron\n2) rusts', 'Iron rusts'],
    ['# Iron\n> rusts `fast`', 'Iron rusts fast'],
    ['| Iron | rusts\\_fast |', 'Iron rusts_fast'],
  ])('may leave out the markup of "%s"', (source, text) => {
    expect(pruned(provenBy(at('e1', source)), quote(text, 'e1'))).toEqual([quote(text, 'e1')]);
  });

  it.each(['\n', '[', '[a](', ' \t'])('of a quote full of %j is found in it', (mark) => {
    const source = `Iron${mark.repeat(400_000)}rusts`;
    expect(pruned(provenBy(at('e1', source)), quote('rusts', 'e1'))).toEqual([quote('rusts', 'e1')]);
  });

  it('that was written from several quotes goes when those that are left do not bear it', () => {
    const both = write('Iron rusts 3 times as fast in salt.', 'e1', 'e2');
    expect(pruned(provenBy(RUST, SALT), both)).toEqual([both]);
    expect(pruned(provenBy(RUST), both)).toEqual([]);
    expect(pruned(provenBy(SALT), write('Salt makes iron rust 3 times as fast.', 'e1', 'e2'))).toEqual([
      write('Salt makes iron rust 3 times as fast.', 'e2'),
    ]);
  });

  it('that was written without evidence stays, to be seen as such; a quote without any goes', () => {
    expect(pruned(provenBy(), write('It is so.'), quote('It is so.'))).toEqual([write('It is so.')]);
  });

  it('that states nothing cites nothing, and stays beside one that does', () => {
    const odd: Sentence = { kind: 'remark', text: 'Little is known.', evidenceIds: ['e1'] };
    expect(pruned(provenBy(RUST), odd, quote('Iron rusts', 'e1'))).toEqual([
      { ...odd, evidenceIds: [] },
      quote('Iron rusts', 'e1'),
    ]);
  });
});

describe('a block', () => {
  it('goes with the connectives that led to what is not proven', () => {
    expect(pruned(provenBy(), say('This is known:'), quote('Iron rusts.', 'e1'))).toEqual([]);
  });

  it('of connectives alone stays', () => {
    expect(pruned(provenBy(), say('Nothing was found.'))).toEqual([say('Nothing was found.')]);
  });

  it('of a table keeps its places', () => {
    const table: Block = {
      form: 'table',
      columns: 2,
      sentences: [
        say(''),
        say('Rusts'),
        say('Iron'),
        quote('Iron rusts', 'e1'),
        say('Gold'),
        quote('No.', 'e9'),
      ],
    };
    const [block] = pruneDraft({ ...EMPTY, answer: [table] }, provenBy(RUST)).answer;
    expect(block?.sentences.at(-1)).toEqual(EMPTY_CELL);
    expect(block?.sentences).toHaveLength(6);
  });

  it('that led to another goes with it', () => {
    const draft = { ...EMPTY, answer: [paragraph(say('This is known:')), paragraph(quote('Gold.', 'e9'))] };
    expect(pruneDraft(draft, provenBy()).answer).toEqual([]);
    const kept = { ...EMPTY, answer: [...draft.answer, paragraph(quote('Iron rusts', 'e1'))] };
    expect(pruneDraft(kept, provenBy(RUST)).answer).toHaveLength(2);
  });
});

describe('a section', () => {
  const section = (...blocks: readonly Block[]) => ({ title: 'On rust', itemIds: ['item_1'], blocks });

  it('goes when nothing is left of it', () => {
    const sections = [
      section(paragraph(quote('Gold.', 'e9'))),
      section(paragraph(quote('Iron rusts', 'e1'))),
    ];
    expect(pruneDraft({ ...EMPTY, sections }, provenBy(RUST)).sections).toEqual([sections[1]]);
  });

  it('that was empty stays', () => {
    expect(pruneDraft({ ...EMPTY, sections: [section()] }, provenBy()).sections).toEqual([section()]);
  });
});

describe('a contradiction', () => {
  const dispute = (evidenceIds: readonly string[], againstEvidenceIds: readonly string[]) => ({
    statement: 'Sources disagree.',
    evidenceIds,
    againstEvidenceIds,
  });

  it('stands on what is proven of both its sides', () => {
    const draft = {
      ...EMPTY,
      contradictions: [
        dispute(['e1', 'e9'], ['e2']),
        dispute(['e9'], ['e2']),
        dispute(['e1'], ['e9']),
        dispute(['e1'], []),
      ],
    };
    expect(pruneDraft(draft, provenBy(RUST, SALT)).contradictions).toEqual([dispute(['e1'], ['e2'])]);
  });
});

it('nothing of a pruned draft rests on what is not proven', () => {
  const ids = fc.array(fc.constantFrom('e1', 'e2', 'e8', 'e9'), { maxLength: 3 });
  const sentence = fc.record({
    kind: fc.constantFrom('quote', 'written', 'connective', 'remark'),
    text: fc.constantFrom('Iron rusts in moist air.', 'It is so.', '3 times as fast.'),
    evidenceIds: ids,
  });
  const block = fc.record({
    form: fc.constantFrom('paragraph', 'list'),
    sentences: fc.array(sentence, { maxLength: 4 }),
  });
  const proven = provenBy(RUST, SALT);
  fc.assert(
    fc.property(fc.array(block), ids, ids, (answer, evidenceIds, againstEvidenceIds) => {
      const draft = { ...EMPTY, answer, contradictions: [dispute(evidenceIds, againstEvidenceIds)] };
      const used = evidenceInUse(pruneDraft(draft, proven));
      expect(used.every((id) => proven.has(id))).toBe(true);
    }),
  );
  function dispute(evidenceIds: readonly string[], againstEvidenceIds: readonly string[]) {
    return { statement: 'Sources disagree.', evidenceIds, againstEvidenceIds };
  }
});
