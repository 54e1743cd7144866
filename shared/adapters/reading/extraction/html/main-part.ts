import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { minimalHtml } from './minimal-html.ts';
import { trimTail } from './trim-tail.ts';
import type { TreeNode } from './tree.ts';

export interface MainPart {
  /** Minimal HTML. */
  readonly html: string;
  readonly characters: number;
  readonly byline: string | undefined;
}

/** The main part of a page as Readability finds it; undefined when it finds none. */
export function findMainPart(html: string): MainPart | undefined {
  const { document } = parseHTML(html);
  const article = new Readability(document, { serializer: serialize, keepClasses: true }).parse();
  const content = article?.content;
  if (article === null || typeof content !== 'string') return undefined;
  return { html: content, characters: article.length ?? 0, byline: article.byline ?? undefined };
}

function serialize(node: TreeNode): string {
  trimTail(node);
  return minimalHtml(node);
}
