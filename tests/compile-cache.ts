import { enableCompileCache, flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// Each worker takes what others have compiled, and leaves to them what it has; tests/whole-run.ts says where that lies.
enableCompileCache();
afterAll(() => flushCompileCache());
