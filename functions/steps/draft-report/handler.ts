import { keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { draftReportStep } from './draft-report.ts';

export const handler = stepHandler(draftReportStep, { keys, model });
