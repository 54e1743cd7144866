import { describe, expect, it } from 'vitest';
import { entryAround } from '#functions/steps/digest-source/entry-around.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';

const DOCUMENT = `# Settings

wait-time
: How long the kiln waits. It is given in minutes.

  The kiln is cold until then.

cool-time
: How long the kiln cools.

## wait_time()

The kiln waits in any case. Nobody can help it.

## Cool time of large kilns

It takes a day. It takes two in winter.
`;

function around(start: string, asked: readonly string[]): readonly string[] {
  const { statements } = viewDocument(DOCUMENT, '');
  const top = statements.findIndex(({ text }) => text.startsWith(start));
  return entryAround(statements, top, asked).map((index) => statements[index]?.text ?? '');
}

describe('entryAround', () => {
  it('is all that is said of a term that is asked for, but for the statement itself', () => {
    expect(around('It is given', ['wait', 'time'])).toEqual([
      'How long the kiln waits.',
      'The kiln is cold until then.',
    ]);
  });

  it('is all of a short section below a name of code that is asked for', () => {
    expect(around('Nobody', ['wait', 'time', 'kiln'])).toEqual(['The kiln waits in any case.']);
  });

  it('is nothing where more is named than was asked', () => {
    expect(around('It takes a day', ['cool', 'time'])).toEqual([]);
    expect(around('How long the kiln cools', ['kiln'])).toEqual([]);
  });

  it('is nothing below a heading in words', () => {
    expect(around('It takes a day', ['cool', 'time', 'large', 'kiln'])).toEqual([]);
  });

  it('is nothing of a long one', () => {
    const { statements } = viewDocument(`# Ash\n\n${'Ash is kept dry in the shed. '.repeat(60)}`, '');
    expect(entryAround(statements, 3, ['ash'])).toEqual([]);
  });
});
