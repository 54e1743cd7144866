import { describe, expect, it } from 'vitest';
import { selectQuotes } from '#functions/steps/draft-report/select-quotes.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { markOlderEditions } from '#shared/domain/older-editions.ts';
import type { Source } from '#shared/domain/source.ts';
import { evidenceOf, itemOf, partOf, sourceOf } from '../builders.ts';
import { inputsOf } from './selecting.ts';

const RULES_2017 = sourceOf('s-old', {
  title: 'Working alone, notice of June 2017',
  url: 'corpus:/rules/lone-2017.txt',
  notices: ['superseded'],
});
const RULES = sourceOf('s-new', { title: 'Working alone', url: 'corpus:/rules/lone.txt' });

function said(sourceId: string, quote: string, value: number): Evidence {
  return evidenceOf({ sourceId, quote, items: [{ itemId: 'item_1', part: 0, score: 0.8, value }] });
}

const BEFORE = said('s-old', 'Call the warden on the radio every four hours.', 3);
const TODAY = said('s-new', 'Ring the hut by telephone each hour, at the full hour.', 2.2);

function firstOf(
  description: string,
  evidence: readonly Evidence[],
  { sources = [RULES_2017, RULES], question = description } = {},
): Evidence | undefined {
  const item = { ...itemOf('item_1', [partOf(['call'])]), description };
  const { answers } = selectQuotes([item], {
    ...inputsOf([item], evidence, markOlderEditions(sources)),
    question,
  });
  return answers.get('item_1')?.[0];
}

describe('what is superseded', () => {
  it('stands behind what is in force and answers about as well', () => {
    expect(firstOf('How often must I call?', [BEFORE, TODAY])).toBe(TODAY);
  });

  it('stands before what answers much less well', () => {
    const far = said('s-new', 'Ring the hut by telephone each hour, at the full hour.', 1.5);
    expect(firstOf('How often must I call?', [BEFORE, far])).toBe(BEFORE);
  });

  it('does not go ahead for saying from when on it holds', () => {
    const quote = 'With immediate effect from June call the warden on the radio every four hours.';
    expect(firstOf('How often must I call?', [said('s-old', quote, 2.9), TODAY])).toBe(TODAY);
    expect(firstOf('How often must I call?', [TODAY, said('s-new', quote, 2)])?.quote).toBe(quote);
  });

  it.each([
    'How often did I have to call in 2017?',
    'How often did one have to call under the old notice?',
    'How often did people used to call?',
    'How often was the warden called back then?',
    'How often must I call by the notice of June 2017?',
    'How often must I call by lone-2017.txt?',
    'Wie oft musste man früher anrufen?',
  ])('stands as it is where it is asked for: %s', (description) => {
    expect(firstOf(description, [BEFORE, TODAY])).toBe(BEFORE);
  });

  it('is asked for by its name', () => {
    const title = 'Lantern leaflet on calling';
    const sources = [{ ...RULES_2017, title, url: 'corpus:/a' }, RULES];
    expect(
      firstOf('How often to call, by the lantern leaflet on calling?', [BEFORE, TODAY], { sources }),
    ).toBe(BEFORE);
    expect(firstOf('How often to call, by the leaflet?', [BEFORE, TODAY], { sources })).toBe(TODAY);
  });

  it.each([
    'How often must I call in 2024?',
    'How often must a man who is 60 years old call?',
    'How old must one be to call the warden?',
    'How often must the old dogs there call?',
  ])('is not asked for by a year or a word that is of something else: %s', (description) => {
    expect(firstOf(description, [BEFORE, TODAY])).toBe(TODAY);
  });

  it.each([
    'My old boat sank, what does a new boat cost?',
    'What does our old boat cost at the quay?',
    'Is my former boat still insured?',
    'Is the former boat insured now?',
    'The old boat sank, what does a new one cost?',
    'What does a boat cost in 2025, up from 2019?',
    'What does a boat cost in 2025, beside 2018?',
    'Was kostet ein Boot, mein altes Boot ist gesunken?',
  ])(
    'is not asked for by what the asker has, beside what is new, or by a year among others: %s',
    (description) => {
      const evidence = [
        said('s-old', 'A boat costs 40 crowns and is insured, as boats are from 2018 and 2019 on.', 3),
        said('s-new', 'A boat costs 60 crowns and is not insured.', 2.2),
      ];
      const title = 'Boats, the notice of 2019';
      const sources = [{ ...RULES_2017, title }, RULES];
      expect(firstOf(description, evidence, { sources })).toBe(evidence[1]);
    },
  );

  it('is asked for by one of several years that it is of', () => {
    expect(firstOf('How did calling differ in 2017 and 2023?', [BEFORE, TODAY])).toBe(BEFORE);
    expect(firstOf('How often must I call in 2018 and 2023?', [BEFORE, TODAY])).toBe(TODAY);
  });

  it('is asked for by the whole question, unless an item asks for what is so now', () => {
    const question = 'How often did one call under the old notice, and how often now?';
    expect(firstOf('How often does one call?', [BEFORE, TODAY], { question })).toBe(BEFORE);
    expect(firstOf('How often does one call now?', [BEFORE, TODAY], { question })).toBe(TODAY);
  });

  it('leaves the order as it is where nothing else was found', () => {
    const other = said('s-old', 'Sign out in the book in the kitchen before you go.', 2.2);
    expect(firstOf('How often must I call?', [BEFORE, other])).toBe(BEFORE);
  });
});

