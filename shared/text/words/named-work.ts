import { terms } from './analyze.ts';

/** Reports of research; a "program", a "project" or a "report" is a thing of its own as often. */
const WORK = String.raw`(?:stud(?:y|ies)|trials?|rcts?|experiments?|papers?|articles?|surveys?|pilots?|comparisons?|investigations?|cohorts?|meta-analys[ei]s)`;
const BEFORE = String.raw`(?:in|of|from|by|for|on|at|behind|during|within|according\s+to)`;
const WITHIN = String.raw`(?:of|in|at|for|on|with|from|by|to|the|an?)`;
const AUXILIARY = String.raw`(?:did|do|does|was|were|is|are|could|can|had|has|have|would|should|may|might|will)`;
/** What goes on with the name of a work; another noun makes another thing of it: "paper tray", "trial period". */
const GOES_ON = String.raw`(?:of|on|about|that|which|who|whose|where|when|in|by|with|for|among|from|at|as|into|between|versus|vs|against|comparing|testing|looking|using|giving)\b(?!\s+(?:my|our|your)\b)`;
const ENDS = String.raw`(?=\s+(?:${GOES_ON}|${AUXILIARY}\b|and\b|or\b|but\b|to\b|because\b|if\b|while\b)|\s*(?:[,:;?!)]|\.(?:\s|$)|$))`;
const named = (determiner: string): string =>
  String.raw`(?:${determiner})\s+(?:(?!${WITHIN}\s)[\p{L}\p{N}()'’.,-]+\s+){0,5}?${WORK}\b${ENDS}`;
const ONE = 'the|this|that|their|his|her';

const ASKING = String.raw`(?:and\s+|but\s+|so\s+)?(?:(?:in|at|on|of|for|to|by|from|with|after|until|over|under|about|within)\s+(?:what|which|how|whom|whose)|how|what|why|when|where|who|whom|whose|${AUXILIARY})\b`;
const ASKING_OR_WHICH = String.raw`(?:${ASKING}|which\b)`;
const IN_SENTENCE = String.raw`(?:(?!\.\s)[^?!;])`;
/** "In the trial that gave A to B, how …?": up to the first pause behind which something is asked; "…, which …" may say more of it. */
const OPENINGS: readonly RegExp[] = [ASKING, ASKING_OR_WHICH].map(
  (asking) =>
    new RegExp(
      String.raw`^(?:${BEFORE}\s+${named(`${ONE}|an?`)}|${named('the|this')}(?=\s+${GOES_ON}))${IN_SENTENCE}*?[,:]\s+(?=${asking})`,
      'iu',
    ),
);
/** What is done to a work: "how many left the study of A". */
const DEALT_WITH =
  'left|leaving|joined|joining|entered|entering|completed|completing|finished|finishing|approved|funded|sponsored|financed|ran|led|conducted|designed|supported|reviewed|registered|stopped|ended';
const STOP = String.raw`(?:${AUXILIARY}|about|because|if|while)`;
/** "… in the trial of A in B", up to its end or to what is asked besides. */
const INSIDE = new RegExp(
  String.raw`(?:\b${BEFORE}\s+|(?<=\b(?:${DEALT_WITH})\s+))${named(ONE)}(?:\s+(?:that|which|who|where)\b(?:(?!\.\s)[^?!;:])*?|(?:\s+about\b)?(?:(?!\s${STOP}\s|\.\s)[^?!;:])*?)(?=,?\s+and\s+${ASKING_OR_WHICH}|,\s+${ASKING_OR_WHICH}|\s${STOP}\s|[;:?!]|\.\s|\.?$)`,
  'iu',
);
const BEGINS = new RegExp(String.raw`^(?:${BEFORE}\s+)?${named(`${ONE}|an?`)}`, 'iu');

/** Whether a clause begins by naming a work. */
export function opensWithWork(clause: string): boolean {
  return BEGINS.test(clause);
}

/** "In the trial that gave A to B, ", before what is asked of it; not where it breaks off in what is quoted. */
export function openingWork(question: string): string | undefined {
  const opening = OPENINGS.map((one) => one.exec(question)?.[0]).find((one) => one !== undefined);
  const marks = opening?.match(/["“”]/gu)?.length ?? 0;
  return marks % 2 === 0 ? opening : undefined;
}

/**
 * The words by which a question names the work that it asks about, in English: they tell which document is meant, and nothing
 * of what is asked of it. Undefined where it names none.
 */
export function namedWork(question: string): string | undefined {
  return openingWork(question) ?? INSIDE.exec(question)?.[0];
}

/** The question without that name. */
export function besideWork(question: string): string {
  const work = namedWork(question);
  return work === undefined ? question : question.replace(work, () => ' ').trim();
}

/** The terms of that name which stand nowhere else in the question. */
export function namedTerms(question: string): ReadonlySet<string> {
  const text = question.replaceAll(/\s+/gu, ' ');
  const work = namedWork(text);
  if (work === undefined) return new Set();
  const asked = new Set(terms(besideWork(text)));
  return new Set(terms(work).filter((term) => !asked.has(term)));
}
