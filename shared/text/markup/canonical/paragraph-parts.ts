import { joinLines } from './blocks.ts';
import { beginsAnew, beginsInBold, isBoldAlone, type ReadBlock, titleOfLabel } from './bold-labels.ts';
import { reduceInline } from './inline.ts';
import { endsInStop, goesOn, hasClauseMark } from './shaped/kinds-of-lines.ts';

/** The blocks of a paragraph; `canBeLabelled` of one that is in no list and not quoted. */
export function blocksOfParagraph(texts: readonly string[], canBeLabelled: boolean): readonly ReadBlock[] {
  const parts = partedAtBreaks(texts);
  return parts.map((lines, at): ReadBlock => {
    const [first = '', ...others] = lines;
    const block = { kind: 'text', text: reduced(lines) } as const;
    if (!canBeLabelled || at > 0) return block;
    const below = reduced(others);
    if (isBoldAlone(first) && !goesOn(below)) {
      return { ...block, label: { title: titleOfLabel(reduced([first])), below } };
    }
    return beginsInBold(first) ? { ...block, isBoldFirst: true } : block;
  });
}

function reduced(lines: readonly string[]): string {
  return reduceInline(joinLines(lines));
}

const BROKEN_BY_HAND = /(?<!\\)\\$/u;
/** "**Date:** 3 May" */
const FIELD = /^\*\*[^*]{1,40}(?::\*\*|\*\*:)/u;
const FEWEST_FIELDS = 2;

/**
 * A line that is broken by hand, before a capital, says something by itself: "a framework\", "I need a way …"; and so does what
 * begins in bold below a line that ends, a clause below another, and each of several fields.
 */
function partedAtBreaks(texts: readonly string[]): readonly (readonly string[])[] {
  const hasFields = texts.filter((text) => FIELD.test(text)).length >= FEWEST_FIELDS;
  const areClauses = hasClauseMark(texts[0] ?? '');
  const parts: string[][] = [[]];
  for (const [at, text] of texts.entries()) {
    const above = texts[at - 1] ?? '';
    const isInCode = (text.match(/`/gu)?.length ?? 0) % 2 === 1;
    const isBroken = BROKEN_BY_HAND.test(text) && !isInCode && /^\p{Lu}/u.test(texts[at + 1] ?? '');
    const isField = hasFields && FIELD.test(text);
    const isClause = areClauses && hasClauseMark(text) && endsInStop(above);
    if (at > 0 && (isField || isClause || beginsAnew(text, above))) parts.push([]);
    parts.at(-1)?.push(isBroken ? text.replace(BROKEN_BY_HAND, '') : text);
    if (isBroken) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}
