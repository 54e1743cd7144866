import type { TextCheck } from '#shared/domain/text-check.ts';
import { renderCheckHtml } from './render-html.ts';
import { renderCheckMarkdown } from './render-markdown.ts';

/** What was found in the forms that one keeps and passes on. */
export function checkFiles(check: TextCheck): readonly { readonly name: string; readonly text: string }[] {
  return [
    { name: 'check.md', text: renderCheckMarkdown(check) },
    { name: 'check.html', text: renderCheckHtml(check) },
    { name: 'check.json', text: `${JSON.stringify(check, null, 2)}\n` },
  ];
}
