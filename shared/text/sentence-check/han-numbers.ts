/** A number written in words. */
export interface WordNumber {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** A single digit counts what is measured: `九美元`, `三个月`; elsewhere it is as often part of another word. */
const MEASURES =
  '(?:个|個)?(?:美元|欧元|日元|公里|千米|厘米|毫米|英里|公斤|千克|毫克|公顷|吨|小时|小時|分钟|分鐘|个月|個月|百分点|百分點|星期|周年|倍)|年(?![级級代度轮輪])|天(?![地下空上])|岁|歲|成(?![为為立功年员員果本长長就分])';
const SIGNS = '〇零一二三四五六七八九十百千万亿億两';
/** Of characters only what is plainly a count: `三十七`, `百分之七十`, `九美元`. */
const HAN_COUNT = new RegExp(
  `(?:(?<=百分之)|(?<![${SIGNS}第初\\d月]))(?:[一二三四五六七八九两][十百千万亿][〇零一二三四五六七八九十百千万亿]*|十[一二三四五六七八九](?!分)|(?<=百分之)[一二三四五六七八九十]|[二三四五六七八九十两](?=${MEASURES}))(?![${SIGNS}])`,
  'gu',
);

/** The counts that a text writes in Chinese characters. */
export function hanCounts(text: string): readonly WordNumber[] {
  return [...text.matchAll(HAN_COUNT)].map(({ index, 0: number }) => ({
    value: readHan(number),
    start: index,
    end: index + number.length,
  }));
}

const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_NUMBER = /[〇零一二三四五六七八九十百千万亿億两]+/gu;

/** The values of numbers in Chinese characters, for finding a figure again; words that only look so are read, too. */
export function hanNumbers(text: string): readonly number[] {
  return [...text.matchAll(HAN_NUMBER)].map(([number]) => readHan(number));
}

function readHan(number: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of number) {
    const at = sign === '两' ? 2 : sign === '零' ? 0 : HAN_DIGITS.indexOf(sign);
    if (at >= 0) digit = at;
    else if (sign === '万' || sign === '亿' || sign === '億') {
      total = (total + section + digit) * (sign === '万' ? 1e4 : 1e8);
      [section, digit] = [0, 0];
    } else {
      section += (digit === 0 ? 1 : digit) * (sign === '十' ? 10 : sign === '百' ? 100 : 1000);
      digit = 0;
    }
  }
  return total + section + digit;
}
