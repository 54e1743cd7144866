import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import { Draft } from '#shared/domain/report.ts';
import { evidenceOf, itemOf, partOf, sourceOf } from '../builders.ts';
import { QUESTION, answers, inputOf, quoteAt, quotesOf, variousEvidence, wordsOf } from './draft-input.ts';

describe('draftWithoutModel', () => {
  it('is titled by the question, or by the beginning of a long one', () => {
    expect(draftWithoutModel(inputOf()).title).toBe(QUESTION);
    const rest = ' and so on and on'.repeat(600);
    const long = draftWithoutModel(inputOf({ question: `Why does iron rust${rest}?` })).title;
    expect(long.length).toBeLessThanOrEqual(201);
    expect(long).toMatch(/^Why does iron rust and so on .*[a-z]…$/u);
    const asked = `Why does iron rust on a ship? I ask because it does${rest}.`;
    expect(draftWithoutModel(inputOf({ question: asked })).title).toBe('Why does iron rust on a ship?');
  });

  it('says by a mark in the title of a long question that more is asked', () => {
    const first =
      'In the trial that kept iron bars in salt water on the decks of ships, how many bars rusted in a year';
    const question = `${first}, and how long did ${'the other '.repeat(12)}bars last?`;
    expect(draftWithoutModel(inputOf({ question })).title).toBe(`${first}? …`);
  });

  it('is titled by what is asked, and not by the story before it, where both are too long', () => {
    const story = `We fire our kiln by the sea${', and it is wet all year round'.repeat(7)}.`;
    const titleWhere = (asked: string): string => {
      const input = inputOf({ question: `${story} ${asked}` });
      const checklist = [
        { ...itemOf('item_1', [partOf(['kiln'])]), description: `${story} ${asked}`, asked },
      ];
      return draftWithoutModel({ ...input, plan: { ...input.plan, checklist } }).title;
    };
    const asked = 'How does it remember the page before loads?';
    expect(titleWhere(asked)).toBe(asked);
    expect(titleWhere('Is it safe?')).toMatch(/^We fire our kiln by the sea/u);
  });

  it('is titled by what a long message asks, one thing parted from the next', () => {
    const input = inputOf({ question: 'Iron and salt. '.repeat(40) });
    const [first] = input.plan.checklist;
    if (first === undefined) throw new Error('The plan asks for nothing.');
    const asking = { ...first, description: 'Whether iron rusts' };
    const checklist = [asking, { ...asking, description: 'Why?' }, { ...asking, description: 'Since when' }];
    const { title } = draftWithoutModel({ ...input, plan: { ...input.plan, checklist } });
    expect(title).toBe('Whether iron rusts; Why? Since when');
  });

  it('makes every sentence a quote with its evidence or a connective', () => {
    const someItems = fc.array(
      fc.record({
        itemId: fc.constantFrom('item_1', 'item_2', 'item_3'),
        part: fc.nat(1),
        score: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 3 },
    );
    const some = fc.array(fc.tuple(fc.constantFrom('s-1', 's-2', 's-9'), fc.nat(30), someItems), {
      maxLength: 15,
    });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 200 }), (said, maximumWords) => {
        const evidence = said.map(([sourceId, number, items], index) =>
          evidenceOf({ sourceId, quote: `Thing ${number} is of kind ${index}.`, start: index * 50, items }),
        );
        const draft = draftWithoutModel(inputOf({ evidence, maximumWords }));
        const known = new Map(evidence.map((one) => [one.id, one.quote]));
        const quotes = quotesOf(draft);
        const ids = quotes.flatMap((sentence) => sentence.evidenceIds);
        expect(Draft.parse(draft)).toEqual(draft);
        expect(quotes.map((sentence) => known.get(sentence.evidenceIds[0] ?? ''))).toEqual(
          quotes.map((sentence) => sentence.text),
        );
        expect(new Set(ids).size).toBe(ids.length);
        expect(draft.sections.every((section) => section.blocks.length > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('answers each item under its own words, in the order asked', () => {
    const evidence = [
      evidenceOf({
        sourceId: 's-1',
        quote: 'Objects are sealed by default.',
        items: answers('item_2', 0),
      }),
      evidenceOf({
        sourceId: 's-2',
        quote: 'Messages carry no seal at all.',
        items: answers('item_3', 0),
      }),
    ];
    const question = 'How do S3 and SQS differ in sealing, and which keys are used?';
    const draft = draftWithoutModel(inputOf({ question, evidence }));
    expect(draft.answer.slice(0, 2).map((block) => block.sentences.map((sentence) => sentence.text))).toEqual(
      [
        ['What is known about S3 in sealing?', 'Objects are sealed by default.'],
        ['What is known about SQS in sealing?', 'Messages carry no seal at all.'],
      ],
    );
  });

  it.each([
    ['What is a seal, and how long does it last?', ['What is a seal?', 'How long does it last?']],
    [
      'I have a seal of wax that broke. Why is that, and how do I mend it?',
      ['Why is that?', 'How do I mend it?'],
    ],
    ['What is a seal?', []],
  ])(
    'names of %j each thing that is asked, in the words of the asker, unless it is all that is',
    (question, labels) => {
      const evidence = ['item_1', 'item_2'].map((itemId, at) =>
        evidenceOf({
          sourceId: `s-${at + 1}`,
          quote: `A seal is said to be ${at}.`,
          items: answers(itemId, 0),
        }),
      );
      const { answer } = draftWithoutModel(inputOf({ question, evidence }));
      const said = answer.flatMap(({ sentences }) => sentences.filter(({ kind }) => kind === 'connective'));
      expect(said.map(({ text }) => text).filter((text) => text.endsWith('?'))).toEqual(labels);
    },
  );

  it('says of a thing whose answer was quoted already that it holds there, too', () => {
    const items = [...answers('item_2', 0), ...answers('item_3', 0)];
    const evidence = [evidenceOf({ sourceId: 's-1', quote: 'Both seal all they keep by default.', items })];
    const question = 'How do S3 and SQS differ in sealing, and which keys are used?';
    const draft = draftWithoutModel(inputOf({ question, evidence }));
    expect(quotesOf(draft)).toHaveLength(1);
    expect(draft.answer[1]?.sentences.map((sentence) => sentence.kind)).toEqual(['connective', 'connective']);
  });

  it('says nothing of each of two things where the quote of how they differ is all there is', () => {
    const items = ['item_1', 'item_2', 'item_3'].flatMap((id) => answers(id, 0));
    const evidence = [evidenceOf({ sourceId: 's-1', quote: 'S3 seals all, SQS what it is told.', items })];
    const draft = draftWithoutModel(inputOf({ question: 'How do S3 and SQS differ in sealing?', evidence }));
    expect(draft.answer.map(({ sentences }) => sentences.map(({ kind }) => kind))).toEqual([['quote']]);
  });

  it('keeps to its length, the answer included', () => {
    const evidence = variousEvidence(14, [
      ...answers('item_1', 0),
      ...answers('item_2', 0),
      ...answers('item_3', 0),
    ]);
    const whole = draftWithoutModel(inputOf({ question: 'Why does iron rust?', evidence }));
    const room = wordsOf(whole) - 1;
    const short = draftWithoutModel(
      inputOf({ question: 'Why does iron rust?', evidence, maximumWords: room }),
    );
    expect(wordsOf(short)).toBeLessThanOrEqual(room);
    expect(short.answer).toEqual(whole.answer);
    expect(quotesOf(short).length).toBeLessThan(quotesOf(whole).length);
  });

  it('puts what is left under the item that it answers, twelve quotes at most in all', () => {
    const evidence = ['item_1', 'item_2', 'item_3'].flatMap((id, index) =>
      variousEvidence(21, answers(id, 0)).slice(index * 7, index * 7 + 7),
    );
    const question = 'Why does iron rust, how fast does copper rust and why does gold not rust?';
    const draft = draftWithoutModel(inputOf({ question, evidence }));
    const itemOf = new Map(evidence.map((one) => [one.id, one.items[0]?.itemId]));
    for (const { itemIds, blocks } of draft.sections) {
      const ids = blocks.flatMap((block) => block.sentences.flatMap((sentence) => sentence.evidenceIds));
      expect([...new Set(ids.map((id) => itemOf.get(id)))]).toEqual(itemIds);
    }
    expect(quotesOf(draft)).toHaveLength(12);
  });

  it('quotes in the order of the pages', () => {
    const evidence = [
      quoteAt('page:3:char:0-9', 'Whales sing loudly tonight.'),
      quoteAt('page:2:char:5-9', 'Iron rusts in moist air.'),
      quoteAt('page:1:char:700-709', 'Bees dance upon combs.'),
      quoteAt('page:4:char:7-9', 'Tides turn at noon.'),
      quoteAt('page:9:char:7-9', 'Glass flows downhill slowly.'),
      quoteAt('page:2:char:900-909', 'Owls hunt after sunset.'),
      quoteAt('page:10:char:0-9', 'Rivers bend around hills.'),
    ];
    const draft = draftWithoutModel(inputOf({ question: 'Why does iron rust?', evidence }));
    const listed = draft.sections[0]?.blocks[0]?.sentences.flatMap((sentence) => sentence.evidenceIds);
    expect(listed).toHaveLength(2);
    const pages = listed?.map((id) => Number(/page:(\d+)/u.exec(id)?.[1]));
    expect(pages).toEqual(pages?.toSorted((a, b) => a - b));
  });

  it('never leads with a source that is doubted', () => {
    const doubted = evidenceOf({
      sourceId: 's-1',
      quote: 'Iron rusts in moist air.',
      items: answers('item_1', 0),
    });
    const sound = evidenceOf({
      sourceId: 's-2',
      quote: 'Salt makes iron rust.',
      items: [{ itemId: 'item_1', part: 0, score: 0.7 }],
    });
    const sources = [sourceOf('s-1', { notices: ['expression-of-concern'] }), sourceOf('s-2')];
    const draft = draftWithoutModel(
      inputOf({ question: 'Why does iron rust?', evidence: [doubted, sound], sources }),
    );
    expect(draft.answer[0]?.sentences[0]?.text).toBe(sound.quote);
  });

  it('says what limits it: one source, no dates but of files, which bear none', () => {
    const evidence = [evidenceOf({ sourceId: 's-1', quote: 'It may rust.' })];
    const limitsOf = (kind: 'web' | 'corpus'): string =>
      draftWithoutModel(inputOf({ evidence, sources: [sourceOf('s-1', { kind })] })).limitations.join(' ');
    const limits = limitsOf('web');
    expect(limits).toContain('one source (s-1)');
    expect(limits).toContain('no date');
    expect(limitsOf('corpus')).not.toContain('no date');
  });
});
