export { postHandler as handler } from '#shared/lambda/post-handler.ts';
