import { DISTINCT_MARKS } from './html-context.ts';

/** A mark that goes over several lines is strong in all of them when the address leads to it. */
const STRONG_MARKS = [
  'mark:has(:target)',
  ...Array.from({ length: DISTINCT_MARKS }, (_, index) => `.text:has(.m${index} :target) .m${index}`),
].join(', ');

/** The style sheet of a report: one reading column, sheets for the archived text, light and dark, screen and paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf6; --leaf: #ffffff; --ink: #23262b; --soft: #5b6068; --line: #e3dfd5; --wash: #f3f0e8;
  --accent: #0b5a67; --mark: #fdebb0; --mark-strong: #ffd75e; --mark-ink: #2a2000;
  --good: #1f6b3b; --fair: #80560a; --bad: #9c2f25;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Source Serif 4', 'Noto Serif', Georgia, serif;
  --sans: system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Roboto, Helvetica, Arial, sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15181b; --leaf: #1c2024; --ink: #e5e2da; --soft: #a3a7ab; --line: #31363b; --wash: #272d32;
    --accent: #82c8d1; --mark: #4a3d15; --mark-strong: #8a6a10; --mark-ink: #fff4d2;
    --good: #86cf9f; --fair: #e0b565; --bad: #f0988c;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.62 var(--serif); overflow-wrap: anywhere; }
.page { max-width: 42rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; transition: translate .25s ease; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:focus-visible, summary:focus-visible { outline: .14rem solid var(--accent); outline-offset: .14rem; border-radius: .15rem; }
.skip { position: absolute; inset-inline-start: -100rem; }
.skip:focus { inset-inline-start: 1rem; top: 1rem; background: var(--leaf); padding: .5rem .8rem; z-index: 9; font-family: var(--sans); }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; font-weight: 600; }
h1 { font-size: clamp(1.65rem, 1.2rem + 2vw, 2.3rem); margin: 1.1rem 0 .6rem; letter-spacing: -.012em; }
h2 { font-size: 1.3rem; margin: 0 0 .7rem; scroll-margin-top: 1.5rem; }
h3 { font-size: 1.02rem; margin: 0 0 .2rem; }
p, ul, ol { margin: 0 0 .9rem; }
main > section { margin-top: 2.9rem; }
code { font: .86em/1.4 var(--mono); background: var(--wash); padding: .08em .28em; border-radius: .25rem; }
blockquote { margin: 0 0 .9rem; padding-inline-start: 1rem; border-inline-start: .18rem solid var(--line); }
.ours, .why, .meta, .method, .question { color: var(--soft); }
.ours { font-style: italic; }
.label { font-weight: 650; margin-inline-end: .15em; }
span.quote::before { content: '\\201C'; color: var(--soft); } span.quote::after { content: '\\201D'; color: var(--soft); }
blockquote > :last-child, blockquote li:last-child { margin-bottom: 0; }
blockquote p, blockquote ul, blockquote ol, blockquote pre, .wide { margin: 0 0 .55rem; }
blockquote ul, blockquote ol { padding-inline-start: 1.35rem; } blockquote li > ul, blockquote li > ol { margin: .3rem 0 0; }
blockquote ul { list-style: disc; } blockquote ul ul { list-style: circle; }
main blockquote li:is(li, li li) { margin-bottom: .25rem; }
li:has(> blockquote) { list-style: none; } li > blockquote { margin-inline-start: -1.1rem; padding-inline-start: 1.1rem; }
blockquote pre { font-size: .84em; line-height: 1.5; background: var(--wash); border-radius: .4rem; padding: .65rem .85rem; overflow-x: auto; direction: ltr; text-align: left; }
blockquote pre code { background: none; padding: 0; font: inherit; font-family: var(--mono); overflow-wrap: normal; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font: .88em/1.45 var(--sans); }
td { border: .06rem solid var(--line); padding: .25rem .55rem; vertical-align: top; text-align: start; }
.after { line-height: 1.2; }
.label + blockquote, p:has(> .label:only-child) { margin-bottom: .35rem; }
.brand { font: 600 .82rem/1 var(--sans); display: flex; align-items: center; gap: .45rem; margin: 0; color: var(--accent); letter-spacing: .01em; }
.brand span { color: var(--soft); font-weight: 400; }
.question { font-size: 1.12rem; font-style: italic; }
.verdict { font: 1rem/1.5 var(--sans); margin: 1.1rem 0 .45rem; }
.verdict, .method { text-wrap: pretty; } .verdict + .facts { margin-top: 1rem; }
.badge { display: inline-block; padding: .12rem .7rem; border: .09rem solid currentColor; border-radius: 9rem; font-size: .86rem; margin-inline-end: .35rem; }
.answered { color: var(--good); } .badge.partial { color: var(--fair); } .insufficient_evidence { color: var(--bad); }
.method { font: .86rem/1.5 var(--sans); margin: 0 0 1rem; }
.facts { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; list-style: none; margin: 0; padding: .7rem 0; border-block: .06rem solid var(--line); font: .86rem/1.5 var(--sans); color: var(--soft); }
.facts b { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
.answer { background: var(--leaf); border: .06rem solid var(--line); border-radius: .7rem; padding: 1.35rem 1.5rem .6rem; font-size: 1.14rem; }
.answer h3 { font: 600 .82rem/1.2 var(--sans); color: var(--soft); margin: 1.1rem 0 .5rem; }
.answer h2 { font: 600 .82rem/1.2 var(--sans); color: var(--accent); letter-spacing: .01em; }
.lead { margin-bottom: .3rem; }
main ul:not([class]) { padding-inline-start: 1.25rem; }
main ul:not([class]) li { margin-bottom: .5rem; }
.cites { white-space: nowrap; }
.cite { font: 500 .72em/1 var(--sans); font-variant-numeric: tabular-nums; text-decoration: none; padding: .2em .14em; margin-inline-start: .06em; vertical-align: .22em; scroll-margin-block: 42vh; border-radius: .25rem; }
.cite:hover { background: var(--wash); text-decoration: underline; }
.cite:target { background: var(--mark-strong); color: var(--mark-ink); }
.notice { font: 600 .74rem/1.3 var(--sans); color: var(--bad); border: .08rem solid currentColor; border-radius: .3rem; padding: .02rem .35rem; margin-inline-start: .25rem; white-space: nowrap; vertical-align: .12em; }
.dispute { border: .06rem solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem .2rem; margin-bottom: 1rem; }
.dispute h3 { font: 600 .82rem/1.4 var(--sans); color: var(--soft); }
.sides { display: grid; gap: .4rem 1.6rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
.uncited { font: 600 .74rem/1 var(--sans); color: var(--soft); border-bottom: .06rem dotted var(--soft); white-space: nowrap; }
.trouble { font-weight: 600; }
.claims { list-style: none; padding: 0; }
.claims li { padding: .6rem 0 .6rem .9rem; border-inline-start: .2rem solid var(--line); margin-bottom: .6rem; }
.claims li.established { border-color: var(--good); } .claims li.contested { border-color: var(--bad); }
.claims p { margin: 0; } .claims .why { font: .86rem/1.5 var(--sans); }
.checklist { list-style: none; padding: 0; }
.checklist li { display: flex; gap: .8rem; padding: .7rem 0; border-top: .06rem solid var(--line); }
.checklist p { margin: 0; } .checklist .why { font: .86rem/1.5 var(--sans); margin-top: .1rem; } .why b { font-weight: 600; }
.sign { font: 1.05rem/1.6 var(--sans); width: 1.2rem; flex: none; text-align: center; }
.satisfied .sign, .satisfied .why b { color: var(--good); } .partial .sign, .partial .why b { color: var(--fair); } .unsatisfied .sign, .unsatisfied .why b { color: var(--bad); }
.trust { margin: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 0 2rem; font: .88rem/1.45 var(--sans); }
.trust div { padding: .55rem 0; border-top: .06rem solid var(--line); }
.trust dt { color: var(--soft); } .trust dd { margin: 0; } .trust b { font-weight: 600; font-variant-numeric: tabular-nums; } .trust span { color: var(--soft); display: block; }
.sources { list-style: none; padding: 0; counter-reset: source; }
.sources > li { counter-increment: source; position: relative; padding: 1rem 0 .3rem 2.6rem; border-top: .06rem solid var(--line); scroll-margin-top: 1rem; }
.sources > li::before { content: '[' counter(source) ']'; position: absolute; inset-inline-start: 0; top: 1.05rem; font: 600 .86rem/1.5 var(--sans); color: var(--accent); }
.sources > li:target { background: var(--wash); }
.meta { font: .84rem/1.5 var(--sans); margin: 0 0 .25rem; }
.address { word-break: break-all; }
.quotes { list-style: none; padding: 0; margin: .5rem 0 .6rem; font-size: .95rem; line-height: 1.5; }
.quotes li { margin-bottom: .65rem; }
.quotes blockquote { margin-bottom: .2rem; } .quotes span.quote { display: block; }
.open { font: .8rem/1.5 var(--sans); color: var(--soft); text-decoration-color: var(--line); }
.open:hover { color: var(--accent); }
.foot { margin-top: 3.2rem; padding-top: 1rem; border-top: .06rem solid var(--line); font: .84rem/1.55 var(--sans); color: var(--soft); }
.foot summary { cursor: pointer; color: var(--accent); margin-bottom: .5rem; }
.contents { display: none; font: .84rem/1.4 var(--sans); }
.contents ol { list-style: none; margin: 0; padding: 0; } .contents li { margin-bottom: .5rem; }
.contents a { color: var(--soft); text-decoration: none; display: block; } .contents a:hover { color: var(--accent); text-decoration: underline; }

.sheet { display: none; position: fixed; inset: 0; z-index: 5; }
.sheet:has(:target) { display: block; }
@supports not selector(:has(*)) { .sheet { display: block; position: static; max-width: 42rem; margin: 2rem auto; } }

.leaf { position: absolute; inset: auto 0 0; max-height: 82%; overflow: auto; overscroll-behavior: contain; background: var(--leaf); border-top: .06rem solid var(--line); border-radius: 1rem 1rem 0 0; padding: 0 1.25rem 4rem; box-shadow: 0 -.5rem 2rem rgb(0 0 0 / .18); }
.back { display: none; }
.from:target + .back { display: block; position: fixed; inset: auto 1.1rem 1.1rem auto; z-index: 3; direction: ltr; padding: .5rem 1rem; border-radius: 9rem; background: var(--accent); color: var(--leaf); font: 600 .86rem/1.4 var(--sans); white-space: nowrap; text-decoration: none; user-select: none; box-shadow: 0 .2rem .8rem rgb(0 0 0 / .25); }
.from:target + .back::before { content: ''; position: fixed; inset: 0 0 82% 0; }
.from { scroll-margin-block: 9rem; }
.leaf header { position: sticky; top: 0; background: var(--leaf); padding: .9rem 0 .7rem; margin-bottom: .9rem; border-bottom: .06rem solid var(--line); z-index: 1; }
.leaf h3 { margin: 0; font-size: 1rem; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.number { font: 600 .84rem/1.6 var(--sans); color: var(--soft); margin: 0; }
.text { white-space: pre-wrap; margin: 0; font: .97rem/1.6 var(--serif); color: var(--soft); tab-size: 2; }
.cut { color: var(--soft); margin: 0; }
mark { background: var(--mark); color: var(--mark-ink); border-radius: .15rem; padding: .08em 0; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
${STRONG_MARKS} { background: var(--mark-strong); }
.line { display: block; } .blank { line-height: .75; } .heading { font-weight: 650; color: var(--ink); }
.item { padding-inline-start: .7em; text-indent: -.7em; } .item.nested { padding-inline-start: 1.3em; text-indent: -1.3em; }
.code, .fence { font: .8rem/1.55 var(--mono); background: var(--wash); padding-inline: .6rem; } .fence { color: var(--soft); }
.row { font: .84rem/1.5 var(--sans); }
.leaf footer { margin-top: 1.2rem; padding-top: .8rem; border-top: .06rem solid var(--line); font: .8rem/1.5 var(--sans); color: var(--soft); }
.leaf footer p { margin: 0 0 .35rem; } .leaf footer ul { list-style: none; padding: 0; margin: 0 0 .35rem; }
.hash { word-break: break-all; }

@media (min-width: 72rem) {
  .contents { display: block; position: fixed; top: 5rem; inset-inline-start: max(1.5rem, calc(50vw - 35rem)); width: 11.5rem; max-height: calc(100vh - 7rem); overflow: auto; }
  .sheet { inset: 0 0 0 auto; width: 34rem; }
  .leaf { inset: 0; max-height: none; border-radius: 0; border-top: 0; border-inline-start: .06rem solid var(--line); box-shadow: -.5rem 0 2rem rgb(0 0 0 / .1); padding: 0 1.7rem 2rem; }
  .leaf header { padding-inline-end: 9.5rem; }
  .from:target + .back { inset: .85rem 1.7rem auto auto; padding: .22rem .8rem; box-shadow: none; }
  .from:target + .back::before { display: none; }
  body:has(.sheet :target) .page { margin-inline-start: max(1rem, calc((100vw - 34rem - 42rem) / 2)); margin-inline-end: 0; }
  body:has(.sheet :target) .contents { visibility: hidden; }
}
@media (max-width: 40rem) {
  body { font-size: 1rem; } .page { padding: 1.4rem 1.1rem 3rem; }
  .answer { margin-inline: -.35rem; padding: 1.1rem 1.1rem .4rem; font-size: 1.06rem; }
  .sources > li { padding-inline-start: 0; } .sources > li::before { position: static; display: block; }
}
@media (prefers-reduced-motion: reduce) { .page { transition: none; } }
@media print {
  :root { --paper: #fff; --leaf: #fff; --ink: #000; --soft: #444; --line: #bbb; --wash: #f2f2f2; --accent: #000; --good: #000; --fair: #000; --bad: #000; }
  body { font-size: 10.5pt; } .page { max-width: none; padding: 0; }
  .sheets, .contents, .skip, .foot details:not([open]) { display: none; }
  h2, h3 { break-after: avoid; } .checklist li, .trust div, .dispute, blockquote pre, .quotes li { break-inside: avoid; }
}
`;
