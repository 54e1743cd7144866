import { encoding, keys, model, ranking } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { selectSourcesStep } from './select-sources.ts';

export const handler = stepHandler(selectSourcesStep, { keys, model, ranking, encoding });
