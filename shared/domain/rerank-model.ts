/** Of the rerankers on Bedrock the one that most regions have and that reads most languages. */
export const USUAL_BEDROCK_RERANKER = 'cohere.rerank-v3-5:0';

/** The ARN of a model of Bedrock in a region; an ARN is left as it is. */
export function rerankModelArn(model: string, region: string): string {
  return model.startsWith('arn:')
    ? model
    : `arn:${partitionOf(region)}:bedrock:${region}::foundation-model/${model}`;
}

function partitionOf(region: string): string {
  if (region.startsWith('us-gov-')) return 'aws-us-gov';
  return region.startsWith('cn-') ? 'aws-cn' : 'aws';
}
