import { type Html, html } from '#shared/text/markup/build-html.ts';
import { splitCode } from '#shared/text/markup/split-code.ts';

/** Foreign text in a line; balanced backticks show as code. */
export function inlineHtml(text: string): Html {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return html`${splitCode(line).map((piece) =>
    piece.kind === 'code' ? html`<code>${piece.value}</code>` : html`${piece.value}`,
  )}`;
}
