import { appendChild, findAll, getAttributeValue, getOuterHTML, prependChild } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { reduceHtml } from '../markup/canonical/html.ts';

/** An HTML text as Markdown that keeps its links; links within the page keep their words alone. */
export function htmlToCitedText(html: string): string {
  const document = parseDocument(html);
  for (const link of findAll((element) => element.name === 'a', document.children)) {
    const address = getAttributeValue(link, 'href') ?? '';
    const url = URL.parse(address);
    if (url === null || !/^(?:https?|file):$/u.test(url.protocol)) continue;
    const shown = url.href.replaceAll('(', '%28').replaceAll(')', '%29');
    for (const node of textNodes('[')) prependChild(link, node);
    for (const node of textNodes(`](${shown})`)) appendChild(link, node);
  }
  return reduceHtml(getOuterHTML(document, { encodeEntities: 'utf8' })).text;
}

function textNodes(text: string): ReturnType<typeof parseDocument>['children'] {
  return parseDocument(text, { decodeEntities: false }).children;
}
