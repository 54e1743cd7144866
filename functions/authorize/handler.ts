import { authorizeHandler } from '#shared/lambda/authorize-handler.ts';
import { authorize } from './authorize.ts';

export const handler = authorizeHandler(authorize);
