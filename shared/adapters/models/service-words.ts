/**
 * What services give in words alone: the same error code stands for a prompt that is too long, a model that is not
 * there and a form of request that is not known. This table is the one place that looks at their words; each row
 * says whose words they are. What it does not know is taken for a form that is not known, which costs a few requests
 * and loses nothing.
 */
interface Saying {
  readonly says: RegExp;
  readonly means: 'context-too-long' | 'unknown-model';
  readonly service: string;
}

const SAYINGS: readonly Saying[] = [
  { says: /input is too long/iu, means: 'context-too-long', service: 'Bedrock' },
  { says: /prompt is too long/iu, means: 'context-too-long', service: 'Claude on Bedrock and elsewhere' },
  { says: /too many (?:input )?tokens/iu, means: 'context-too-long', service: 'Amazon Nova on Bedrock' },
  {
    says: /maximum (?:context|input|model) length|context length is/iu,
    means: 'context-too-long',
    service: 'OpenAI, vLLM, OpenRouter',
  },
  {
    says: /exceeds? (?:the )?(?:available |maximum )?context/iu,
    means: 'context-too-long',
    service: 'llama.cpp, Ollama',
  },
  { says: /model identifier is invalid/iu, means: 'unknown-model', service: 'Bedrock' },
  {
    says: /on-demand throughput isn.t supported/iu,
    means: 'unknown-model',
    service: 'Bedrock, for a model that wants an inference profile',
  },
  { says: /not a valid model/iu, means: 'unknown-model', service: 'OpenRouter' },
];

export function failureMeaning(words: string): Saying['means'] | undefined {
  return SAYINGS.find((one) => one.says.test(words))?.means;
}
