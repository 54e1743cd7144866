import { READING } from '#shared/presentation/style/reading.ts';
import { TOKENS } from '#shared/presentation/style/tokens.ts';

/** Where the text column ends, on a screen that has room for something beside it. */
const COLUMN_END = 'calc(max(1.5rem, (100vw - 80rem) / 2) + 43.5rem)';

/** One reading column with the list of items beside it, over which the sheets of quotes open. */
const LAYOUT = `
.page { max-width: 45rem; margin: 0 auto; padding: 1.6rem 1.5rem 4rem; }
h1 { font-size: clamp(1.45rem, 1.15rem + 1.2vw, 1.85rem); margin: .7rem 0 .45rem; letter-spacing: -.012em; }
h2 { font-size: 1.3rem; margin: 0 0 .7rem; scroll-margin-top: 1.5rem; }
h3 { font-size: 1.02rem; margin: 0 0 .2rem; }
main > section:not(.answer) { margin-top: 2.6rem; }
.brand { font: 600 .82rem/1 var(--sans); display: flex; align-items: center; gap: .45rem; margin: 0; color: var(--accent); letter-spacing: .01em; }
.brand span { color: var(--soft); font-weight: 400; }
.question { font-size: 1.05rem; font-style: italic; margin-bottom: .5rem; }
.verdict { font: .92rem/1.5 var(--sans); margin: .15rem 0 .9rem; text-wrap: pretty; }
.foot { margin-top: 3.2rem; padding-top: 1rem; border-top: .06rem solid var(--line); font: .84rem/1.55 var(--sans); color: var(--soft); }
.foot summary { cursor: pointer; color: var(--accent); margin-bottom: .5rem; }
.contents { display: none; font: .86rem/1.45 var(--sans); }
.contents ol { list-style: none; margin: 0; padding: 0; }
.contents li { margin-bottom: .45rem; }
.contents a { color: var(--soft); text-decoration: none; display: block; } .contents a:hover { color: var(--accent); text-decoration: underline; }
.contents .items { margin-bottom: 1.4rem; } .contents .items a { display: flex; gap: .5rem; color: var(--ink); }
.contents .sign { line-height: 1.2; }
.sheet { position: fixed; inset: auto 0 0; width: 100%; max-width: none; height: auto; max-height: min(78vh, 40rem); margin: 0; padding: 0 1.25rem 2rem; overflow: auto; overscroll-behavior: contain; color: var(--ink); background: var(--leaf); border: 0; border-top: .06rem solid var(--line); border-radius: 1rem 1rem 0 0; box-shadow: 0 -.5rem 2rem rgb(0 0 0 / .18); z-index: 5; }
.sheet:not(:popover-open):not(:has(:target)) { display: none; }
.sheet:has(:target) { display: block; }
.sheet header { position: sticky; top: 0; background: var(--leaf); padding: .9rem 0 .7rem; padding-inline-end: 5.5rem; margin-bottom: .9rem; border-bottom: .06rem solid var(--line); z-index: 1; }
.sheet h3 { margin: 0; text-align: match-parent; font-size: 1rem; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.number { font: 600 .84rem/1.6 var(--sans); color: var(--soft); margin: 0; }
.close { position: absolute; inset-inline-end: 0; top: .85rem; padding: .22rem .8rem; border: 0; border-radius: 9rem; background: var(--accent); color: var(--on-accent); font: 600 .84rem/1.5 var(--sans); text-decoration: none; cursor: pointer; }
.sheet:popover-open a.close, .sheet:not(:popover-open) button.close { display: none; }
.sheet footer { margin-top: 1.2rem; padding-top: .8rem; border-top: .06rem solid var(--line); font: .8rem/1.5 var(--sans); color: var(--soft); }
.sheet footer p { margin: 0 0 .35rem; }
@media (min-width: 72rem) {
  .page { max-width: 80rem; margin: 0 max(1.5rem, calc((100vw - 80rem) / 2)); padding-inline: 0; display: grid; grid-template: 'head contents' auto 'main contents' auto 'foot contents' 1fr / 42rem minmax(0, 22rem); column-gap: 3rem; }
  .head { grid-area: head; } main { grid-area: main; min-width: 0; } .foot { grid-area: foot; }
  .contents { display: block; grid-area: contents; position: sticky; top: 1.6rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; }
  .sheet { inset: 0 auto 0 auto; inset-inline-start: ${COLUMN_END}; inset-inline-end: 0; width: auto; max-width: 44rem; height: 100%; max-height: none; border-radius: 0; border-top: 0; border-inline: .06rem solid var(--line); box-shadow: none; padding: 0 1.6rem 2rem; }
}
@media (max-width: 40rem) { .page { padding: 1.1rem 1.1rem 3rem; } }
@page { size: A4; margin: 18mm 17mm 20mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; color: #555; } }
@media print {
  :root { color-scheme: light; --paper: #fff; --leaf: #fff; --ink: #000; --soft: #444; --line: #bbb; --wash: #f2f2f2; --accent: #000; --good: #000; --fair: #000; --bad: #000; }
  body { font-size: 10.5pt; } .page { display: block; max-width: none; margin: 0; padding: 0; }
  .sheet, .contents, .skip, .foot details:not([open]) { display: none !important; }
  blockquote pre { white-space: pre-wrap; } .wide { overflow: visible; } .open { text-decoration: none; }
  h2, h3, .sources .meta { break-after: avoid; } .checklist li, .trust div, .dispute, .quotes li { break-inside: avoid; }
}
`;

/** The style sheet of a report: light and dark, phone to wide screen, and paper. */
export const STYLE = `${TOKENS}${READING}${LAYOUT}`;
