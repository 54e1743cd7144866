/** What handlers name of the world beside the stores, so that their bundles hold that and nothing else. */
export {
  batching,
  delivering,
  encoding,
  executing,
  keys,
  model,
  notifying,
  ranking,
  reading,
  registering,
  searching,
  timing,
} from '#shared/adapters/aws.ts';
