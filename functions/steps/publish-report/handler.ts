import { notifying } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { publishReportStep } from './publish-report.ts';

export const handler = stepHandler(publishReportStep, { notifying });
