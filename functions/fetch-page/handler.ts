export { pageHandler as handler } from '#shared/lambda/page-handler.ts';
