import { storeStepHandler } from '#shared/lambda/store-step-handler.ts';
import { publishReportStep } from './publish-report.ts';

export const handler = storeStepHandler(publishReportStep);
