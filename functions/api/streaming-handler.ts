import { respond } from './respond.ts';
import { streamAnswers } from './stream-answers.ts';

/** The API behind a gateway that streams; undefined outside of Lambda. */
export const handler = streamAnswers(respond);
