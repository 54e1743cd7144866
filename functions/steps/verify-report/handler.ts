import { storeStepHandler } from '#shared/lambda/store-step-handler.ts';
import { verifyReportStep } from './verify-report.ts';

export const handler = storeStepHandler(verifyReportStep);
