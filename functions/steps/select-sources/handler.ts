import { stepHandler } from '#shared/lambda/step-handler.ts';
import { selectSourcesStep } from './select-sources.ts';

export const handler = stepHandler(selectSourcesStep);
