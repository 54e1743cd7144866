/** Stands for the three dots while a question is read; no question has it, as private signs are not read. */
const SIGN = '\ue110';
const JOINING = 'in|of|on|to|from|with|by|for|into|as|until|while|do|then|else|elif|end|catch|except|finally';

/** "INSERT ... RETURNING", "for ... in": dots between words, before one in capitals, one that joins, or a sign. */
const OMITTED = new RegExp(
  String.raw`(?<=\S )\.{3}(?= (?:[\p{Lu}\d_]{2,}(?![\p{L}\p{N}])|(?:${JOINING}) |--?\p{L}|[<>(){}[\]$%&*=+/|]))`,
  'gu',
);

/** A question in which the dots for words that were left out end no sentence, until they are shown again. */
export function omissionsCovered(question: string): string {
  return question.replaceAll(OMITTED, SIGN);
}

/** The text as it was written. */
export function omissionsShown(text: string): string {
  return text.replaceAll(SIGN, '...');
}
