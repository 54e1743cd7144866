/** What handlers name of the world beside the stores, so that their bundles hold that and nothing else. */
export { executing, keys, model, notifying, ranking, reading, searching } from '#shared/adapters/aws.ts';
