import { answerMcp } from './mcp.ts';
import { streamAnswers } from './stream-answers.ts';

/** The Model Context Protocol behind a gateway that streams; undefined outside of Lambda. */
export const handler = streamAnswers(answerMcp);
