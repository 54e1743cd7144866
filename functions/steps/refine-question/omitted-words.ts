/** Stands for the three dots while a question is read; no question has it, as private signs are not read. */
const SIGN = '\ue110';
const JOINING = 'in|of|on|to|from|with|by|for|into|as|until|while|do|then|else|elif|end|catch|except|finally';

/** "INSERT ... RETURNING", "for ... in": dots between words, before one in capitals, one that joins, or a sign. */
const OMITTED = new RegExp(
  String.raw`(?<=\S )\.{3}(?= (?:[\p{Lu}\d_]{2,}(?![\p{L}\p{N}])|(?:${JOINING}) |--?\p{L}|[<>(){}[\]$%&*=+/|]))`,
  'gu',
);

const BEFORE_LETTER =
  /(?<=\S )\.{3}(?= (?!(?:i|we|my|our|it|they|he|she|there|the|this|that|thanks?|please|any|but|so|because)(?!\p{L}))\p{Ll})/gu;
const BEGUN =
  /(?:^|[.?!] )(?:if|when|while|how|what|why|which|where|who|can|could|should|is|are|does|do|did|will|would|has|have) [^.?!]+$/iu;
const MOST_BEGUN = 200;

/** "If the kiln ... goes out, …": what began by asking or with a condition is not over, unless something is told next. */
function withUnfinished(question: string): string {
  return question.replaceAll(BEFORE_LETTER, (dots, at: number) =>
    BEGUN.test(question.slice(Math.max(0, at - MOST_BEGUN), at)) ? SIGN : dots,
  );
}

/** A question in which the dots for words that were left out end no sentence, until they are shown again. */
export function omissionsCovered(question: string): string {
  return withUnfinished(question.replaceAll(OMITTED, SIGN));
}

/** The text as it was written. */
export function omissionsShown(text: string): string {
  return text.replaceAll(SIGN, '...');
}
