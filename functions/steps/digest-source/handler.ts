import { stepHandler } from '#shared/lambda/step-handler.ts';
import { digestSourceStep } from './digest-source.ts';

export const handler = stepHandler(digestSourceStep);
