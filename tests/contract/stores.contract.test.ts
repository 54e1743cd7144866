import { afterAll, describe } from 'vitest';
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
import { startBackends } from './workbench.ts';

// One file for all ports, so that each backend starts once.
const backends = await startBackends();
// For the file, not for a group: the hooks of a group in which no test is chosen do not run.
afterAll(async () => {
  for (const backend of backends) await backend.close();
});

for (const backend of backends) {
  describe(backend.name, () => {
    jobStoreContract(backend.newWorkbench);
    outboxContract(backend.newWorkbench);
    researchStoreContract(backend.newWorkbench);
    traceStoreContract(backend.newWorkbench);
    callLedgerContract(backend.newWorkbench);
    breakerStoreContract(backend.newWorkbench);
    budgetStoreContract(backend.newWorkbench);
    slotStoreContract(backend.newWorkbench);
    rateLimiterContract(backend.newWorkbench);
    callerLimitsContract(backend.newWorkbench);
    idempotencyKeysContract(backend.newWorkbench);
    cacheContract(backend.newWorkbench);
    eraserContract(backend.newWorkbench);
    webhookStoreContract(backend.newWorkbench);
    batchStoreContract(backend.newWorkbench);
    standingStoreContract(backend.newWorkbench);
    scheduleStoreContract(backend.newWorkbench);
  });
}
