import { describe, expect, it } from 'vitest';
import { recordsWithout } from '#functions/steps/digest-source/records-without.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { csvToText } from '#shared/text/markup/csv.ts';

const POTS = csvToText('pot,stock,lid\nEgret,12,oak\nHeron,0,none\nRail,0,ash\n') ?? '';
const { statements } = viewDocument(POTS, 'Pots');

describe('recordsWithout', () => {
  it.each([
    ['Which pots are out of stock?', [1, 2]],
    ['Which pots are sold out of stock?', [1, 2]],
    ['Which pots have no lid?', [1]],
    ['Which pots come without a lid?', [1]],
    ['Which pots lack a handle?', []],
    ['Which pots are in stock?', []],
    ['Which pots have a lid of oak?', []],
  ])('finds the records whose value is none of what is lacked: %s', (question, found) => {
    expect(recordsWithout(statements, question).without).toEqual(found);
  });

  it('tells those that have some of it', () => {
    expect([...recordsWithout(statements, 'Which pots are out of stock?').having]).toEqual([0]);
  });

  it('takes an empty cell for none, where others have some', () => {
    const rows = csvToText('pot,stock,lid\nEgret,12,oak\nHeron,3,\nRail,4,ash\n') ?? '';
    const { without } = recordsWithout(viewDocument(rows, 'Pots').statements, 'Which pots have no lid?');
    expect(without).toEqual([1]);
    expect(recordsWithout(viewDocument(rows, 'Pots').statements, 'Which pots have no foot?').without).toEqual(
      [],
    );
  });

  it('leaves in what the question names beside it', () => {
    const question = 'How much stock has the Egret, and which pots are out of stock?';
    expect([...recordsWithout(statements, question).having]).toEqual([]);
  });

  it('leaves out those of a kind that the question names and that have some of it', () => {
    const teas = csvToText('tea,category,stock\nAssam,Tea,0\nSencha,Tea,8\nMug,Ware,0\n') ?? '';
    const { having } = recordsWithout(viewDocument(teas, 'Teas').statements, 'Which tea is out of stock?');
    expect([...having]).toEqual([1]);
  });

  it('finds none in a table whose rows do not name their values, and none in prose', () => {
    const { statements: others } = viewDocument(
      '| pot | stock |\n| Heron | 0 |\n\nNo stock: 0; none.',
      'Pots',
    );
    expect(recordsWithout(others, 'Which pots are out of stock?').without).toEqual([]);
  });
});
