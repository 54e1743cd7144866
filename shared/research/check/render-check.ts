import type { TextCheck } from '#shared/domain/text-check.ts';
import { renderHtml } from './render-html.ts';
import { renderMarkdown } from './render-markdown.ts';

/** What was found in the forms that one keeps and passes on. */
export function renderCheck(check: TextCheck): readonly { readonly name: string; readonly text: string }[] {
  return [
    { name: 'check.md', text: renderMarkdown(check) },
    { name: 'check.html', text: renderHtml(check) },
    { name: 'check.json', text: `${JSON.stringify(check, null, 2)}\n` },
  ];
}
