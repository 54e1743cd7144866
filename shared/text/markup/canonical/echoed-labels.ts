import type { CanonicalBlock } from './blocks.ts';

/** What a page sets over a remark: "Note", "Warning:". */
const LABEL =
  /^(?<label>note|notes|warning|tip|hint|important|caution|attention|danger|info|example|hinweis|achtung|warnung|tipp|remarque|astuce|nota|aviso|consejo)\s*[:!]?$/iu;

/** The blocks of a page without a label such as "Note" over a text that begins with the same word ("Note on persistence"). */
export function withoutEchoedLabels<One extends { readonly block: CanonicalBlock }>(
  blocks: readonly One[],
): readonly One[] {
  return blocks.filter(({ block }, at) => {
    const label = block.kind === 'text' ? LABEL.exec(block.text)?.groups?.['label'] : undefined;
    const below = blocks[at + 1]?.block;
    return label === undefined || below?.kind !== 'text' || firstWord(below.text) !== label.toLowerCase();
  });
}

function firstWord(text: string): string {
  return /^\p{L}{1,20}(?![\p{L}\p{N}'’-])/u.exec(text)?.[0].toLowerCase() ?? '';
}
