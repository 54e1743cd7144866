import type { ItemStatus } from '#shared/domain/plan.ts';
import type { ItemResult } from '#shared/domain/report.ts';
import { isPerhaps } from '#shared/domain/report-reading.ts';

/** Of an item by its status alone. */
export const STATUS_SIGNS: Readonly<Record<ItemStatus, string>> = {
  satisfied: '✓',
  partial: '~',
  unsatisfied: '✗',
};

const PERHAPS_SIGN = '?';

/** Of an item of the checklist, wherever it is listed. */
export function signOf(item: ItemResult): string {
  return isPerhaps(item) ? PERHAPS_SIGN : STATUS_SIGNS[item.status];
}
