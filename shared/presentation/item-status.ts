import { LIKELY_REMARKS, missingOf } from '#shared/domain/report-reading.ts';
import type { ItemResult } from '#shared/domain/report.ts';
import { remarkIn } from './own-words.ts';
import type { ReportWords } from './words/report-words.ts';

export interface StatusWords {
  readonly status: string;
  /** Empty where nothing is. */
  readonly missing: string;
}

/** How far an item is answered, and what is missing of it. How likely it is answered says the former, where no more is known. */
export function statusWords(item: ItemResult, words: ReportWords): StatusWords {
  const missing = missingOf(item);
  const said = remarkIn(words)(missing);
  return LIKELY_REMARKS.has(missing)
    ? { status: said, missing: '' }
    : { status: words.status[item.status], missing: said };
}
