import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelEvidence } from '#shared/prompting/handles.ts';
import { type Mended, mendWritten } from '#shared/prompting/mend-written.ts';
import { type WrittenFrom, readWritten } from '#shared/prompting/read-written.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const S3 = evidenceOf({ sourceId: 's-1', quote: 'S3 encrypts all new objects since January 2023.' });
const SQS = evidenceOf({ sourceId: 's-2', quote: 'Of users, 93 % keep the default key.' });
const from: WrittenFrom = {
  evidence: labelEvidence([S3, SQS]),
  about: () => '',
  asked: 'How is data encrypted at rest?',
  maximumWords: 500,
  firmness: new Set(),
};

function mend(text: string, ...rewritten: readonly (string | undefined)[]): Mended {
  return mendWritten(readWritten([text], from), rewritten, from);
}

function said({ blocks }: Mended): readonly string[] {
  return blocks.flatMap((block) => block.sentences).map(({ text, kind }) => `${kind}: ${text}`);
}

describe('mendWritten', () => {
  it('leaves a text alone in which every sentence can stand', () => {
    const mended = mend(
      'S3 encrypts new objects since 2023 [e1]. Most users, 93 percent, keep the default [e2].',
    );
    expect(mended).toMatchObject({ corrected: 0, left: 0, dropped: {} });
    expect(said(mended)).toHaveLength(2);
  });

  it('puts in what the writer made of a sentence, where that can stand', () => {
    const mended = mend('S3 encrypts since 2019 [e1].', 'S3 encrypts new objects since 2023 [e1].');
    expect(said(mended)).toEqual(['written: S3 encrypts new objects since 2023.']);
    expect(mended).toMatchObject({ corrected: 1, left: 0, dropped: { unborneFigure: 1 } });
  });

  it('puts in the quote where what the writer made of it is no better', () => {
    const mended = mend('S3 encrypts since 2019 [e1].', 'S3 encrypts since 2020 [e1].');
    expect(said(mended)).toEqual([`quote: ${S3.quote}`]);
    expect(mended).toMatchObject({ corrected: 1, left: 0 });
  });

  it('leaves a sentence out whose quotes are cited elsewhere, and one that cites nothing', () => {
    const mended = mend('S3 encrypts new objects [e1]. It does so since 2019 [e1]. Everybody likes it.');
    expect(said(mended)).toEqual(['written: S3 encrypts new objects.']);
    expect(mended).toMatchObject({ corrected: 0, left: 2 });
  });

  it('puts in what cited nothing only where the quote it names now bears its names, those of the question included', () => {
    const asked = { ...from, asked: 'Do Kafka and S3 encrypt new objects?' };
    const mendAsked = (text: string, rewritten: string): Mended =>
      mendWritten(readWritten([text], asked), [rewritten], asked);
    expect(said(mendAsked('Kafka encrypts new objects.', 'Kafka encrypts new objects [e1].'))).toEqual([]);
    expect(said(mendAsked('S3 encrypts new objects.', 'S3 encrypts new objects [e1].'))).toEqual([
      'written: S3 encrypts new objects.',
    ]);
  });

  it('does not put in what cited nothing where it has its words from no quote it names', () => {
    const heron = evidenceOf({
      sourceId: 's-1',
      quote: 'The Heron turbine is not certified for use at sea.',
    });
    const egret = evidenceOf({
      sourceId: 's-2',
      quote: 'The Egret is dearer than the Heron turbine.',
      start: 90,
    });
    const given = { ...from, evidence: labelEvidence([heron, egret]), asked: '' };
    const handleOf = (one: typeof heron): string =>
      given.evidence.find(({ evidence }) => evidence === one)?.handle ?? '';
    const again = (text: string, one: typeof heron): readonly string[] =>
      said(mendWritten(readWritten([`${text}.`], given), [`${text} [${handleOf(one)}].`], given));
    expect(again('The Heron turbine is certified for use at sea', egret)).toEqual([]);
    expect(again('The Heron turbine has no rotor to speak of', egret)).toEqual([]);
    expect(again('The Egret is dearer than the Heron turbine', egret)).toHaveLength(1);
    expect(again('The Heron turbine is not certified for use at sea', heron)).toHaveLength(1);
  });

  it('puts in the nearest of the quotes, and none that says something else', () => {
    const [first, second] = from.evidence;
    const both = 'Of users, 39 % keep the default key [e1, e2].';
    const near = first?.evidence === SQS ? first : second;
    expect(said(mend(both))).toEqual([`quote: ${near?.evidence.quote}`]);
    expect(said(mend(`I went to 41 places and marked everything as done [${near?.handle}].`))).toEqual([]);
  });

  it('shows each quote once', () => {
    const mended = mend('S3 encrypts since 2019 [e1].\n\nS3 encrypts since 2018 [e1].');
    expect(said(mended)).toEqual([`quote: ${S3.quote}`]);
    expect(mended).toMatchObject({ corrected: 1, left: 1 });
  });

  const sentence = fc.constantFrom(
    'S3 encrypts new objects [e1].',
    'S3 encrypts since 2019 [e1].',
    'S3 does not encrypt new objects [e1].',
    'Glacier encrypts all new objects since January 2023 [e1].',
    'Of users, 39 % keep the default key [e2].',
    'Everybody likes it.',
    'In summary:',
  );
  const rewriting = fc.option(fc.oneof(sentence, fc.string()), { nil: undefined });

  it('lets nothing stand that is faulty, whatever comes back', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 6 }),
        fc.array(rewriting, { maxLength: 6 }),
        (texts, rewritten) => {
          const mended = mend(texts.join(' '), ...rewritten);
          const written = readWritten([texts.join(' ')], from);
          expect(mended.corrected + mended.left).toBe(written.faulty.length);
          expect(said(mended).join(' ')).not.toMatch(/2019|does not|Glacier|39 %|likes/u);
        },
      ),
    );
  });
});
