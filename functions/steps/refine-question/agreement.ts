const OF_MANY: readonly (readonly [RegExp, string])[] = [
  [/\bdo\s+$/iu, 'does '],
  [/(?<!\b(?:i|we|you|they|to|can|could|will|would|should|may|might|must)\s)\bhave\s+$/iu, 'has '],
];

/** "How do S3, SQS and RDS keep their data" asks of one of them "How does S3 keep its data". */
export function ofOne(head: string, tail: string): readonly [string, string] {
  const match = OF_MANY.find(([pattern]) => pattern.test(head));
  return match ? [head.replace(...match), tail.replaceAll(/\btheir\b/gu, 'its')] : [head, tail];
}

/** "Paris", "Windows"; not "Americans". */
const ONE_NAME = /^\p{Lu}\p{L}*(?<!ans|ers|ists)$/u;

export function isPlural(item: string): boolean {
  const noun = item.split(/\s+(?:of|in|for|on|with|to|that|when)\s/u)[0] ?? item;
  if (ONE_NAME.test(noun.trim())) return false;
  return /(?:\p{Ll}s(?<!ss)|data|people|children|criteria|phenomena|media|bacteria)$/u.test(noun.trim());
}

const OF_THEM = /\b(?:do|are|were|have)(?=\s+they\b)/iu;
const OF_IT: Readonly<Record<string, string>> = { do: 'does', are: 'is', were: 'was', have: 'has' };

/** Of other names it is not known whether they are of one or of many: "women", "GPUs", "the Alps". */
const IS_ONE = /^(?:an?|one|each)\s/iu;

/** "Do they vote", asked of one thing alone: "does they vote", for the thing, with its article, to take the place of "they". */
export function askedOfOne(clause: string, named: string): string {
  if (!IS_ONE.test(named)) return clause;
  return clause.replace(OF_THEM, (verb) => {
    const one = OF_IT[verb.toLowerCase()] ?? verb;
    return /^\p{Lu}/u.test(verb) ? `${one.charAt(0).toUpperCase()}${one.slice(1)}` : one;
  });
}

/** "They", after "what is a black hole", are black holes. */
export function kindIn(topic: string, before: string): string | undefined {
  const bare = topic.replace(/^the\s+/iu, '');
  const isOneOfMany = /\p{Ll}$/u.test(bare) && /^what (?:is|was) an?\s/iu.test(before);
  if (!isOneOfMany || bare === topic || bare.endsWith('s') || !before.endsWith(bare)) return undefined;
  return /[^aeiou]y$/u.test(bare)
    ? `${bare.slice(0, -1)}ies`
    : `${bare}${/(?:s|x|z|ch|sh)$/u.test(bare) ? 'es' : 's'}`;
}