describe('an older edition', () => {
  const edition = (year: number, file = `site-rules-${year}.md`, title = 'Lark camp'): Source =>
    sourceOf(`s-${year}`, { title, url: `corpus:/papers/${file}` });
  const OLD = said('s-2022', 'Dogs are not let onto the beach in summer.', 3);
  const NEW = said('s-2024', 'Dogs may be on the beach before nine.', 1.5);
  const QUESTION = 'May I take the dog to the beach?';

  it('stands behind the newer one that answers much less well', () => {
    const sources = [edition(2022), edition(2024)];
    expect(firstOf(QUESTION, [OLD, NEW], { sources })).toBe(NEW);
    expect(firstOf(QUESTION, [OLD], { sources })).toBe(OLD);
    const told = (one: Evidence, tellingOdds: number): Evidence => ({
      ...one,
      items: one.items.map((item) => ({ ...item, tellingOdds })),
    });
    const [old, newer] = [told(OLD, 1), told(NEW, -2)];
    expect(firstOf(QUESTION, [old, newer], { sources })).toBe(newer);
    for (const asked of [
      'What was the rule on dogs in 2022?',
      'May I take the dog where it was let last year?',
    ])
      expect(firstOf(asked, [OLD, NEW], { sources })).toBe(OLD);
  });

  it('is known by the title, too, whatever else tells editions apart', () => {
    for (const titles of [
      ['Lark camp: prices for the 2022-23 season (v1.2)', 'Lark camp – new prices 2024'],
      ['Lark: rules from 3 October 2022', 'Lark: rules from 1 September 2024'],
      ['2022 price list', '2024 price list'],
    ]) {
      const sources = titles.map((title, at) => edition(2022 + 2 * at, `page-${at}.html`, title));
      expect(firstOf(QUESTION, [OLD, NEW], { sources }), titles[0]).toBe(NEW);
    }
  });

  it.each([
    ['of what is written anew each time', 'beach-rules-meeting-2022.md', 'beach-rules-meeting-2024.md'],
    ['of another name', 'site-rules-2022.md', 'boat-rules-2024.md'],
    ['of what is no kind of rules', 'lark-stories-2022.md', 'lark-stories-2024.md'],
    ['of the same year', 'site-rules-2022.md', 'site-rules-2022-07.md'],
    ['without a year', 'site-rules.md', 'site-rules-2024.md'],
    ['of another number', 'house-1-rules-2022.md', 'house-2-rules-2024.md'],
    ['in another folder', 'boats/site-rules-2022.md', 'caravans/site-rules-2024.md'],
    ['beside a draft', 'site-rules-2022.md', 'site-rules-2024-draft.md'],
    ['of which a number within the name is no year', 'route-2001-price-list.md', 'route-2015-price-list.md'],
    ['of what is as old as it says', 'club-rules-founded-1922.md', 'club-rules-founded-1924.md'],
  ])('is none %s', (_, old, other) => {
    const sources = [edition(2022, old), edition(2024, other)];
    expect(firstOf(QUESTION, [OLD, NEW], { sources })).toBe(OLD);
  });
});
