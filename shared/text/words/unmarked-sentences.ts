/** Scripts that end a sentence by a space, as they end some of its clauses. */
const UNMARKED = /[\p{Script=Thai}\p{Script=Lao}]/u;
const GAP = /(?<=[\p{Script=Thai}\p{Script=Lao}\p{M}"”)])[ \u00A0]+(?=[\p{Script=Thai}\p{Script=Lao}"“])/gu;
/** Fewer characters are no sentence by themselves. */
const SHORTEST = 80;
/** What is in brackets for longer was opened by mistake. */
const LONGEST_OPEN = 600;
/** What such words begin goes on with the clause before: "which", "and", "or", "by", "including", "namely", "such as", "that is". */
const GOES_ON =
  /^["“]?(?:ซึ่ง|และ|หรือ|ที่|โดย|รวมถึง|รวมทั้ง|ได้แก่|เช่น|คือ|อัน|ทั้ง|จน|เพื่อ|ว่า|ฯ|ๆ|ຊຶ່ງ|ແລະ|ຫຼື|ທີ່|ໂດຍ|ເຊັ່ນ|ຄື)/u;
/** What ends so announces what follows: "that", "namely", "such as", "that is". */
const ANNOUNCES = /(?:ว่า|ได้แก่|เช่น|คือ|ดังนี้|ວ່າ|ເຊັ່ນ|ຄື)$/u;

/** Where the sentences of Thai and Lao begin in a text that has no marks for them; the first place is 0. */
export function unmarkedSentences(text: string): readonly number[] {
  const starts = [0];
  if (text.length < 2 * SHORTEST || !UNMARKED.test(text)) return starts;
  for (const { 0: gap, index } of text.matchAll(GAP)) {
    const [begun, next] = [starts.at(-1) ?? 0, index + gap.length];
    if (index - begun < SHORTEST || text.length - next < SHORTEST / 2) continue;
    if (GOES_ON.test(text.slice(next, next + 12)) || ANNOUNCES.test(text.slice(index - 12, index))) continue;
    if (index - begun > LONGEST_OPEN || !isOpen(text.slice(begun, index))) starts.push(next);
  }
  return starts;
}

/** Within brackets or quotation marks. */
function isOpen(text: string): boolean {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  return count(/\(/gu) > count(/\)/gu) || count(/“/gu) > count(/”/gu) || count(/"/gu) % 2 === 1;
}
