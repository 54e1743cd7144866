import { describe, expect, test } from 'vitest';
import { judgeTopicShift } from '#shared/text/words/topic-shift.ts';

const isShift = (question: string, before: string, answer = ''): boolean =>
  judgeTopicShift(question, { question: before, answer }).isShift;
const VACCINES = 'How do vaccines train the immune system?';

describe('R1.3 a follow-up stays with the topic', () => {
  test.each([
    ['How does the immune system remember?', VACCINES],
    ['And what about allergies?', VACCINES],
    ['How about older people?', VACCINES],
    ['Does it weaken with age?', VACCINES],
    ['Why?', VACCINES],
    ['Expand on the second point', VACCINES],
    ['Tell me more', VACCINES],
    ['How is mRNA different from viral vectors in vaccines?', VACCINES],
    ['Can insulin be used instead of metformin?', 'Does metformin lower mortality?'],
    ['Which one scales better?', 'Compare PostgreSQL and MySQL for analytics'],
    ['Give examples from Africa', 'What are the main causes of soil erosion?'],
    ['Und Paracetamol?', 'Welche Nebenwirkungen hat Ibuprofen?'],
    ['Ist es sicher in der Schwangerschaft?', 'Wie wirkt Metformin?'],
    ['那恩格列净呢？', '二甲双胍有什么影响？'],
    ['¿Y los riesgos?', '¿Cuáles son los beneficios del ayuno intermitente?'],
  ])('"%s" after "%s"', (question, before) => {
    expect(isShift(question, before)).toBe(false);
  });

  test('where the earlier answer speaks of what is asked', () => {
    const before = 'How does the AWS CDK encrypt S3 buckets by default?';
    expect(isShift('Can I use a KMS key?', before)).toBe(true);
    expect(isShift('Can I use a KMS key?', before, 'A key of KMS may be given.')).toBe(false);
  });
});

describe('R1.3 a follow-up leaves the topic', () => {
  test.each([
    ['Tell me about the history of jazz', VACCINES],
    ['What are the rules of cricket?', VACCINES],
    ['Switch topic: which vaccines exist for cats?', VACCINES],
    ['Tell me about Greek history instead', 'What is the history of Rome?'],
    ['I want something different: the history of Greece', 'What is the history of Rome?'],
    ['What is the best treatment for asthma?', 'What is the best pizza in Naples?'],
    ['Wer hat die Pyramiden gebaut?', 'Welche Nebenwirkungen hat Ibuprofen?'],
    ['谁建造了金字塔？', '二甲双胍有什么影响？'],
  ])('with "%s" after "%s"', (question, before) => {
    expect(isShift(question, before)).toBe(true);
  });
});

describe('R1.3 a question that names no thing of its own', () => {
  test.each([
    ['Which certificates do I need?', 'How do I forward logs over TLS?'],
    ['Which is easier to debug?', 'How do systemd timers differ from cron jobs?'],
    ['Does alcohol interfere?', 'What does metformin do in the liver?'],
    ['rows per table?', 'What is the maximum size of a database?'],
    ['¿Y de noche?', '¿Cómo funciona la fotosíntesis?'],
  ])('goes on: %s', (question, before) => {
    expect(isShift(question, before)).toBe(false);
  });

  test.each([
    ['How do I bake bread?', 'How do heat pumps work in cold climates?'],
    ['French Revolution causes', 'How do heat pumps work in cold climates?'],
    ['Which laptop is cheaper than a desktop computer?', 'How does the heart pump blood?'],
  ])('leaves where it names one: %s', (question, before) => {
    expect(isShift(question, before)).toBe(true);
  });
});
