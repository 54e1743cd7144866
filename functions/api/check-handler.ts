import { checkPortsOf } from '#shared/lambda/check-ports.ts';
import { CHECKING_HANDLERS } from './checking-handlers.ts';
import { answerRequest } from './router.ts';
import { streamAnswers } from './stream-answers.ts';

/**
 * Checks of texts behind a gateway that streams, which waits for minutes where it would else for seconds: the pages that a text
 * cites are read before anything is answered. Undefined outside of Lambda.
 */
export const handler = streamAnswers(async (event, context) =>
  answerRequest(event, context, { stream: false, portsOf: checkPortsOf, handlers: CHECKING_HANDLERS }),
);
