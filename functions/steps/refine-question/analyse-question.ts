import type { Aspect, QuestionKind } from '#shared/domain/brief.ts';
import { contentWords } from '#shared/text/words/analyze.ts';

export interface QuestionAnalysis {
  readonly kind: QuestionKind;
  readonly entities: readonly string[];
  readonly aspects: readonly Aspect[];
  readonly setting: readonly string[];
}

const INTERROGATIVE =
  /\b(?:how|why|when|where|which|what|who|whose|is|are|does|do|did|can|could|should|will|would|has|have)\b/iu;
/** The full stop just read does not end "vs.", "e.g." and their like, nor the number of a question. */
const NOT_ABBREVIATED = String.raw`(?<!\b(?:vs|v|e\.g|i\.e|etc|cf|ca|approx|al|no|dr|st|mr|mrs)\.|(?:^|[?.;]\s)\s*\d{1,2}\.)`;
const CLAUSE_BREAK = new RegExp(
  String.raw`(?:[,;]\s*|\s+)(?:and|but|or)\s+(?=(?:in|under|for|to|at|by|on|with)?\s*${INTERROGATIVE.source}\s)|[?;]\s+(?=\S)|[？؟；؛。]\s*(?=\S)|[.।]${NOT_ABBREVIATED}\s+(?=\S)`,
  'giu',
);

