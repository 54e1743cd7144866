import { stepHandler } from '#shared/lambda/step-handler.ts';
import { step } from './verify-report.ts';

export const handler = stepHandler(step);
