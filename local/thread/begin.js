// Plain JavaScript, so that nothing has to be translated before what was translated once is found again.
import { enableCompileCache } from 'node:module';

// Each thread has a cache of its own to switch on.
enableCompileCache();

await import('./work.ts');
