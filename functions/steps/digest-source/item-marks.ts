import type { Reach, Thinking } from './thinking.ts';

const MARK_CHARACTERS = 8;
const BULLET = /[-*+•–]\s+$/u;
const MARK = /^(?<indent>[^\S\n]*)(?<mark>(?:[-*+•]|\d{1,3}[.)])[^\S\n]+)$/u;

/** Whether a bullet stands before a place, not a number. */
export function hasBullet(canonical: string, start: number): boolean {
  return BULLET.test(canonical.slice(Math.max(0, start - MARK_CHARACTERS), start));
}

/** Where statements begin: of several items beside each other the first keeps its mark, as the others do. */
export function withMark({ canonical, statements }: Thinking, { first, last }: Reach): number {
  const [own, ...others] = statements.slice(first, last + 1);
  const start = own?.start ?? 0;
  const mark = own?.kind === 'list-item' ? markAt(canonical, start) : undefined;
  if (mark === undefined) return start;
  const isBeside = others.some(
    (one) => one.block !== own?.block && markAt(canonical, one.start)?.indent === mark.indent,
  );
  return isBeside ? start - mark.length : start;
}

export interface Mark {
  readonly indent: number;
  readonly isNumber: boolean;
  readonly length: number;
}

/** The mark of an item that begins at a place; undefined where none stands right before it. */
export function markAt(canonical: string, start: number): Mark | undefined {
  const line = canonical.slice(canonical.lastIndexOf('\n', start - 1) + 1, start);
  const { indent = '', mark } = MARK.exec(line)?.groups ?? {};
  return mark === undefined
    ? undefined
    : { indent: indent.length, isNumber: /^\d/u.test(mark), length: mark.length };
}
