interface Range {
  readonly start: number;
  readonly end: number;
}

/** The spans that share a character with the range, in order; `spans` must be in order of both start and end. */
export function overlapping<Span extends Range>(spans: readonly Span[], range: Range): readonly Span[] {
  const found: Span[] = [];
  for (let index = firstEndingAfter(spans, range.start); index < spans.length; index += 1) {
    const span = spans[index];
    if (span === undefined || span.start >= range.end) break;
    found.push(span);
  }
  return found;
}

function firstEndingAfter(spans: readonly Range[], place: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
