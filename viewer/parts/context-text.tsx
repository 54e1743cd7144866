import type { QuoteContext } from '#shared/domain/quote-context.ts';
import { shown } from './inline.tsx';

interface ContextTextProps {
  readonly context: Pick<QuoteContext, 'text' | 'lines' | 'quote'>;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Archived text with its quote marked, line by line; the marks of headings and fences do not show. */
export function ContextText({ context }: ContextTextProps) {
  const { text, lines } = context;
  return (
    <>
      {lines.map((line, index) => {
        const range = { start: line.start, end: lines[index + 1]?.start ?? text.length };
        if (range.start === range.end) return null;
        const isNested = line.kind === 'item' && /^\s/u.test(text.slice(line.start, line.start + 1));
        return (
          <span key={line.start} class={`line ${isNested ? 'item nested' : line.kind}`}>
            <Line context={context} range={range} hidden={hiddenEnd(line, text)} />
          </span>
        );
      })}
    </>
  );
}

function Line(props: ContextTextProps & { readonly range: Range; readonly hidden: number }) {
  const { context, range, hidden } = props;
  const { text, quote } = context;
  const piece = (start: number, end: number) => {
    const middle = Math.min(Math.max(hidden, start), end);
    return (
      <>
        {middle > start && <span class="sign-of">{text.slice(start, middle)}</span>}
        {shown(text.slice(middle, end))}
      </>
    );
  };
  const start = Math.max(quote.start, range.start);
  const end = Math.min(quote.end, range.end);
  if (start >= end) return piece(range.start, range.end);
  return (
    <>
      {piece(range.start, start)}
      <mark>{piece(start, end)}</mark>
      {piece(end, range.end)}
    </>
  );
}

/** Where the `###` of a heading ends. */
function hiddenEnd(line: QuoteContext['lines'][number], text: string): number {
  const sign = line.kind === 'heading' ? /^#+\s+/u.exec(text.slice(line.start, line.start + 12))?.[0] : '';
  return line.start + (sign?.length ?? 0);
}
