import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../bench/confidence/asked-questions.ts';
import { inKeywords } from '../../bench/confidence/in-keywords.ts';

const IDF: Readonly<Record<string, number>> = { iron: 3, rust: 4, salt: 2, fast: 1 };

function asked(id: string, question: string, within?: string): AskedQuestion {
  const known = { id, question, answers: ['yes'], items: [], isAnswerable: true };
  return { kind: 'own', question: known, within };
}

function short(all: readonly AskedQuestion[]): readonly string[] {
  return inKeywords(all, (term) => IDF[term] ?? 0).map(({ question }) => question.question);
}

describe('inKeywords', () => {
  it('asks every second question by its three rarest words, in their order', () => {
    const all = [
      asked('1', 'How fast does iron rust in salt?'),
      asked('2', 'Why?'),
      asked('3', 'Does iron rust?'),
    ];
    expect(short(all)).toEqual(['iron rust salt', 'iron rust']);
  });

  it('leaves out what is asked of one document, and what is written without spaces', () => {
    expect(short([asked('1', 'Does iron rust?', 'one.md')])).toEqual([]);
    expect(short([asked('1', '铁会生锈吗？')])).toEqual([]);
  });
});
