import { encoding, keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { checkCompletenessStep } from './check-completeness.ts';

export const handler = stepHandler(checkCompletenessStep, { keys, model, encoding });
