import { afterAll, describe } from 'vitest';
import { storeContracts } from './store-contracts.ts';
import { diskBackend, memoryBackend } from './workbench.ts';

// One file for all ports, so that each backend starts once; the third of them is in `tests/emulated/contracts.aws.ts`.
const backends = [memoryBackend(), diskBackend()];
// For the file, not for a group: the hooks of a group in which no test is chosen do not run.
afterAll(async () => {
  for (const backend of backends) await backend.close();
});

for (const backend of backends) describe(backend.name, () => storeContracts(backend.newWorkbench));
