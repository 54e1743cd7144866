import { batchStoreContract } from './batch-store.contract.ts';
import { breakerStoreContract } from './breaker-store.contract.ts';
import { budgetStoreContract } from './budget-store.contract.ts';
import { cacheContract } from './cache.contract.ts';
import { callerLimitsContract } from './caller-limits.contract.ts';
import { callLedgerContract } from './call-ledger.contract.ts';
import { eraserContract } from './eraser.contract.ts';
import { idempotencyKeysContract } from './idempotency-keys.contract.ts';
import { jobStoreContract } from './job-store.contract.ts';
import { outboxContract } from './outbox.contract.ts';
import { rateLimiterContract } from './rate-limiter.contract.ts';
import { researchStoreContract } from './research-store.contract.ts';
import { scheduleStoreContract } from './schedule-store.contract.ts';
import { slotStoreContract } from './slot-store.contract.ts';
import { standingStoreContract } from './standing-store.contract.ts';
import { traceStoreContract } from './trace-store.contract.ts';
import { webhookStoreContract } from './webhook-store.contract.ts';
import type { NewWorkbench } from './workbench.ts';

/** What every port of the stores holds, on whatever table they are. */
export function storeContracts(newWorkbench: NewWorkbench): void {
  jobStoreContract(newWorkbench);
  outboxContract(newWorkbench);
  researchStoreContract(newWorkbench);
  traceStoreContract(newWorkbench);
  callLedgerContract(newWorkbench);
  breakerStoreContract(newWorkbench);
  budgetStoreContract(newWorkbench);
  slotStoreContract(newWorkbench);
  rateLimiterContract(newWorkbench);
  callerLimitsContract(newWorkbench);
  idempotencyKeysContract(newWorkbench);
  cacheContract(newWorkbench);
  eraserContract(newWorkbench);
  webhookStoreContract(newWorkbench);
  batchStoreContract(newWorkbench);
  standingStoreContract(newWorkbench);
  scheduleStoreContract(newWorkbench);
}