const KINDS: readonly (readonly [RegExp, QuestionKind])[] = [
  [/^\s*why\b/iu, 'why'],
  [
    /\b(?:differ\w*|compar\w*|versus|vs\.?|contrast|trade-?offs?|better than|rather than|instead of|prefer)\b/iu,
    'comparison',
  ],
  [
    /\b(?:limits?|limitations?|maximum|max|minimum|quotas?|restrictions?|restricted|constraints?|caveats?|drawbacks?|not (?:support|allow|work)\w*|cannot|can't|unsupported)\b/iu,
    'limits',
  ],
  [/\bhow (?:much|many|long|large|big|fast|often|high|low|far|old)\b/iu, 'quantity'],
  [/\b(?:why|reasons?|purpose|cause[sd]?|rationale)\b/iu, 'why'],
  [
    /\b(?:effects?|affects?|impacts?|influences?|improves?|reduces?|increases?|prevents?|associated|association)\b/iu,
    'effect',
  ],
  [/^\s*(?:when|since when|at what time|under (?:what|which) (?:conditions?|circumstances?))\b/iu, 'when'],
  [/\bhow\b|\b(?:steps?|procedure|way) (?:to|of|for)\b/iu, 'how'],
  [/^\s*(?:what (?:is|are|does|do)\b|define\b|who (?:is|are)\b|meaning of)/iu, 'definition'],
];

/** Lists are looked for in the beginning of a long text: patterns for lists take quadratic time. */
const LIST_CHARACTERS = 2000;

/** What a question asks, read from its clauses, its lists and its question words. */
export function analyseQuestion(asked: string): QuestionAnalysis {
  const question = spellOut(asked);
  const entities = findEntities(question);
  const clauses = splitClauses(question);
  const aspects = clauses.map((text) => ({ text: text.trim(), kind: kindOf(text) }));
  const setting = clauses.flatMap((clause) => findSetting(clause, entities));
  const kind = entities.length > 1 ? 'comparison' : (aspects[0]?.kind ?? 'general');
  return { kind, entities, aspects, setting };
}

/** "An express workflow instead of a standard one": the second is a standard workflow. */
function spellOut(question: string): string {
  const [first, second] = findEntities(question);
  const noun = first?.split(/\s+/u).at(-1);
  if (noun === undefined || second === undefined || !/\sones?$/iu.test(second)) return question;
  return question.replace(second, () => second.replace(/ones?$/iu, () => noun));
}

const SETTING =
  /\s(?:in|with|within|under|inside|on|of|for)\s+(?:the\s+)?(\p{Lu}[\p{L}\p{N}@/._+-]*(?:\s+\p{Lu}[\p{L}\p{N}@/._+-]*)*)\s*$/u;

/** A proper name that closes a clause: where the question is set, unless it is all the clause is about. */
function findSetting(clause: string, entities: readonly string[]): readonly string[] {
  const match = SETTING.exec(clause);
  const name = match?.[1];
  if (match === null || name === undefined || entities.some((entity) => name.includes(entity))) return [];
  const before = clause.slice(0, match.index);
  if (/\b(?:and|or)$/iu.test(before)) return [];
  return contentWords(before).length >= 3 ? [name] : [];
}

function kindOf(clause: string): QuestionKind {
  return KINDS.find(([pattern]) => pattern.test(clause))?.[1] ?? 'general';
}

/** Clauses that each ask something of their own; a fragment without topical words joins the clause before it. */
function splitClauses(question: string): readonly string[] {
  const clauses: string[] = [];
  for (const part of question.split(CLAUSE_BREAK)) {
    const text = part
      .replace(/^[\s,;]+|[\s,;?.？؟。।；؛]+$/gu, '')
      .replace(/^\(?\d{1,2}[.)]\s+(?=\S)/u, '')
      .replace(/^(?:and|but|or)\s+(?=\S)/iu, '');
    if (text === '') continue;
    const last = clauses.at(-1);
    if (last !== undefined && contentWords(text).length === 0)
      clauses[clauses.length - 1] = `${last} ${text}`;
    else clauses.push(text);
  }
  return clauses;
}

const WORD = String.raw`\.?[\p{L}\p{N}][\p{L}\p{N}@/._+#-]*`;
const NOUNS = `(?<![\\p{L}\\p{N}])(?!(?:i|we|you|one|use|using|a|an|does|do|did|is|are|has|have|can|should|will|how|what|which|why|when|by|of|in|on|for|with|to|from|at|the|between)\\b)${WORD}(?:\\s+(?!(?:and|or|vs|versus|with|in|for|on|to|of|at|by|from|when|which|how|what|is|are|the|have|has|do|does|differ|relate|compared?|rather|instead|as)\\b)${WORD}){0,3}`;
const LIST = new RegExp(
  String.raw`(${NOUNS}(?:\s*,\s*${NOUNS})+)\s*,?\s*(?:and|or|as well as)\s+(${NOUNS})`,
  'giu',
);
const PAIRS: readonly RegExp[] = [
  new RegExp(
    String.raw`\bbetween\s+(?:the\s+|an?\s+)?(${NOUNS})\s+and\s+(?:the\s+|an?\s+)?(${NOUNS})(?:\s+and\s+(?:the\s+|an?\s+)?(${NOUNS}))?`,
    'iu',
  ),
  new RegExp(
    String.raw`(${NOUNS})\s+(?:vs\.?|versus|compared (?:to|with)|as opposed to|rather than|instead of)\s+(?:the\s+|an?\s+)?(${NOUNS})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:compare|do|does|how do|should i use|choose)\s+(?:the\s+|an?\s+)?(${NOUNS})\s+(?:and|or|with|to)\s+(?:the\s+|an?\s+)?(${NOUNS})`,
    'iu',
  ),
];

/** The things that a question lists or sets against each other; empty when there are fewer than two. */
export function findEntities(text: string): readonly string[] {
  const question = text.slice(0, LIST_CHARACTERS);
  const listed = longestList(question);
  if (listed.length > 1) return listed;
  if (
    !/differ|compar|between|versus|\bvs\b|rather than|instead of|opposed to|should i use|choose/iu.test(
      question,
    )
  )
    return [];
  for (const pattern of PAIRS) {
    const match = pattern.exec(question);
    const pair = (match?.slice(1) ?? []).flatMap((part) => (part === undefined ? [] : [tidy(part)]));
    if (pair.length > 1 && pair.every((part) => contentWords(part).length > 0)) return pair;
  }
  return [];
}

function longestList(question: string): readonly string[] {
  const lists = [...question.matchAll(LIST)].map((match) => {
    const heads = (match[1] ?? '').split(/\s*,\s*/u);
    return [
      ...heads.map((head, index) => (index === 0 ? lastNouns(head, heads.slice(1)) : head)),
      match[2] ?? '',
    ].map(tidy);
  });
  const best = lists.sort((a, b) => b.length - a.length)[0] ?? [];
  return [...new Set(best)].filter((item) => contentWords(item).length > 0);
}

/** The first item of a list drags words from before the list along; items of one list are of one length, mostly. */
function lastNouns(head: string, others: readonly string[]): string {
  const usual = Math.max(1, ...others.map((other) => other.split(/\s+/u).length));
  const words = head.split(/\s+/u);
  return words.slice(-Math.min(usual, words.length)).join(' ');
}

function tidy(text: string): string {
  return text
    .replace(/^(?:the|a|an|use|using)\s+/iu, '')
    .replace(/[\s,.;?]+$/u, '')
    .trim();
}
