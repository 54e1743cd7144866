import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence, readSources } from '#shared/text/sentence-check/check-sentence.ts';
import { kinds } from './kinds.ts';
import { hardText } from '../arbitrary-text.ts';

describe('checkSentence reads what has no stop', () => {
  const long = (figure: string): string =>
    `${'the hive is as it was and '.repeat(400)}it holds ${figure} bees`;
  const quotes = ['The hive is as it was, and it holds 4000 bees.'];

  it('to its end, and keeps its characters whole', () => {
    expect(kindsOf(long('5000'))).toContain('figure');
    expect(kindsOf(long('4000'))).not.toContain('figure');
    expect(() => kindsOf('🐝'.repeat(3000))).not.toThrow();
  });

  function kindsOf(text: string): readonly string[] {
    return checkSentence(text, { quotes, about: [], asked: '' }).map(({ kind }) => kind);
  }
});

describe('checkSentence lets a fair paraphrase pass', () => {
  it.each([
    ['thousands', 'The queue holds 1000 messages.', 'A queue may hold 1,000 messages.'],
    ['thousands with blanks', 'It cost 12 300 euros.', 'The price was €12,300.'],
    ['percent in words', 'Mortality fell by 12 percent.', 'Mortality fell 12 %.'],
    ['a decimal comma', 'Der Anteil stieg um 12,5 Prozent.', 'The share rose by 12.5%.'],
    ['small numbers in words', 'It retries three times.', 'The client retries 3 times before it fails.'],
    ['the other way round', 'It retries 3 times.', 'The client retries three times.'],
    [
      'another unit of the same amount',
      'Entries expire after 5 minutes.',
      'Entries expire after 300 seconds.',
    ],
    ['kilobytes', 'The limit is 256 KB.', 'Messages can have up to 256 KiB.'],
    ['a range', 'Between 5 and 10 MB are kept.', 'It keeps 5-10 MB of logs.'],
    ['millions', 'About 1.5 million people live there.', 'The city has 1,500,000 inhabitants.'],
    ['a round figure that says so', 'Nearly 12 % were affected.', 'Of all, 11.8 % were affected.'],
    ['a lower limit that holds', 'More than 90 % kept them.', '93 % of users kept the default.'],
    ['a share as a fraction', 'It took 25 % of the time.', 'The ratio was 0.25.'],
    ['a date', 'It was released on 5 January 2023.', 'Released: 2023-01-05'],
    [
      'a count of what is listed',
      'There are two ways: by key and by role.',
      'Access is granted by key. Access is granted by role.',
    ],
    ['a plural abbreviation', 'APIs are throttled.', 'The API is throttled.'],
    ['a spelled-out abbreviation', 'The World Health Organization advises it.', 'The WHO advises it.'],
    [
      'an abbreviation of what is spelled out',
      'The WHO advises it.',
      'The World Health Organization advises it.',
    ],
    ['an adjective of a name', 'European courts agreed.', 'Courts in Europe agreed.'],
    ['code', 'An `Rc<T>` counts its owners.', 'Rc<T> keeps track of the number of references.'],
    [
      'another word at the beginning',
      'Encryption is on by default for new buckets.',
      'By default, new buckets are encrypted.',
    ],
    [
      'another verb for the same change',
      'The drug lowers blood pressure.',
      'The drug reduced blood pressure in adults.',
    ],
    ['the other side of the same change', 'The drug improves survival.', 'The drug reduced mortality.'],
    [
      'a comparison the other way round',
      'Kafka has lower latency than Pulsar.',
      'Pulsar has higher latency than Kafka.',
    ],
    ['a denial in other words', 'Retries are not supported.', 'Retries are unsupported.'],
    ['a denial of a lack', 'The index does not need a schema.', 'The index works without a schema.'],
    ['only', 'Ordinary users cannot delete buckets.', 'Only administrators can delete buckets.'],
    [
      'neither of them against only another',
      'Neither the memory buffer nor the index survives a crash.',
      'Only the write-ahead log survives a crash.',
    ],
    [
      'only another against neither of them',
      'The disk buffer alone keeps events over a crash.',
      'Neither the memory buffer nor the network buffer keeps events over a crash.',
    ],
    ['neither against not', 'It reduced neither pain nor fever.', 'It did not reduce pain or fever.'],
    [
      'neither in German against only',
      'Weder Schmerzen noch Fieber gingen zurück.',
      'Nur die Übelkeit ging mit dem Mittel zurück.',
    ],
    [
      'a word of quality in the place of a name',
      'Additional network traffic of remote write.',
      'Remote write will also increase CPU and network usage.',
    ],
    ['a text that is credited', 'Research shows that paint helps.', 'Paint helps.'],
    ['no more than', 'It takes no more than 10 items.', 'It takes at most 10 items.'],
    ['not only', 'It stores not only keys but values.', 'It stores keys and values.'],
    [
      'German',
      'Die Methode senkt den Verbrauch um 12 Prozent.',
      'Das Verfahren senkt den Verbrauch um 12 %.',
    ],
    ['French', 'Le prix a augmenté de 3,5 %.', 'Les prix ont augmenté de 3,5 % en un an.'],
    [
      'Spanish',
      'La temperatura no debe superar los 40 grados.',
      'La temperatura nunca debe superar 40 grados.',
    ],
    ['Russian', 'Цена выросла на 12 процентов.', 'Цена выросла на 12 %.'],
    ['Chinese', '价格上涨了12%。', '去年价格上涨了 12 %。'],
    ['Arabic digits', 'It has 42 members.', 'عدد الأعضاء ٤٢'],
    ['Hindi', 'इसमें 42 सदस्य हैं।', 'कुल ४२ सदस्य हैं।'],
    [
      'a quote of another language',
      'The tower is 324 metres high and was built by Gustave Eiffel.',
      'La tour de Gustave Eiffel mesure 324 mètres.',
    ],
    ['an answer in a word', 'No, it does not encrypt old objects.', 'Old objects are not encrypted.'],
  ])('%s', (_what, text, quote) => {
    expect(checkSentence(text, { quotes: [quote], about: [], asked: '' })).toEqual([]);
  });

  it('whose names and dates are those of the title, the headings and the question', () => {
    const more = {
      about: ['Prometheus 2.45 release notes', '2023-07-01'],
      asked: 'How does Grafana read it?',
    };
    expect(
      kinds('Since Prometheus 2.45 of 2023, Grafana reads it.', 'It can be read remotely.', more),
    ).toEqual([]);
  });
});

