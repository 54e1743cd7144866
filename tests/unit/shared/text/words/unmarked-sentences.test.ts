import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '#shared/text/words/sentences.ts';
import { unmarkedSentences } from '#shared/text/words/unmarked-sentences.ts';

const FIRST = 'โรงสีข้าวของหมู่บ้านสร้างขึ้นริมแม่น้ำเมื่อประมาณหนึ่งร้อยปีก่อนโดยชาวบ้านที่ช่วยกันขนหินมาจากภูเขาใกล้เคียง';
const SECOND = 'ปัจจุบันโรงสีแห่งนี้ยังคงทำงานอยู่และเปิดให้นักท่องเที่ยวเข้าชมได้ทุกวันเสาร์ตลอดทั้งปีโดยไม่เก็บค่าเข้าชม';
const ON = 'ซึ่งทำให้หมู่บ้านมีรายได้เพิ่มขึ้นทุกปีจากการขายข้าวและของที่ระลึกให้แก่ผู้ที่มาเยี่ยมชม';

const sentencesOf = (text: string): readonly string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences of Thai, which no mark ends', () => {
  it('are parted at spaces', () => {
    expect(sentencesOf(`${FIRST} ${SECOND}`)).toEqual([FIRST, SECOND]);
  });

  it('go on with what begins by "which"', () => {
    expect(sentencesOf(`${FIRST} ${ON} ${SECOND}`)).toEqual([`${FIRST} ${ON}`, SECOND]);
  });

  it('are not parted beside figures, names in other letters and what stands in brackets', () => {
    const text = `${FIRST} 100 ปี ABC (${SECOND} ${SECOND}) ${FIRST}`;
    expect(sentencesOf(text)[0]).toContain('100 ปี ABC (');
    expect(sentencesOf(text).some((one) => one.startsWith(SECOND))).toBe(false);
  });

  it('stay whole where they are short', () => {
    expect(sentencesOf('โรงสี อยู่ ริมน้ำ')).toEqual(['โรงสี อยู่ ริมน้ำ']);
  });

  it('begin within the text, in order, the first at its beginning', () => {
    const letters = fc.array(fc.constantFrom('ก', 'ข', 'า', ' ', '(', ')', '"', 'ซึ่ง', 'x', FIRST), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(letters, (parts) => {
        const text = parts.join('');
        const starts = unmarkedSentences(text);
        expect(starts[0]).toBe(0);
        expect(
          starts.every((start, at) => at === 0 || (start > (starts[at - 1] ?? 0) && start < text.length)),
        ).toBe(true);
      }),
    );
  });
});
