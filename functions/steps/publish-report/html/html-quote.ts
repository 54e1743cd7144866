import type { QuoteBlock, QuoteItem, QuoteList, QuoteTable } from '#shared/domain/quote-blocks.ts';
import { layOutQuote } from '#shared/domain/quote-layout.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';

/** A quote with its lists, code and tables; what cites it follows its last line. */
export function quotationHtml(quote: string, citation: Html): Html {
  const blocks = layOutQuote(quote);
  const shown = blocks.map((block, index) =>
    blockHtml(block, index === blocks.length - 1 ? citation : NOTHING),
  );
  return html`<blockquote class="quote" dir="${directionOf(quote)}">${shown}</blockquote>`;
}

function blockHtml(block: QuoteBlock, citation: Html): Html {
  if (block.kind === 'list') return listHtml(block, citation);
  if (block.kind === 'table') return html`${tableHtml(block)}${below(citation)}`;
  if (block.kind === 'code')
    return html`<pre tabindex="0" role="group"><code>${block.text}</code></pre>
      ${below(citation)}`;
  const text = inlineHtml(block.text);
  return html`<p>${block.kind === 'heading' ? html`<b>${text}</b>` : text}${citation}</p>`;
}

function listHtml(list: QuoteList, citation: Html): Html {
  const items = list.items.map((item, index) =>
    itemHtml(item, index === list.items.length - 1 ? citation : NOTHING),
  );
  return list.first === undefined
    ? html`<ul>
        ${items}
      </ul>`
    : html`<ol start="${list.first}">
        ${items}
      </ol>`;
}

function itemHtml({ text, lists }: QuoteItem, citation: Html): Html {
  const nested = lists.map((list, index) => listHtml(list, index === lists.length - 1 ? citation : NOTHING));
  return html`<li>${inlineHtml(text)}${lists.length === 0 ? citation : nested}</li>`;
}

function tableHtml({ rows }: QuoteTable): Html {
  const shown = rows.map(
    (cells) =>
      html`<tr>
        ${cells.map((cell) => html`<td>${inlineHtml(cell)}</td>`)}
      </tr>`,
  );
  return html`<div class="wide" tabindex="0" role="group">
    <table>
      <tbody>
        ${shown}
      </tbody>
    </table>
  </div>`;
}

function below(citation: Html): Html {
  return citation === NOTHING ? NOTHING : html`<p class="after">${citation}</p>`;
}
