import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefFromModel } from '#functions/steps/refine-question/from-model.ts';
import type { Refinement } from '#functions/steps/refine-question/prompt.ts';
import { Brief } from '#shared/domain/brief.ts';
import { evenly } from '../builders.ts';
import { MARKUP, hostileText, taken, withoutCode } from '#tests/unit/shared/prompting/hostile-replies.ts';

const ASKED = 'how is stuff in sqs encrypted and what keys';
const input = { question: ASKED, context: undefined, answers: [], idf: evenly };

function reply(change: Partial<Refinement> = {}): Refinement {
  return {
    question: 'How are messages in SQS encrypted at rest, and which keys are used?',
    scopeIn: ['server-side encryption'],
    scopeOut: ['encryption in transit'],
    keyTerms: ['SSE-SQS', 'KMS key'],
    questionsBack: [],
    ...change,
  };
}

describe('briefFromModel', () => {
  it('takes the refined question and reads from it by code what it is about', () => {
    const { value } = taken(briefFromModel(reply(), input));
    expect(value).toMatchObject({
      question: reply().question,
      originalQuestion: ASKED,
      scopeIn: ['server-side encryption'],
      language: 'en',
    });
    expect(value?.aspects).toHaveLength(2);
    expect(value?.keyTerms.slice(0, 2).map((term) => term.phrase)).toEqual(['SSE-SQS', 'KMS key']);
    expect(value?.keyTerms.every((term) => term.score > 0)).toBe(true);
    expect(value).not.toHaveProperty('questionsBack');
  });

  it('does not take another question for the one that was asked', () => {
    const { value, dropped } = taken(
      briefFromModel(reply({ question: 'Who won the cup last year?' }), input),
    );
    expect(value?.question).toBe(ASKED.replace('how', 'How'));
    expect(dropped).toEqual({ otherQuestion: 1 });
  });

  it.each([
    ['a figure is lost', 'Does a dose of aspirin lower the risk of stroke?'],
    ['a figure is another', 'Does a dose of 500 mg aspirin lower the risk of stroke in women?'],
    ['a name is lost', 'Does a dose of 100 mg lower the risk of stroke in women?'],
    ['something is denied', 'Does a dose of 100 mg aspirin not lower the risk of stroke in women?'],
    ['a clause is lost', 'What is aspirin at 100 mg?'],
  ])('keeps the question as it was asked when %s', (_, question) => {
    const asked = 'Does a dose of 100 mg Aspirin lower the risk of stroke in women?';
    const { value, dropped } = taken(briefFromModel(reply({ question }), { ...input, question: asked }));
    expect(value?.question).toBe(asked);
    expect(dropped).toEqual({ otherQuestion: 1 });
  });

  it.each([
    ['阿司匹林每天100毫克能降低成年女性中风的风险吗？', '阿司匹林每天500毫克能降低成年女性中风的风险吗？'],
    ['阿司匹林每天100毫克能降低成年女性中风的风险吗？', '布洛芬每天100毫克能降低成年女性中风的风险吗？'],
    [
      '阿司匹林每天100毫克能降低成年女性中风的风险吗，长期服用安全吗？',
      '阿司匹林每天100毫克能降低成年女性中风的风险吗？',
    ],
    ['阿司匹林每天100毫克能降低成年女性中风的风险吗？', '阿司匹林每天100毫克能降低成年男性中风的风险吗？'],
    [
      'Снижает ли аспирин в дозе 100 мг риск инсульта у женщин?',
      'Снижает ли аспирин в дозе 500 мг риск инсульта у женщин?',
    ],
    [
      'Снижает ли аспирин в дозе 100 мг риск инсульта у женщин?',
      'Снижает ли ибупрофен в дозе 100 мг риск инсульта у женщин?',
    ],
    [
      'Снижает ли аспирин в дозе 100 мг риск инсульта у женщин?',
      'Снижает ли аспирин в дозе 100 мг риск инсульта у мужчин?',
    ],
    [
      'क्या एस्पिरिन 100 मिलीग्राम महिलाओं में स्ट्रोक का खतरा कम करता है?',
      'क्या इबुप्रोफेन 100 मिलीग्राम महिलाओं में स्ट्रोक का खतरा कम करता है?',
    ],
    [
      'هل يقلل الأسبرين بجرعة 100 ملغ من خطر السكتة الدماغية لدى النساء؟',
      'هل يقلل الأسبرين بجرعة 500 ملغ من خطر السكتة الدماغية لدى النساء؟',
    ],
    [
      'هل يقلل الأسبرين بجرعة 100 ملغ من خطر السكتة الدماغية لدى النساء؟',
      'هل يقلل الإيبوبروفين بجرعة 100 ملغ من خطر السكتة الدماغية لدى النساء؟',
    ],
    [
      'Senkt Aspirin das Schlaganfallrisiko bei Frauen?',
      'Senkt Ibuprofen das Schlaganfallrisiko bei Frauen?',
    ],
    ['does aspirin lower the risk of stroke in women', 'Does ibuprofen lower the risk of stroke in women?'],
    [
      'Is Kafka faster than RabbitMQ for small messages?',
      'Is RabbitMQ faster than Kafka for small messages?',
    ],
    ['Must the migration be run before the upgrade?', 'Must the migration be run after the upgrade?'],
  ])('keeps “%s” where the model makes of it “%s”', (question, refined) => {
    const { dropped } = taken(briefFromModel(reply({ question: refined }), { ...input, question }));
    expect(dropped).toEqual({ otherQuestion: 1 });
  });

  it('keeps what the asker answered within reach of the refined question', () => {
    const answered = { ...input, question: 'keys', answers: ['the keys of SQS queues'] };
    const { value } = taken(briefFromModel(reply({ question: 'Which keys do SQS queues use?' }), answered));
    expect(value?.question).toBe('Which keys do SQS queues use?');
    expect(value?.originalQuestion).toBe('keys');
  });

  it('R1.1 keeps out of scope what the asker excluded, and what the model adds', () => {
    const asked = 'Coral bleaching, excluding the Great Barrier Reef';
    const { value } = taken(
      briefFromModel(reply({ question: asked, scopeOut: ['lakes'] }), { ...input, question: asked }),
    );
    expect(value?.scopeOut).toEqual(['the Great Barrier Reef', 'lakes']);
  });

  it('keeps at most three questions back', () => {
    const questionsBack = ['Which region?', 'which REGION?', '', 'Which kind?', 'Which year?', 'Which size?'];
    const { value } = taken(briefFromModel(reply({ questionsBack }), input));
    expect(value?.questionsBack).toEqual(['Which region?', 'Which kind?', 'Which year?']);
  });

  it('can do nothing with an empty reply', () => {
    const empty = { question: '', scopeIn: [''], scopeOut: [], keyTerms: [], questionsBack: [] };
    expect(briefFromModel(empty, input)).toEqual({ reason: 'NothingUsable' });
  });

  it('makes a valid brief of whatever comes, or none', () => {
    const texts = fc.array(hostileText, { maxLength: 30 });
    const any = fc.record({
      question: fc.oneof(hostileText, fc.constant(reply().question)),
      scopeIn: texts,
      scopeOut: texts,
      keyTerms: texts,
      questionsBack: texts,
    });
    fc.assert(
      fc.property(any, (one) => {
        const { value, reason } = taken(briefFromModel(one, input));
        expect(value === undefined).toBe(reason === 'NothingUsable');
        if (!value) return;
        const brief = Brief.parse(value);
        expect(brief.originalQuestion).toBe(ASKED);
        expect(brief.question.trim()).not.toBe('');
        expect(brief.keyTerms.length).toBeLessThanOrEqual(12);
        expect(brief.scopeIn.length).toBeLessThanOrEqual(8);
        const shown = [...brief.scopeIn, ...brief.scopeOut, ...(brief.questionsBack ?? [])];
        for (const text of shown) expect(withoutCode(text)).not.toMatch(MARKUP);
      }),
      { numRuns: 100 },
    );
  });
});
