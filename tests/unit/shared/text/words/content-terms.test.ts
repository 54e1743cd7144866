import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { contentTerms } from '#shared/text/words/content-terms.ts';

describe('terms that say what a question is about', () => {
  it.each([
    ['医疗报告是为谁而写？', ['医疗', '报告']],
    ['哈佛体育场位于哪里?', ['哈佛', '体育', '育场', '场位', '位于']],
    ['2009 年 8 月，有多少家公司在华沙上市？', ['2009', '年', '8', '月', '公司', '华沙', '上市']],
    ['Sky是什么时候宣布的？', ['sky', '宣布']],
  ])('are the dictionary words of a question in Chinese: %s', (question, asked) => {
    expect(contentTerms(question)).toEqual(asked);
  });

  it('keep a single character that is asked for by name', () => {
    expect(contentTerms('“质”这个字一般表示什么？')).toContain('质');
  });

  it.each(['这是什么', '糖对牙的影响', '铁为什么生锈'])(
    'are all terms where a question has hardly a longer word: %s',
    (question) => {
      expect(contentTerms(question)).toEqual(queryTerms(question));
    },
  );

  it('are those of traditional characters, too', () => {
    const asked = contentTerms('這份醫療報告是為誰而寫的？');
    expect(asked).toEqual(expect.arrayContaining(['醫療', '報告']));
    expect(asked).not.toContain('為誰');
  });

  it('are all terms in any other script, Japanese among them', () => {
    for (const question of [
      '東京の人口は何人ですか',
      'How do I delete a stash?',
      'كيف أحذف الملف',
      '서울의 인구는',
    ])
      expect(contentTerms(question)).toEqual(queryTerms(question));
  });

  it('are never more than the pairs of characters that are searched for, and never none where those are some', () => {
    const han = fc.array(
      fc.constantFrom(...'的 是 在 报 告 医 疗 为 谁 写 什 么 时 候 年 月 8 ， ? A'.split(' '), ' '),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(han, (characters) => {
        const text = characters.join('');
        const [asked, all] = [contentTerms(text), queryTerms(text)];
        expect(asked.length > 0).toBe(all.length > 0);
        expect(asked.every((term) => all.includes(term))).toBe(true);
      }),
    );
  });
});
