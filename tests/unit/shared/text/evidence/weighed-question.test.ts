import { describe, expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';
import { weighQuestion } from '#shared/text/evidence/weighed-question.ts';

const TEXT = 'Wet clay is kept below a lid.\n\nA kiln cools for a day.';

function weightIn(partOf: string, question: string, term: string): number {
  const document = viewDocument(TEXT, 'Keeping clay', partOf);
  return weighQuestion(viewQuestion(question), document, () => 1).weightOf(term);
}

describe('the name of what a document is part of', () => {
  const asked = 'How long does a kiln cool in Potterix?';

  it('counts a quarter in it: there all tells of that', () => {
    const elsewhere = weightIn('Glazes', asked, 'potterix');
    expect(weightIn('potterix', asked, 'potterix')).toBe(elsewhere / 4);
    expect(weightIn('potterix', asked, 'kiln')).toBe(weightIn('Glazes', asked, 'kiln'));
  });

  it('counts a quarter as well where it is written in two words', () => {
    const name = 'How long does a kiln cool in Pot Terix?';
    for (const part of ['pot', 'terix'])
      expect(weightIn('potterix', name, part)).toBe(weightIn('Glazes', name, part) / 4);
    expect(weightIn('potterix', name, 'kiln')).toBe(weightIn('Glazes', name, 'kiln'));
    const stemmed = 'How long does a lid cool in Warzone 2100?';
    expect(weightIn('warzone2100', stemmed, 'warzon')).toBe(weightIn('Glazes', stemmed, 'warzon') / 4);
    const sentences = 'I sit in Pot. Terix cools: how long does a kiln?';
    expect(weightIn('potterix', sentences, 'terix')).toBe(weightIn('Glazes', sentences, 'terix'));
  });

  it('counts in full within the name of a thing of it', () => {
    const thing = 'How long does potterix.kiln.Lid cool?';
    expect(weightIn('potterix', thing, 'potterix')).toBe(weightIn('Glazes', thing, 'potterix'));
  });

  it('counts in full where what that is, is all that is asked', () => {
    const what = 'What is Potterix?';
    expect(weightIn('potterix', what, 'potterix')).toBe(weightIn('Glazes', what, 'potterix'));
  });

  it('counts in full as a common word, but less as a name that is one', () => {
    const full = weightIn('Glazes', 'How do I express it in glazes for a kiln?', 'express');
    expect(weightIn('express', 'How do I express it in glazes for a kiln?', 'express')).toBe(full);
    expect(weightIn('express', 'How do I fire a kiln with Express?', 'express')).toBe(full / 4);
  });
});
