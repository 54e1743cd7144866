import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';

/** "What can I do about it?", "Is there a way around it?", "How do I get rid of it?" */
const ASKS_FOR_HELP =
  /\bwhat can (?:i|we|you|one) do\b|\bhow (?:do|can|could|should) (?:i|we|you|one) (?:fix|avoid|prevent|stop|solve|cure|get rid of|get around|work around|deal with)\b|\bis there (?:a|an|any|some|no) (?:\p{Ll}+ )?(?:way|workaround|trick|means|remedy|cure)\b/iu;

/** Whether one asks what to do. */
export function asksForRemedy(question: string): boolean {
  return asksFor(question).has('procedure') || ASKS_FOR_HELP.test(question);
}

/** How many statements further down what helps may stand. */
const WITHIN = 12;

/** What advises somebody. */
const ADVICE =
  /(?:^|[,:;] |\bif (?:possible|so) )(?:please |instead,? )?(?:try (?:to\b|\p{Ll}+ing\b)|make sure\b|avoid \p{Ll}+ing\b)|\byou (?:can|may|could|should|might|must|need to|have to) (?!not\b)(?:also |then |either |instead )?(?!read\b|see\b|find\b|learn\b|look\b|notice\b|imagine\b)\p{Ll}+\b/iu;

/** What helps against what was told before. */
const REMEDY =
  /\b(?:work-?arounds?|solutions?|remed(?:y|ies)|to (?:avoid|prevent|fix|solve|overcome|work around|get around|circumvent|correct) (?:this|that|these|it|such|the)|(?:can|may|could|should) be (?:avoided|prevented|fixed|solved|overcome|corrected|worked around))\b/iu;

/**
 * Where the first statement below one stands that tells what helps, in the same section: who asks for a way finds what goes wrong in
 * words of the question, and what helps in others. Undefined where the statement tells it itself, or nothing below does.
 */
export function remedyBelow(
  statements: readonly AnalysedStatement[],
  from: number,
  question: string,
): number | undefined {
  const top = statements[from];
  const isAdvised = ASKS_FOR_HELP.test(question);
  const helps = ({ text }: AnalysedStatement): boolean =>
    REMEDY.test(text) || (isAdvised && ADVICE.test(text));
  if (top === undefined || helps(top)) return undefined;
  for (let at = from + 1; at <= from + WITHIN; at += 1) {
    const below = statements[at];
    if (below === undefined || below.headings !== top.headings) return undefined;
    if (helps(below)) return at;
  }
  return undefined;
}
