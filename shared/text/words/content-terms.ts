import { queryTerms } from './analyze.ts';
import { dictionaryWords } from './scripts.ts';

/** Chinese words that carry grammar, not topic: in pairs with what stands beside them they are in no document. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `的 了 是 在 和 与 或 及 也 都 就 而 被 把 对 从 到 于 之 其 这 那 什么 哪 哪些 哪个 多少 谁 为什么 怎么 如何 吗 呢 有 个
  是什么 什么时候 何时 何地 哪里 哪儿 哪位 哪种 哪一 哪一个 为 为了 因 因为 由 由于 以 以及 并 并且 将 会 能 可以 曾 还 又 但 但是 则 所 它 他 她 它们
  他们 她们 我 你 我们 你们 您 请 要 中 上 下 时 一个 一些 某 该 此 怎样 怎么样 什么样 几 还是 是否 能否 吧 这个 那个 这些 那些 的是 中的 多少个 谁在
  做了 们 着 过 地 得 不 没有 至 向 给 让 使 用 样 种 家 条 位
  與 這 誰 對 從 於 為 為了 為什麼 怎麼 什麼 什麼時候 時候 何時 哪裡 哪兒 嗎 們 這個 那個 這些 那些 這份 會 還 沒有 是否 能否 幾 將 並 並且 給 讓 由於
  一個 怎樣 什麼樣 個 過 條 種 樣 我們 你們 他們 它們`.split(/\s+/u),
);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PAIR = /\p{Script=Han}{2}/u;
const RUNS = /\p{Script=Han}{2,}/gu;
/** One character between spaces, not beside a figure ("8 月"): in documents they stand in pairs. */
const ALONE = /(?<!\S|\p{N} )\p{Script=Han}(?!\S| \p{N})/gu;
/** With fewer words left, what was left out is a part of what is asked: "糖对牙的影响" asks for more than "影响". */
const FEWEST = 2;

/**
 * The terms of a question that say what it is about. Of Chinese those of its dictionary words without function words: of
 * "医疗报告是为谁而写" these are "医疗" and "报告", beside six pairs ("疗报", "告是", "为谁", …) by which texts are searched.
 */
export function contentTerms(text: string): readonly string[] {
  if (!PAIR.test(text) || KANA.test(text)) return queryTerms(text);
  const parted = text.replaceAll(RUNS, (run) => ` ${stretches(run).join(' ')} `).replaceAll(/\s+/gu, ' ');
  const content = queryTerms(parted.replaceAll(ALONE, ''));
  return content.length < FEWEST ? queryTerms(text) : content;
}

const SHORTEST = 2;

/** What stands between function words; two words of two characters or more stand apart. */
function stretches(run: string): readonly string[] {
  const found: string[] = [''];
  let before = 0;
  for (const { text } of dictionaryWords(run)) {
    const isFunction = FUNCTION_WORDS.has(text);
    if (isFunction || (before >= SHORTEST && text.length >= SHORTEST)) found.push('');
    if (!isFunction) found.push((found.pop() ?? '') + text);
    before = isFunction ? 0 : text.length;
  }
  return found.filter((one) => one.length >= SHORTEST);
}
