import * as z from 'zod';

// The policy of the page lets no text become code, which schemas would otherwise try. Imported before any schema is made;
// package.json names this file as one that does something by itself.
z.core.globalConfig.jitless = true;
