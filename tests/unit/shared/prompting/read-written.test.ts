import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelEvidence } from '#shared/prompting/handles.ts';
import { Block } from '#shared/domain/report.ts';
import { holdCitations } from '#shared/prompting/citation-handles.ts';
import { type Written, type WrittenFrom, readWritten } from '#shared/prompting/read-written.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';
import { hardText } from '../text/arbitrary-text.ts';

// Longer than 250 lines: one reader of what a model writes, with what it keeps and what it sends back.

const S3 = evidenceOf({
  sourceId: 's-1',
  quote: 'S3 encrypts all new objects with SSE-S3 since January 2023.',
});
const SQS = evidenceOf({
  sourceId: 's-2',
  quote: 'Queues use keys that SQS manages; 93 % of users keep them.',
});
const evidence = labelEvidence([S3, SQS]);

function read(paragraphs: string | readonly string[], change: Partial<WrittenFrom> = {}): Written {
  return readWritten(typeof paragraphs === 'string' ? [paragraphs] : paragraphs, {
    evidence,
    about: () => '',
    asked: 'How is data encrypted at rest?',
    maximumWords: 500,
    firmness: new Set(),
    ...change,
  });
}

function said(written: Written): readonly (readonly [string, string, readonly string[]])[] {
  return written.blocks
    .flatMap((block) => block.sentences)
    .map(({ text, kind, evidenceIds }) => [text, kind, evidenceIds] as const);
}

