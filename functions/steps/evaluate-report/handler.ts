import { stepHandler } from '#shared/lambda/step-handler.ts';
import { step } from './evaluate-report.ts';

export const handler = stepHandler(step);
