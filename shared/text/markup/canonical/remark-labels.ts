import type { CanonicalBlock } from './blocks.ts';

/** What a page sets over a remark: "Note", "Warning:". */
const LABEL =
  /^(?<label>note|notes|warning|tip|hint|important|caution|attention|danger|info|example|hinweis|achtung|warnung|tipp|remarque|astuce|nota|aviso|consejo)\s*[:!]?$/iu;

/**
 * The blocks of a page with a label such as "Note" before the text that it is set over ("Note: Keep it shut."); without it where that
 * begins with the same word ("Note on persistence").
 */
export function withLabels<One extends { readonly block: CanonicalBlock }>(
  blocks: readonly One[],
): readonly One[] {
  return blocks.flatMap((one, at) => {
    if (labelOf(one.block, blocks[at + 1]?.block) !== undefined) return [];
    const label = labelOf(blocks[at - 1]?.block, one.block);
    if (label === undefined || firstWord(one.block.text) === label.toLowerCase()) return [one];
    return [{ ...one, block: { ...one.block, text: `${label}: ${one.block.text}` } }];
  });
}

/** The label that a block is of the text below it. */
function labelOf(block: CanonicalBlock | undefined, below: CanonicalBlock | undefined): string | undefined {
  if (block?.kind !== 'text' || below?.kind !== 'text' || LABEL.test(below.text)) return undefined;
  return LABEL.exec(block.text)?.groups?.['label'];
}

function firstWord(text: string): string {
  return /^\p{L}{1,20}(?![\p{L}\p{N}'’-])/u.exec(text)?.[0].toLowerCase() ?? '';
}
