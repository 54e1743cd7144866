const ADDRESS = /https?:\/\/\S+/gu;
const LEAST_BESIDE = 3;

/** A line of a table of contents leads to a page by dots. */
const LEADER = /(?:\.\s?){8}/u;

/** "Next: Usage, Previous: Install, Up: Top", "Back to Kilns.": where the pages of a manual lead. */
const NAVIGATION =
  /^(?:(?:next|previous|prev|up):\s[^\n,|]{1,100}(?:[,|]\s*|\s+(?=\[)|$)){2,}|^(?:back|up)\sto\s(?:the\s)?(?:table\sof\s)?(?:contents?|top|index|home(?:\s?page)?)\.?$/iu;
/** "Back to Kilns. Forward to Lakes. Up to Contents.": a line of nothing else. */
const TO_OTHER_PAGES = /^(?:(?:Back|Forward|Up) to \p{Lu}[^.\n]{0,80}\.\s*){2,}$/u;

/** "Click to expand": what a page shows in place of what it hides. */
const OPENS_MORE =
  /^(?:click\s(?:here\s)?(?:to|for)\s[^.\n]{1,40}|(?:show|see|read|view)\s(?:more|less|details)|(?:expand|collapse)(?:\sall)?)[.…]*$/iu;

/** "LS(1)   User Commands   LS(1)": what stands at the head of each page of a manual. */
const RUNNING_HEAD =
  /^(?:```\s*)?(?<page>[\w.+:-]{1,40}\(\d\w{0,3}\))(?:\s{2,}|\t)[^=&|\n]{0,80}(?:\s{2,}|\t)\k<page>\s*(?:```)?$/u;

/** Addresses, lines of a table of contents, what leads to other pages, and the head of each page of a manual. */
export function saysNothing(text: string, line: string): boolean {
  return (
    isMereLink(text) ||
    LEADER.test(text) ||
    NAVIGATION.test(text) ||
    OPENS_MORE.test(text) ||
    TO_OTHER_PAGES.test(line) ||
    RUNNING_HEAD.test(text)
  );
}

/** An address with a word or two says nothing. */
function isMereLink(text: string): boolean {
  const beside = text.replace(ADDRESS, ' ');
  return beside !== text && (beside.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < LEAST_BESIDE;
}
