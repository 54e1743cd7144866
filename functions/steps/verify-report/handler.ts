import { stepHandler } from '#shared/lambda/step-handler.ts';
import { verifyReportStep } from './verify-report.ts';

export const handler = stepHandler(verifyReportStep, {});