describe('checkSentence, whatever it is given,', () => {
  it('finds no figure and no name in a sentence that is its own quote', () => {
    fc.assert(
      fc.property(
        hardText,
        fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 5 }),
        (text, numbers) => {
          const statement = `${text} ${numbers.join(' ')}`;
          expect(kinds(statement, statement)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  const word = fc.constantFrom(
    'queue',
    'holds',
    'messages',
    'for',
    'the',
    'buffer',
    'of',
    'each',
    'node',
    'by',
    'default',
  );

  it('finds every figure that is not the quote’s', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 6, maxLength: 12 }),
        fc.integer({ min: 2, max: 100_000 }),
        fc.integer({ min: 2, max: 100_000 }),
        (words, figure, other) => {
          fc.pre(figure !== other);
          const with_ = (value: number): string => `The ${words.join(' ')} is ${value}.`;
          expect(kinds(with_(other), with_(figure))).toContain('figure');
        },
      ),
    );
  });

  it('reads a figure alike however its thousands are written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 9_999_999 }),
        fc.constantFrom(',', '\u202f', "'", ''),
        (value, mark) => {
          const written = String(value).replaceAll(/\B(?=(?:\d{3})+$)/gu, mark);
          expect(kinds(`It has ${written} rows.`, `There are ${value} rows.`)).toEqual([]);
        },
      ),
    );
  });
});

it('holds a sentence against sources that were read before as against others', () => {
  const about = ['Replication', 'Operating Corvid, 2021'];
  const quotes = ['Corvid keeps 3 replicas of a shard.', 'Corvid does not rebalance them by itself.'];
  const faults = (): readonly string[] =>
    ['Corvid keeps 4 replicas.', 'Corvid rebalances them by itself.', 'Corvid keeps 3 replicas of a shard.']
      .flatMap((sentence) => checkSentence(sentence, { quotes, about, asked: '' }))
      .map(({ kind }) => kind);
  readSources({ quotes, about });
  expect(faults()).toEqual(['figure', 'negation']);
  expect(faults()).toEqual(['figure', 'negation']);
});
