import { describe, expect, it } from 'vitest';
import { isOlderEdition } from '#shared/domain/notice-words.ts';
import { markOlderEditions } from '#shared/domain/older-editions.ts';
import type { Source } from '#shared/domain/source.ts';
import { type Edition, statedEdition } from '#shared/domain/stated-edition.ts';
import { sourceOf } from '../../functions/steps/builders.ts';

interface Paper {
  readonly file: string;
  readonly title?: string;
  readonly edition?: Edition;
}

const OLD = 's-old';
const olderAmong = (sources: readonly Source[]): readonly string[] =>
  markOlderEditions(sources)
    .filter(isOlderEdition)
    .map(({ id }) => id);
const papers = (...all: readonly Paper[]): readonly Source[] =>
  all.map(({ file, title = 'Rowing club', edition }, at) =>
    sourceOf(at === 0 ? OLD : `s-${at}`, {
      title,
      url: `file:///club/${file}`,
      ...(edition === undefined ? {} : { edition }),
    }),
  );

describe('an older edition', () => {
  it.each<readonly [string, Paper, Paper]>([
    ['by the year of a file of one word', { file: 'rules_2015.md' }, { file: 'Rules-2021-edition.md' }],
    [
      'by the year that the newer one says of itself, whatever its file is called besides',
      { file: 'crew-handbook-2020.md' },
      { file: 'Crew_Handbook_ed3_FINAL_v2.adoc', edition: { year: 2023 } },
    ],
    [
      'by the years that both say',
      { file: 'crew-handbook.md', edition: { year: 2020 } },
      { file: 'crew-handbook-new.md', edition: { year: 2023 } },
    ],
    [
      'by what the newer one says that it replaces',
      { file: 'harbour-bylaws.txt', edition: { year: 2012 } },
      { file: 'bylaws-pond-and-harbour.txt', edition: { year: 2019, replaces: 2012 } },
    ],
    [
      'behind which it is called old',
      { file: 'hausordnung_2011_alt.txt', title: 'Hausordnung' },
      { file: 'hausordnung_2024.md', title: 'Hausordnung' },
    ],
    [
      'of a file whose name is written as an address',
      { file: 'crew%20handbook%202020.md' },
      { file: 'crew%20handbook%202023.md' },
    ],
  ])('is known %s', (_, old, other) => {
    expect(olderAmong(papers(old, other))).toEqual([OLD]);
  });

  it.each<readonly [string, Paper, Paper]>([
    [
      'where the other replaces one of another year',
      { file: 'harbour-bylaws.txt', edition: { year: 2012 } },
      { file: 'harbour-bylaws-b.txt', edition: { year: 2019, replaces: 2015 } },
    ],
    [
      'where the other replaces another kind of document',
      { file: 'price-list.txt', edition: { year: 2012 } },
      { file: 'bylaws.txt', edition: { year: 2019, replaces: 2012 } },
    ],
    [
      'of another subject',
      { file: 'kitchen-rules.md', edition: { year: 2019 } },
      { file: 'boat-rules.md', edition: { year: 2023, replaces: 2019 } },
    ],
    [
      'of the same title alone, by what it says',
      { file: 'agreement-berth-1.md', title: 'Berth agreement', edition: { year: 2019 } },
      { file: 'agreement-berth-2.md', title: 'Berth agreement', edition: { year: 2022 } },
    ],
    ['of notices of two years', { file: 'notice-2022.txt' }, { file: 'notice-2023.txt' }],
    [
      'of minutes on the same',
      { file: 'rules-2019.md', title: 'Minutes of the meeting on rules' },
      { file: 'rules-2022.md' },
    ],
    ['of which no year is known', { file: 'rules.md' }, { file: 'rules-2021.md' }],
    [
      'of what is written anew each time',
      { file: 'minutes-rules-2015.md' },
      { file: 'minutes-rules-2021.md' },
    ],
    [
      'of another model',
      { file: 'manual-2019.md', title: 'Manual of the pump P1' },
      { file: 'manual-2021.md', title: 'Manual of the pump P2' },
    ],
    ['in another folder', { file: 'boats/rules-2015.md' }, { file: 'house/rules-2021.md' }],
    [
      'of a title of one word: there are many',
      { file: 'a.html', title: 'Rules 2015' },
      { file: 'b.html', title: 'Rules 2021' },
    ],
  ])('is none %s', (_, old, other) => {
    expect(olderAmong(papers(old, other))).toEqual([]);
  });

  it('is marked, and the newer one is not', () => {
    const marked = markOlderEditions(papers({ file: 'rules_2015.md' }, { file: 'rules_2021.md' }));
    expect(marked.map(({ notices }) => notices)).toEqual([['older-edition'], []]);
  });
});

describe('what a document says at its beginning', () => {
  it.each<readonly [string, Edition | undefined]>([
    ['# Rules\n\n*Third edition, May 2018.* Kept by the bosun.', { year: 2018 }],
    [
      'Fifth edition, in force from 1 May 2022.\n\nIt takes the place of nothing, but replaces the edition of 2018.',
      { year: 2022, replaces: 2018 },
    ],
    [
      'Resolved at the meeting of 3 March 2019. These rules replace those of 9 July 2012.',
      { year: 2019, replaces: 2012 },
    ],
    ['These replace the 2015 rules. Ask the bosun.', { replaces: 2015 }],
    ['Gültig ab 1. Januar 2023', { year: 2023 }],
    ['Règlement\n\nEn vigueur depuis le 2 mai 2021.', { year: 2021 }],
    ['First edition 2009, second edition 2015, third edition 2024.', { year: 2024 }],
    ['These rules replace all earlier ones, in force from 1 May 2024.', { year: 2024 }],
    ['The old list is no longer valid since 2024.', undefined],
    ['If adopted it would replace the berth rules of 2014.', undefined],
    ['This doesn’t replace the club bylaws of 2014.', undefined],
    ['Article 3 replaces the second sentence of article 3 of the bylaws of 2014.', undefined],
    ['This boathouse replaces the shed of 1987.', undefined],
    ['We agreed to meet in 2021 to talk of the roof.', undefined],
    ['Built in 1870, the boathouse burned down in 1931.', undefined],
    ['The new lamp does not replace the one of 2014.', undefined],
    ['', undefined],
  ])('tells its edition: %s', (text, edition) => {
    expect(statedEdition(text)).toEqual(edition);
  });

  it('is read from no further on', () => {
    expect(statedEdition(`${'The shed is green. '.repeat(60)}Valid from 2 May 2021.`)).toBeUndefined();
  });
});
