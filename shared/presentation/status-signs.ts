import type { ItemStatus } from '#shared/domain/plan.ts';

/** Of an item of the checklist, wherever it is listed. */
export const STATUS_SIGNS: Readonly<Record<ItemStatus, string>> = {
  satisfied: '✓',
  partial: '~',
  unsatisfied: '✗',
};
