import { READING } from '#shared/presentation/style/reading.ts';
import { TOKENS } from '#shared/presentation/style/tokens.ts';

/** Where the text column ends, on a screen that has room for something beside it. */
const COLUMN_END = 'calc(max(1.5rem, (100vw - 80rem) / 2) + 43.5rem)';

const APP = `
html { scrollbar-gutter: stable; }
#content { outline: none; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem 1.4rem; max-width: 83rem; margin: 0 auto; padding: .7rem 1.5rem; font: .9rem/1.5 var(--sans); }
.brand { font-weight: 600; display: flex; align-items: center; gap: .45rem; color: var(--accent); text-decoration: none; }
.pages { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; flex: 1; }
.pages a, .tabs a { color: var(--soft); text-decoration: none; padding: .2rem 0; border-bottom: .14rem solid transparent; }
.pages a:hover, .tabs a:hover { color: var(--accent); }
.pages [aria-current], .tabs [aria-current] { color: var(--ink); border-color: var(--accent); }
.to-export { float: inline-end; font: inherit; color: var(--accent); background: none; border: 0; padding: .2rem 0; cursor: pointer; text-decoration: underline; text-underline-offset: .18em; }
.tabs { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font: .88rem/1.5 var(--sans); }
select, textarea, input[type=password] { font: 1rem/1.5 var(--sans); color: var(--ink); background: var(--leaf); border: .06rem solid var(--edge); border-radius: .5rem; padding: .55rem .75rem; width: 100%; }
.language select { width: auto; font-size: .86rem; padding: .15rem .4rem; }
textarea { resize: vertical; display: block; }
main.narrow { max-width: 46rem; margin: 0 auto; padding: 1.2rem 1.5rem 4rem; }
main.broad { max-width: 83rem; margin: 0 auto; padding: 1.2rem 1.5rem 4rem; }
h1 { text-wrap: pretty; font-size: clamp(1.4rem, 1.1rem + 1.2vw, 1.85rem); margin: .5rem 0 .45rem; letter-spacing: -.012em; }
h2 { font-size: 1.2rem; margin: 0 0 .7rem; scroll-margin-top: 1.5rem; }
h3 { font-size: 1.02rem; margin: 0 0 .2rem; }
main > section:not(.answer) { margin-top: 2.2rem; }
.lede { color: var(--soft); }
.first, .second { font: 600 .9rem/1.5 var(--sans); border-radius: .5rem; padding: .42rem 1rem; cursor: pointer; border: .06rem solid var(--accent); text-decoration: none; display: inline-block; }
.first { background: var(--accent); color: var(--on-accent); }
.second { background: none; color: var(--accent); } .second:hover { background: var(--wash); }
.first:disabled { opacity: .55; cursor: default; }
.file { position: relative; } .file input { position: absolute; inset: 0; opacity: 0; cursor: pointer; width: 100%; } .file:focus-within { outline: .14rem solid var(--accent); outline-offset: .14rem; }
.actions { margin: .8rem 0; font: .88rem/1.6 var(--sans); }
.ask form { margin: 1.2rem 0 2.2rem; } .question-box textarea { font: 1.15rem/1.5 var(--serif); }
.options { font: .9rem/1.6 var(--sans); margin: .7rem 0; } .options summary, details > summary { cursor: pointer; color: var(--accent); font: .9rem/1.6 var(--sans); }
.plan-items { padding-inline-start: 1.6rem; } .plan-item { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0; } .plan-item textarea { flex: 1 1 14rem; field-sizing: content; resize: none; margin: 0; } .plan-item .second { flex: none; }
fieldset { border: 0; padding: 0; margin: .6rem 0; } legend { font-weight: 600; padding: 0; } .choice { display: block; } .choice input { margin-inline-end: .5rem; accent-color: var(--accent); }
.examples { list-style: none; padding: 0; } .ask h2 { font: 600 .88rem/1.5 var(--sans); color: var(--soft); }
.examples button { font: 1rem/1.5 var(--serif); text-align: start; width: 100%; background: var(--leaf); color: var(--ink); border: .06rem solid var(--line); border-radius: .6rem; padding: .7rem 1rem; cursor: pointer; margin-bottom: .5rem; }
.examples button:hover { border-color: var(--accent); }
.jobs { list-style: none; padding: 0; } .jobs li { border-top: .06rem solid var(--line); padding: .8rem 0; } .jobs .meta { margin-top: .25rem; color: var(--soft); } .jobs .badge { font-size: .76rem; } .jobs h2 { font-size: 1.05rem; margin: 0; }
.badge.processing, .badge.queued { color: var(--accent); } .badge.awaiting_input, .badge.cancelled, .badge.expired { color: var(--fair); } .badge.failed { color: var(--bad); }
.failure { border-inline-start: .2rem solid var(--bad); background: var(--leaf); padding: .8rem 1.1rem .3rem; margin: 1rem 0; font: .92rem/1.6 var(--sans); border-radius: .3rem; }
.failure p { margin: 0 0 .5rem; } .lost { border-inline-start: .2rem solid var(--fair); background: var(--leaf); padding: .5rem 1rem; font: .9rem/1.6 var(--sans); }
.panel { background: var(--leaf); border: .06rem solid var(--line); border-radius: .7rem; padding: 1.1rem 1.3rem .6rem; margin: 1rem 0; }
.verdict { font: .92rem/1.5 var(--sans); margin: .15rem 0 .9rem; color: var(--soft); text-wrap: pretty; }
.stages ol { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem .4rem; padding: 0; margin: 0 0 .6rem; font: .84rem/1.5 var(--sans); }
.stages li { padding: .18rem .75rem; border-radius: 9rem; border: .06rem solid var(--line); color: var(--soft); } .stages li b { font-weight: 500; }
.stages .done { color: var(--good); border-color: currentColor; } .stages .now { background: var(--accent); color: var(--on-accent); border-color: var(--accent); } .stages .now b { font-weight: 650; }
.meter { height: .35rem; background: var(--wash); border-radius: 9rem; overflow: hidden; } .meter span { display: block; height: 100%; background: var(--accent); border-radius: 9rem; transition: width .4s ease; }
.summary-line { font: .84rem/1.6 var(--sans); color: var(--soft); margin: .5rem 0; font-variant-numeric: tabular-nums; } .summary-line span:not(:last-child)::after { content: ' · '; }
.live .checklist li, .live .checklist p { align-items: baseline; } .checklist .unknown .sign { color: var(--soft); }
.reading { list-style: none; padding: 0; } .reading li { border-top: .06rem solid var(--line); padding: .5rem 0; } .reading p { margin: 0; } .reading .chosen { opacity: .65; } .reading .skipped { text-decoration: line-through var(--line); } .first-quote { font-size: .95rem; color: var(--soft); }
h4 { font: 600 .82rem/1.4 var(--sans); color: var(--soft); margin: 0 0 .4rem; }
.head, main.broad > h1 { max-width: 42rem; } .new { margin: 1.2rem 0 1.8rem; } .new textarea { margin-top: .35rem; font: 1.05rem/1.5 var(--serif); } .empty { color: var(--soft); font: .95rem/1.6 var(--sans); border-top: .06rem solid var(--line); padding-top: .9rem; }
.back { font: .88rem/1.5 var(--sans); margin: 0; } .actions.row { display: flex; flex-wrap: wrap; gap: .5rem .8rem; align-items: center; } .actions.row .actions { margin: 0; }
.jobs .meter { margin: .35rem 0; } .counts { margin: 1rem 0; } .runs li { padding: .45rem 0; } .runs .meta { margin: 0; } .runs [aria-current] { border-inline-start: .2rem solid var(--accent); padding-inline-start: .8rem; } .has-changes { color: var(--ink); font-weight: 600; }
.line-errors { font: .9rem/1.6 var(--sans); padding-inline-start: 1.2rem; }
.change { border: .06rem solid var(--line); background: var(--leaf); border-radius: .6rem; padding: .9rem 1.2rem 1rem; margin-bottom: 1rem; } .change h3 { margin-bottom: .5rem; } .kind { font: 600 .78rem/1.5 var(--sans); color: var(--accent); display: block; } .change.retracted .kind, .change.contradicted .kind, .change.withdrawn .kind, .change.gone .kind { color: var(--bad); } .change.changed .kind, .change.weakened .kind { color: var(--fair); }
.statements { font-size: .97rem; } .statements b { font: 600 .84rem/1.5 var(--sans); color: var(--soft); } .statements:empty { display: none; } .change > .meta { margin-bottom: .7rem; } .change .sides { gap: .8rem 1.6rem; } .in-text { margin: -.4rem 0 .9rem; } .in-text summary { font-size: .82rem; } .in-text .text { border: .06rem solid var(--line); border-radius: .4rem; padding: .7rem .9rem; margin: .5rem 0; font-size: .92rem; max-height: 22rem; overflow: auto; }
.searches { margin-top: 1.2rem; } .live .covers, .live .reads { margin-top: 2.2rem; } .failure .actions { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; }
.skeleton { display: grid; gap: .8rem; padding: 1rem 0; } .bone { height: 1.1rem; border-radius: .3rem; background: var(--wash); animation: breathe 1.6s ease-in-out infinite; } .bone-1 { width: 92%; } .bone-2 { width: 64%; }
@keyframes breathe { 50% { opacity: .45; } }
.page { max-width: 46rem; margin: 0 auto; padding: .8rem 1.5rem 4rem; }
.contents { display: none; font: .86rem/1.45 var(--sans); } .contents ol { list-style: none; margin: 0; padding: 0; } .contents li { margin-bottom: .45rem; }
.contents button { font: inherit; color: var(--soft); background: none; border: 0; padding: 0; text-align: start; cursor: pointer; } .contents button:hover { color: var(--accent); text-decoration: underline; }
.contents .items { margin-bottom: 1.4rem; } .contents .items button { display: flex; gap: .5rem; color: var(--ink); } .contents .sign { line-height: 1.2; }
.apart { display: block; }
.sheet { position: fixed; inset: auto 0 0; max-height: min(78vh, 40rem); padding: 0 1.25rem 2rem; overflow: auto; overscroll-behavior: contain; background: var(--leaf); border-top: .06rem solid var(--line); border-radius: 1rem 1rem 0 0; box-shadow: 0 -.5rem 2rem rgb(0 0 0 / .18); z-index: 5; outline: none; }
.sheet header { position: sticky; top: 0; background: var(--leaf); padding: .9rem 0 .7rem; margin-bottom: .9rem; border-bottom: .06rem solid var(--line); z-index: 1; display: grid; grid-template: 'number moves' auto 'title title' auto / 1fr auto; align-items: center; gap: .3rem 1rem; }
.number { grid-area: number; font: 600 .84rem/1.6 var(--sans); color: var(--soft); margin: 0; } .moves { grid-area: moves; margin: 0; display: flex; gap: .35rem; } .moves button { padding: .15rem .7rem; }
.sheet h2 { grid-area: title; margin: 0; text-align: match-parent; font-size: 1rem; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.sheet footer { margin-top: 1.2rem; padding-top: .8rem; border-top: .06rem solid var(--line); font: .8rem/1.5 var(--sans); color: var(--soft); } .sheet footer p { margin: 0 0 .35rem; }
.cite[aria-expanded=true] { background: var(--mark-strong); color: var(--mark-ink); }
.all-sources, .export, .follow-up { margin-top: 2.2rem; } .all-sources .wide { margin-top: .7rem; } th { font-weight: 600; }
.export { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; font: .88rem/1.5 var(--sans); border-top: .06rem solid var(--line); padding-top: 1rem; } .export .second { font-size: .82rem; padding: .2rem .7rem; } .export h2 { flex-basis: 100%; margin: 0 0 .2rem; font: 600 1.02rem/1.4 var(--serif); } .export .first { font-size: .82rem; padding: .2rem .7rem; }
.follow-up textarea { margin-top: .4rem; }
.waterfall table { width: 100%; min-width: 34rem; table-layout: fixed; } .waterfall td { border: 0; padding: .1rem .55rem; } .waterfall th { border: 0; border-bottom: .06rem solid var(--line); } .waterfall th:nth-child(2) { width: 5.5rem; } .waterfall .axis { width: 52%; text-align: end; } .waterfall td:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.waterfall svg { width: 100%; height: .55rem; display: block; } .waterfall rect { fill: var(--accent); } .waterfall .call rect { fill: var(--fair); } .waterfall .failed rect { fill: var(--bad); } .waterfall .number { font: inherit; text-align: end; margin: 0; font-variant-numeric: tabular-nums; }
[dir=rtl] .waterfall svg { transform: scaleX(-1); }
.events td { white-space: nowrap; font-variant-numeric: tabular-nums; } .events td:last-child { white-space: normal; min-width: 18rem; }
.figures { width: 100%; } .figures tbody th { font-weight: 400; } .figures .changed { background: var(--wash); } .figures .changed th { font-weight: 600; } .figures .badge { font-size: .74rem; }
td.satisfied .sign { color: var(--good); } td.partial .sign { color: var(--fair); } td.unsatisfied .sign { color: var(--bad); }
main.broad > .sides { margin-top: 1.6rem; }
@media (min-width: 72rem) {
  .page { max-width: 80rem; margin: 0 max(1.5rem, calc((100vw - 80rem) / 2)); padding-inline: 0; display: grid; grid-template: 'head contents' auto 'main contents' 1fr / 42rem minmax(0, 22rem); column-gap: 3rem; }
  .page > .head { grid-area: head; } .page > main { grid-area: main; min-width: 0; }
  .page.live { grid-template: 'head covers' auto 'doing covers' auto 'reads covers' 1fr / 42rem minmax(0, 22rem); } .live > .doing { grid-area: doing; } .live > .reads { grid-area: reads; } .live > .covers { grid-area: covers; position: sticky; top: 1.6rem; align-self: start; margin-top: 0; font-size: .95rem; max-height: calc(100vh - 3rem); overflow: auto; }
  .contents { display: block; grid-area: contents; position: sticky; top: 1.6rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; }
  .sheet { inset: 0 auto 0 auto; inset-inline-start: ${COLUMN_END}; inset-inline-end: 0; max-width: 44rem; max-height: none; border-radius: 0; border-top: 0; border-inline: .06rem solid var(--line); box-shadow: none; padding: 0 1.6rem 2rem; }
}
@media (max-width: 40rem) {
  .bar, .page, main.narrow, main.broad { padding-inline: 1.1rem; }
  .bar { justify-content: space-between; gap: .2rem 1rem; } .pages { order: 3; flex-basis: 100%; gap: .1rem .9rem; }
  .waterfall table { min-width: 0; } .waterfall th:nth-child(2) { width: 4.6rem; } .waterfall .axis { width: 38%; } .waterfall td, .waterfall th { padding-inline: .2rem; }
}
@media (prefers-reduced-motion: reduce) { .bone { animation: none; } .meter span { transition: none; } }
@media print { .bar, .contents, .sheet, .tabs, .export, .follow-up, .cancel { display: none; } .page { display: block; max-width: none; margin: 0; padding: 0; } }
`;

/** The style sheet of the viewer: the tokens and the setting of text are the report's. */
export const STYLE = `${TOKENS}${READING}${APP}`;
