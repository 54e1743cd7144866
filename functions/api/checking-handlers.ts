import { HANDLERS, type Handlers } from './handlers.ts';

/** All routes, with checks of texts: for what may read pages, as the rules by which sentences are checked weigh much. */
export const CHECKING_HANDLERS: Handlers = {
  ...HANDLERS,
  // Asked for rarely, and it reads documents: nobody else waits for it to be loaded.
  checkText: async (request) => (await import('./routes/check-text.ts')).checkCitedText(request),
};
