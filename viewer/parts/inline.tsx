import { splitCode } from '#shared/text/markup/split-code.ts';

/** Foreign text in a line; balanced backticks show as code. */
export function Inline({ text }: { readonly text: string }) {
  const line = shown(text).replaceAll(/\s+/gu, ' ').trim();
  return (
    <>
      {splitCode(line).map((piece, index) =>
        piece.kind === 'code' ? <code key={index}>{piece.value}</code> : piece.value,
      )}
    </>
  );
}

/** Without signs that turn the direction of the text after them; the page sets directions by itself. */
export function shown(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '');
}
