import { stepHandler } from '#shared/lambda/step-handler.ts';
import { step } from './publish-report.ts';

export const handler = stepHandler(step);
