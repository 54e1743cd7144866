import { useApp } from '../app-context.ts';
import type { Span } from '../state/spans.ts';

const NARROWEST = 0.4;
/** Of a long trace the spans that took longest. */
const MOST_SHOWN = 200;

/** Each span as a bar on one time axis, in the order in which they began. */
export function Waterfall({ spans }: { readonly spans: readonly Span[] }) {
  const { words } = useApp();
  const total = spans.reduce((latest, span) => Math.max(latest, span.end), 1);
  const shown = longest(spans);
  const share = (milliseconds: number): number => (milliseconds / total) * 100;
  return (
    <div class="wide waterfall" tabIndex={0} role="group" aria-label={words.waterfall}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {words.step}
              {shown.length < spans.length && (
                <span class="meta">
                  {' '}
                  {shown.length} / {spans.length}
                </span>
              )}
            </th>
            <th scope="col">{words.duration}</th>
            <th scope="col" class="axis">
              {formatSeconds(total)}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((span) => (
            <tr key={span.key} class={span.kind}>
              <td>
                {span.name}
                {span.tokens !== undefined && <span class="meta"> {words.tokens(span.tokens)}</span>}
                {span.usd !== undefined && <span class="meta"> ${span.usd.toFixed(4)}</span>}
              </td>
              <td class="number">{formatSeconds(span.end - span.start)}</td>
              <td class="axis">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={span.detail}>
                  <title>{span.detail}</title>
                  <rect
                    x={share(span.start)}
                    y="0"
                    width={Math.max(NARROWEST, share(span.end - span.start))}
                    height="8"
                  />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In the order in which they began. */
function longest(spans: readonly Span[]): readonly Span[] {
  if (spans.length <= MOST_SHOWN) return spans;
  const lengths = spans.map((span) => span.end - span.start).toSorted((a, b) => b - a);
  const least = lengths[MOST_SHOWN - 1] ?? 0;
  return spans.filter((span) => span.end - span.start >= least).slice(0, MOST_SHOWN);
}

function formatSeconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
