import { AUXILIARY } from './question-words.ts';

/** "by how much", "since when", "why": how, not what. */
const ASKING =
  /^(?:(?:by|to|for|in|since|until|after|before|at|from|with)\s+)?(?:when|where|why|whom|how(?: (?:much|long|often|far))?)$/iu;
/** "In what order", "to which port". */
const WITH_NOUN =
  /^(?:by|to|for|in|since|until|after|before|at|from|with|under|of|on)\s+(?:which|what)\s+[\p{L}-]+$/iu;
const MEASURE_BEFORE = /^how\s+(?:much|long|often|far)\s/iu;
/** "In which places does it look": what it looks for stands behind. */
const CIRCUMSTANCE_BEFORE = new RegExp(
  String.raw`^(?:by|to|for|in|since|until|after|before|at|from|with|under|on)\s+(?:which|what)\s+(?:[\p{L}-]+\s+){1,3}?(?=(?:${AUXILIARY})\s)`,
  'iu',
);
const ADVERB_BEFORE = new RegExp(
  String.raw`^(?:when|where|why|how(?:\s+(?:much|long|often|far))?)\s+(?=(?:${AUXILIARY})\b)`,
  'iu',
);
const AUXILIARY_BEFORE = new RegExp(String.raw`^(?:${AUXILIARY})\s`, 'iu');
/** "Who invented it": what somebody did to something; nothing was done in "who stayed whole" and "who died in it". */
const DONE_BY =
  /^(?:who|what|which \p{L}+)\s+(?<did>(?!(?:stayed|remained|seemed|looked|appeared)\b)\p{L}+)\s+(?<object>(?!(?:not|to|in|on|at|of|for|from|with|by|as|during|after|before|when|than)\b).+)$/iu;

/** Irregular verbs whose participle is not their past form. */
const PARTICIPLES: Readonly<Record<string, string>> = Object.fromEntries(
  'wrote written, drew drawn, began begun, gave given, took taken, chose chosen, broke broken, spoke spoken, wove woven, drove driven'
    .split(', ')
    .map((pair) => pair.split(' ')),
);
const SAME_AS_PAST =
  /^(?:\p{L}+ed|made|built|found|led|won|sold|bought|kept|set|said|told|sent|held|laid|taught|thought|brought|cut|put)$/iu;

/**
 * The question that a mere "and when" asks of the clause before it: "When was the bridge built?" for "and when", after "where was
 * the bridge built". Undefined where its words do not tell.
 */
export function askedFurther(before: string, clause: string): string | undefined {
  const asking = clause.trim();
  const isOfNoun = WITH_NOUN.test(asking);
  if (!isOfNoun && !ASKING.test(asking)) return undefined;
  if (!/^(?:why|how)$/iu.test(asking) && CIRCUMSTANCE_BEFORE.test(before))
    return before.replace(CIRCUMSTANCE_BEFORE, `${asking} `);
  if (isOfNoun && MEASURE_BEFORE.test(before)) return undefined;
  if (ADVERB_BEFORE.test(before)) return before.replace(ADVERB_BEFORE, `${asking} `);
  // Whether it is so is not known yet: "is it safe, and why" is no "why is it safe".
  // "How much can I get more time": of what there is more or less, the first question knows already.
  if (AUXILIARY_BEFORE.test(before))
    return /^(?:why|how (?:much|many))$/iu.test(asking)
      ? undefined
      : `${asking} ${before.charAt(0).toLowerCase()}${before.slice(1)}`;
  const { did = '', object = '' } = DONE_BY.exec(before)?.groups ?? {};
  const participle = PARTICIPLES[did.toLowerCase()] ?? (SAME_AS_PAST.test(did) ? did : undefined);
  if (participle === undefined || /\bwhom\b/iu.test(asking)) return undefined;
  const [head = ''] = object.split(/\s(?:of|in|from|for)\s/iu);
  const isMany = /[^s]s$/iu.test(head) && !/^(?:an?|this|that)\s/iu.test(object);
  return `${asking} ${isMany ? 'were' : 'was'} ${object} ${participle}`;
}
