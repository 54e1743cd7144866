import type { ComponentChildren } from 'preact';
import type { QuoteBlock, QuoteList } from '#shared/domain/quote-blocks.ts';
import { layOutQuote } from '#shared/domain/quote-layout.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { Inline, shown } from './inline.tsx';

interface QuotationProps {
  readonly quote: string;
  readonly children?: ComponentChildren;
}

/** A quote with its lists, code and tables; what cites it follows it. */
export function Quotation({ quote, children }: QuotationProps) {
  return (
    <blockquote class="quote" dir={directionOf(quote)}>
      {layOutQuote(quote).map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {children !== undefined && <p class="after">{children}</p>}
    </blockquote>
  );
}

function Block({ block }: { readonly block: QuoteBlock }) {
  if (block.kind === 'list') return <List list={block} />;
  if (block.kind === 'code')
    return (
      <pre tabIndex={0} role="group">
        <code>{shown(block.text)}</code>
      </pre>
    );
  if (block.kind === 'heading')
    return (
      <p>
        <b>
          <Inline text={block.text} />
        </b>
      </p>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inline text={block.text} />
      </p>
    );
  return (
    <div class="wide" tabIndex={0} role="group">
      <table>
        <tbody>
          {block.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ list }: { readonly list: QuoteList }) {
  const items = list.items.map((item, index) => (
    <li key={index}>
      <Inline text={item.text} />
      {item.lists.map((inner, at) => (
        <List key={at} list={inner} />
      ))}
    </li>
  ));
  return list.first === undefined ? <ul>{items}</ul> : <ol start={list.first}>{items}</ol>;
}