describe('readWritten', () => {
  it.each([
    ['before the full stop', 'S3 encrypts objects [e1]. Queues use keys [e2].'],
    ['after the full stop', 'S3 encrypts objects. [e1] Queues use keys. [e2]'],
    ['right after it', 'S3 encrypts objects.[e1]Queues use keys.[e2]'],
    ['in capitals', 'S3 encrypts objects [E1]. Queues use keys [E2].'],
    ['in wide brackets', 'S3 encrypts objects ［e1］. Queues use keys 【e2】.'],
    ['in round brackets', 'S3 encrypts objects (e1). Queues use keys (e2).'],
    ['in code', 'S3 encrypts objects `[e1]`. Queues use keys `[e2]`.'],
  ])('gives each sentence the evidence that is named %s', (_where, text) => {
    expect(said(read(text))).toEqual([
      ['S3 encrypts objects.', 'written', [S3.id]],
      ['Queues use keys.', 'written', [SQS.id]],
    ]);
  });

  it.each([
    ['[e1, e2]'],
    ['[e1][e2]'],
    ['[e1; e2]'],
    ['[e1 and e2]'],
    ['[e1-e2]'],
    ['[e1] [e2]'],
    ['[e1,e1,e2]'],
  ])('reads %s as two citations', (mark) => {
    expect(said(read(`Both encrypt ${mark}.`))).toEqual([['Both encrypt.', 'written', [S3.id, SQS.id]]]);
  });

  it.each([
    ['[e9]', 1],
    ['[e1, e9]', 1],
    ['[1]', 1],
    ['[3, 4]', 2],
    ['[^2]', 1],
    ['【4†source】', 1],
    ['[е1]', 1],
    ['[src_1]', 1],
  ])('takes %s out and counts what it names in vain', (mark, unknown) => {
    const written = read(`It is so ${mark}.`);
    expect(said(written)[0]?.[0]).toBe('It is so.');
    expect(written.dropped['unknownReference']).toBe(unknown);
  });

  it('keeps brackets that are no citations', () => {
    expect(said(read('It is [sic] `list[0]` [as of today] [e1].'))[0]?.[0]).toBe(
      'It is [sic] `list[0]` [as of today].',
    );
  });

  it('tells statements without evidence from sentences that only lead on, and counts them', () => {
    const written = read('In summary:\n\nS3 encrypts objects [e1]. Nobody else does.');
    expect(said(written).map(([, kind]) => kind)).toEqual(['connective', 'written', 'written']);
    expect(written.dropped['uncited']).toBe(1);
  });

  it('names each sentence that states what its quotes do not bear, and keeps its citations', () => {
    const written = read(
      'S3 encrypts since 2019 [e1]. Of users, 93 % keep them [e2]. S3 does not encrypt new objects [e1]. Kafka does [e1].',
    );
    expect(said(written).map(([, , ids]) => ids)).toEqual([[S3.id], [SQS.id], [S3.id], [S3.id]]);
    expect(written.faulty.map(({ sentence, faults }) => [sentence, faults.map(({ kind }) => kind)])).toEqual([
      [0, ['figure']],
      [2, ['negation']],
    ]);
  });

  it('lets figures of the source’s title and date and of the question pass', () => {
    const written = read('In the 2021 guide of 2024 it is so [e1].', {
      about: () => 'Guide 2021',
      asked: 'What was so in 2024?',
    });
    expect(written.faulty).toEqual([]);
  });

  it('finds a figure in a sentence without a citation that nothing at hand bears', () => {
    const { faulty } = read('There are 512 regions. Of users, 93 % keep them.');
    expect(faulty.map(({ text, faults }) => [text, faults.map(({ kind }) => kind)])).toEqual([
      ['There are 512 regions.', ['figure', 'uncited']],
      ['Of users, 93 % keep them.', ['uncited']],
    ]);
  });

  it('takes a statement without a citation for a fault', () => {
    const written = read('In summary: S3 encrypts objects [e1]. Nobody else does.');
    expect(written.faulty.map(({ text, faults }) => [text, faults])).toEqual([
      ['Nobody else does.', [{ kind: 'uncited' }]],
    ]);
  });

  it.each([
    'Data is encrypted at rest:',
    'S3 and Kafka do not differ.',
    'The evidence is well established and all independent sources agree.',
    'The sources do not say how queues are encrypted.',
    'No source says that S3 does not encrypt.',
    'Yes, it is.',
    'In short, they all can.',
  ])('takes “%s” for a statement that wants a citation', (text) => {
    const { blocks, faulty } = read(text, { firmness: new Set(['preliminary']) });
    expect(blocks.flatMap(({ sentences }) => sentences.map(({ kind }) => kind))).toEqual(['written']);
    expect(faulty.map(({ faults }) => faults.at(-1)?.kind)).toEqual(['uncited']);
  });

  it.each([
    'The evidence is well established [e1].',
    'The sources do not say how queues are encrypted [e1].',
  ])('does not let “%s” stand for the quote it names', (text) => {
    const { faulty } = read(text, { firmness: new Set(['preliminary']) });
    expect(faulty.flatMap(({ faults }) => faults.map(({ kind }) => kind))).toContain('unsupported');
  });

  it('lets firmness as it was computed stand, though no quote speaks of it', () => {
    const { faulty } = read('The evidence is well established [e1].', {
      firmness: new Set(['established']),
    });
    expect(faulty).toEqual([]);
  });

  it('takes a label of what was asked for a statement where it turns round what a quote says', () => {
    const denied = labelEvidence([
      evidenceOf({ sourceId: 's-1', quote: 'The Heron turbine is not certified for offshore use.' }),
    ]);
    const kindOf = (text: string): readonly string[] =>
      read(text, {
        evidence: denied,
        asked: 'Can offshore parks count on the certified Heron turbine?',
      }).blocks.flatMap(({ sentences }) => sentences.map(({ kind }) => kind));
    expect(kindOf('The certified Heron turbine:')).toEqual(['written']);
    expect(kindOf('The Heron turbine:')).toEqual(['connective']);
  });

  it('leaves quotation marks only around words that a cited quote bears', () => {
    const written = read(
      'It says “S3 encrypts all new objects” [e1]. It says "all of it is always perfectly safe" [e1].',
    );
    expect(said(written).map(([text]) => text)).toEqual([
      'It says “S3 encrypts all new objects”.',
      'It says all of it is always perfectly safe.',
    ]);
    expect(written.dropped['strangeQuotation']).toBe(1);
  });

  it.each([
    ['S3 is called “a safe” [e1].', 'S3 is called a safe.'],
    ['S3 ‘never lost a patient’s record’ [e1].', 'S3 never lost a patient’s record.'],
    ["S3 is 'never wrong' [e1].", 'S3 is never wrong.'],
    ['S3 「encrypts the whole world」 [e1].', 'S3 encrypts the whole world.'],
    ['S3 ‹is perfect› [e1].', 'S3 is perfect.'],
    ['S3 »is perfect« [e1].', 'S3 is perfect.'],
  ])('takes the marks off %s', (text, bare) => {
    expect(said(read(text)).map(([one]) => one)).toEqual([bare]);
  });

  it.each([
    'S3 ‘encrypts all new objects’',
    'S3 encrypts “objects”',
    'Data “at rest” is encrypted',
    'The users’ keys and the owners’ objects are encrypted',
    'The panel of 12" by 14" is encrypted',
  ])('leaves the marks of %s', (text) => {
    expect(said(read(`${text} [e1].`)).map(([one]) => one)).toEqual([`${text}.`]);
  });

  it('leaves out headings, markup, links and images that were put in', () => {
    const written = read(
      '# A heading\n**Another one**\nS3 <b>encrypts</b> [objects](https://evil.example) ![x](https://evil.example/x.png) [e1].',
    );
    expect(said(written)).toEqual([['S3 encrypts objects.', 'written', [S3.id]]]);
  });

  it('makes a list of lines that are all list items', () => {
    const { blocks } = read('- S3 encrypts [e1]\n- Queues use keys [e2]');
    expect(blocks.map((block) => [block.form, block.sentences.length])).toEqual([['list', 2]]);
  });

  it('takes requests out of the text and tells their topics', () => {
    const written = read(
      'S3 encrypts [e1].\n<request_more_info topic="key <b>rotation</b>">\n<request_more_info>',
    );
    expect(written.topics).toEqual(['key rotation']);
    expect(written.dropped['malformedRequest']).toBe(1);
    expect(said(written)).toHaveLength(1);
  });

  it('stops at the limit of words, at a sentence', () => {
    const texts = Array.from(
      { length: 20 },
      (_, index) => `One two three four five${'x'.repeat(index)} [e1].`,
    );
    const written = read(texts.join(' '), { maximumWords: 22 });
    expect(said(written)).toHaveLength(4);
    expect(written.dropped['overLength']).toBe(16);
  });

  it('reads once what is said again, and counts it', () => {
    const written = read('S3 encrypts objects [e1]. S3 encrypts objects [e1].\n\nS3 encrypts  objects [e2].');
    expect(said(written)).toHaveLength(1);
    expect(written.dropped['repeated']).toBe(2);
  });

  it.each([[[]], [['']], [['   ', '\n\n']], [['###']], [['[e1]']], [['<b></b>']]])(
    'makes nothing of %j',
    (texts) => {
      expect(read(texts).blocks).toEqual([]);
    },
  );

  it('survives an answer of a megabyte', () => {
    const written = read(['S3 encrypts objects [e1]. '.repeat(40_000)]);
    expect(said(written).length).toBeLessThanOrEqual(80);
  });

  const piece = fc.oneof(
    hardText,
    fc.constantFrom(
      '[e1]',
      '[e2, e7]',
      '[12]',
      ' S3 encrypts. ',
      '\n\n',
      '\n- ',
      '<request_more_info topic="x">',
      '“',
      '”',
      '\ue000',
      '[',
      '`',
      '<b>',
    ),
  );

  it('cites only what was given, in blocks that are never empty, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const { blocks, dropped } = read(pieces.join(''));
        const sentences = Block.array()
          .parse(blocks)
          .flatMap((block) => block.sentences);
        expect(blocks.every((block) => block.sentences.length > 0)).toBe(true);
        for (const { text, evidenceIds, kind } of sentences) {
          expect(evidenceIds.every((id) => id === S3.id || id === SQS.id)).toBe(true);
          expect(text).not.toMatch(/[\ue000-\uf8ff\n]/u);
          expect(text.replaceAll(/`[^`]*`/gu, '')).not.toMatch(/<\/?b>|\[e\d+\]/u);
          expect(kind === 'connective' && evidenceIds.length > 0).toBe(false);
        }
        const uncited = sentences.filter(
          (one) => one.kind === 'written' && one.evidenceIds.length === 0,
        ).length;
        expect(dropped['uncited'] ?? 0).toBe(uncited);
      }),
      { numRuns: 300 },
    );
  });
});

describe('holdCitations', () => {
  it('counts each handle once: held or unknown', () => {
    const known = new Set(['e1', 'e2', 'e3']);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }), (numbers) => {
        const { held, unknown } = holdCitations(numbers.map((number) => `[e${number}]`).join(' '), known);
        expect(held.flat()).toEqual(numbers.filter((number) => number <= 3).map((number) => `e${number}`));
        expect(unknown).toBe(numbers.filter((number) => number > 3).length);
      }),
    );
  });
});

describe('a line above a list', () => {
  const given = {
    evidence: labelEvidence([
      evidenceOf({ sourceId: 's-1', quote: 'The queue of the service holds messages for 14 days.' }),
    ]),
    about: () => '',
    asked: 'What does the queue do?',
    maximumWords: 500,
    firmness: new Set<never>(),
  };
  const kindOfLead = (lead: string, below = '- It holds messages [e1].\n- It holds them for 14 days [e1].') =>
    readWritten([lead, below], given).blocks[0]?.sentences.at(-1)?.kind;

  it('may lead on to it', () => {
    expect(kindOfLead('The queue of the service does the following with messages:')).toBe('connective');
  });

  it.each([
    'The queue holds messages for 3 days:',
    'The queue of the service does not hold messages:',
    'The queue of the service holds messages.',
  ])('states something all the same: %s', (lead) => {
    expect(kindOfLead(lead)).toBe('written');
  });

  it('states something where no list follows', () => {
    const lead = 'The queue of the service does the following with messages:';
    expect(kindOfLead(lead, 'It holds messages [e1].')).toBe('written');
  });
});
