import { keys, model } from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { digestSourceStep } from './digest-source.ts';

export const handler = stepHandler(digestSourceStep, { keys, model });
