/** How text that was read and written is set: sentences, quotes, citations, archived text. Needs the tokens. */
export const READING = `
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.62 var(--serif); overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
:focus-visible { outline: .14rem solid var(--accent); outline-offset: .14rem; border-radius: .15rem; }
.skip { position: absolute; inset-inline-start: -100rem; }
.skip:focus { inset-inline-start: 1rem; top: 1rem; background: var(--leaf); padding: .5rem .8rem; z-index: 9; font-family: var(--sans); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; font-weight: 600; }
p, ul, ol { margin: 0 0 .9rem; }
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
.wide { overflow-x: auto; } .wide td { overflow-wrap: normal; } table { border-collapse: collapse; font: .88em/1.45 var(--sans); }
.table { margin: 1.1rem 0; } .table td, .table th { border: .06rem solid var(--line); padding: .4rem .65rem; text-align: start; vertical-align: top; }
.table th { font-weight: 600; overflow-wrap: normal; } .table thead th { background: var(--wash); }
td, th { border: .06rem solid var(--line); padding: .25rem .55rem; vertical-align: top; text-align: start; }
.after { line-height: 1.2; }
.label + blockquote, p:has(> .label:only-child) { margin-bottom: .35rem; }
.badge { display: inline-block; padding: .12rem .7rem; border: .09rem solid currentColor; border-radius: 9rem; font: 600 .86rem/1.5 var(--sans); margin-inline-end: .35rem; white-space: nowrap; }
.badge.answered { color: var(--good); } .badge.partial { color: var(--fair); } .badge.insufficient_evidence { color: var(--bad); }
.method { font: .86rem/1.5 var(--sans); margin: 0 0 1rem; text-wrap: pretty; }
.facts { display: flex; flex-wrap: wrap; gap: 0 .4rem; margin: .7rem 0 .25rem; font: .8rem/1.6 var(--sans); color: var(--soft); font-variant-numeric: tabular-nums; }
.facts span:not(:last-child)::after { content: '·'; margin-inline-start: .4rem; color: var(--edge); }
.answer { background: var(--leaf); border: .06rem solid var(--line); border-radius: .7rem; padding: 1.15rem 1.5rem .5rem; font-size: 1.12rem; }
.answer h3 { font: 600 .82rem/1.2 var(--sans); color: var(--soft); margin: 1.1rem 0 .5rem; }
.answer h2 { font: 600 .82rem/1.2 var(--sans); color: var(--accent); letter-spacing: .01em; margin: 0 0 .6rem; }
.lead { margin-bottom: .3rem; }
main ul:not([class]) { padding-inline-start: 1.25rem; }
main ul:not([class]) li { margin-bottom: .5rem; }
.cites { white-space: nowrap; }
.cite { font: 500 .72em/1 var(--sans); font-variant-numeric: tabular-nums; color: var(--accent); background: none; border: 0; cursor: pointer; user-select: text; padding: .2em .14em; margin: 0; margin-inline-start: .06em; vertical-align: .22em; scroll-margin-block: 42vh; border-radius: .25rem; }
.cite:hover, .cite[aria-expanded=true] { background: var(--wash); text-decoration: underline; }
.cite:target, .cite:focus { background: var(--mark-strong); color: var(--mark-ink); }
.notice { font: 600 .74rem/1.3 var(--sans); color: var(--bad); border: .08rem solid currentColor; border-radius: .3rem; padding: .02rem .35rem; margin-inline-start: .25rem; white-space: nowrap; vertical-align: .12em; }
.dispute { border: .06rem solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem .2rem; margin-bottom: 1rem; }
.dispute h3 { font: 600 .82rem/1.4 var(--sans); color: var(--soft); }
.sides { display: grid; gap: .4rem 1.6rem; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); }
.uncited { font: 600 .74rem/1 var(--sans); color: var(--soft); border-bottom: .06rem dotted var(--soft); white-space: nowrap; }
.trouble { font: 600 .92rem/1.5 var(--sans); }
.claims { list-style: none; padding: 0; }
.claims li { padding: .6rem 0; padding-inline-start: .9rem; border-inline-start: .2rem solid var(--line); margin-bottom: .6rem; }
.claims li.established { border-color: var(--good); } .claims li.contested { border-color: var(--bad); }
.claims p { margin: 0; } .claims .why { font: .86rem/1.5 var(--sans); }
.checklist { list-style: none; padding: 0; }
.checklist li { display: flex; gap: .8rem; padding: .7rem 0; border-top: .06rem solid var(--line); scroll-margin-top: 1rem; }
.checklist li:target { background: var(--wash); }
.checklist p { margin: 0; } .checklist .why { font: .86rem/1.5 var(--sans); margin-top: .1rem; } .why b { font-weight: 600; }
.sign { font: 600 1.05rem/1.6 var(--sans); width: 1.2rem; flex: none; text-align: center; }
.satisfied .sign, .satisfied .why b { color: var(--good); } .partial .sign, .partial .why b { color: var(--fair); } .unsatisfied .sign, .unsatisfied .why b { color: var(--bad); }
.trust { margin: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 0 2rem; font: .88rem/1.45 var(--sans); }
.trust div { padding: .55rem 0; border-top: .06rem solid var(--line); }
.trust dt { color: var(--soft); } .trust dd { margin: 0; } .trust b { font-weight: 600; font-variant-numeric: tabular-nums; } .trust span { color: var(--soft); display: block; }
.sources { list-style: none; padding: 0; counter-reset: source; }
.sources > li { counter-increment: source; position: relative; padding: 1rem 0 .3rem; padding-inline-start: 2.6rem; border-top: .06rem solid var(--line); scroll-margin-top: 1rem; }
.sources > li::before { content: '[' counter(source) ']'; position: absolute; inset-inline-start: 0; top: 1.05rem; font: 600 .86rem/1.5 var(--sans); color: var(--accent); }
.sources > li:target { background: var(--wash); }
.meta { font: .84rem/1.5 var(--sans); margin: 0 0 .25rem; }
.address { word-break: break-all; }
.quotes { list-style: none; padding: 0; margin: .5rem 0 .6rem; font-size: .95rem; line-height: 1.5; }
.quotes li { margin-bottom: .65rem; }
.quotes blockquote { margin-bottom: .2rem; } .quotes span.quote { display: block; }
.open { font: .8rem/1.5 var(--sans); color: var(--soft); background: none; border: 0; padding: 0; cursor: pointer; text-align: start; text-decoration: underline var(--line); text-underline-offset: .18em; overflow-wrap: anywhere; }
.open:hover { color: var(--accent); text-decoration-color: currentColor; }
.text { white-space: pre-wrap; margin: 0; font: .97rem/1.6 var(--serif); color: var(--soft); tab-size: 2; }
.cut { color: var(--soft); margin: 0; }
mark { background: var(--mark-strong); color: var(--mark-ink); border-radius: .15rem; padding: .08em 0; box-decoration-break: clone; -webkit-box-decoration-break: clone; scroll-margin-block: 6rem; }
mark:focus, mark:focus-visible { outline: none; }
.sign-of { display: none; }
.line { display: block; unicode-bidi: plaintext; } .blank { line-height: .75; } .heading { font-weight: 650; color: var(--ink); }
.item { padding-inline-start: .7em; text-indent: -.7em; } .item.nested { padding-inline-start: 1.3em; text-indent: -1.3em; }
.code { direction: ltr; unicode-bidi: isolate; text-align: left; font: .8rem/1.55 var(--mono); background: var(--wash); padding-inline: .6rem; } .line.fence { display: none; }
.row { font: .84rem/1.5 var(--sans); }
.hash { word-break: break-all; }
@media (max-width: 40rem) {
  body { font-size: 1rem; }
  .answer { margin-inline: -.35rem; padding: 1.1rem 1.1rem .4rem; font-size: 1.06rem; }
  .sources > li { padding-inline-start: 0; } .sources > li::before { position: static; display: block; }
}
`;
