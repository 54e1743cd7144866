import { type Frame, listAt, named, tidy, toThings } from './comparison.ts';
import { phraseAfter, phraseBefore, withoutArticle } from './phrases.ts';

const BETWEEN = /\b(?:between|among)\s+$/iu;

/** "Is there a difference …": it is asked whether they differ, not what each of them is. */
const ASKS_WHETHER = /^(?:is|are|was|were)\s+there\s+(?:(?:an?|any|no|much|some)\s+)?(?:\p{L}+\s+)?$/iu;

/** From a place on stands the list of things; what is before it and after it is the rest. */
export function fromList(pattern: RegExp, keep: (before: string, after: string) => string): Frame {
  return (clause) => {
    const match = pattern.exec(clause);
    if (!match) return undefined;
    const verb = BETWEEN.test(match[0]) ? 'belongs' : 'ends';
    const { parts, end } = listAt(clause, match.index + match[0].length, verb);
    if (parts.length < 2) return undefined;
    const before = clause.slice(0, match.index);
    const rest = tidy(keep(before, clause.slice(end)));
    return {
      things: toThings(parts),
      named: named(parts),
      rest,
      asks: /^differ/iu.test(match[0]) && ASKS_WHETHER.test(before) ? 'one' : 'each',
    };
  };
}

/** "the price of power in Germany, Spain and Morocco": the last phrases are the list, the rest belongs to each. */
export const subjectList: Frame = (clause) => {
  const match =
    /^(.*?\bhow\s+(?:do|does|did|have|has)\s+)(.+?)\s+(?:compare|differ|relate to each other|stack up|measure up|vary)\b(.*)$/iu.exec(
      clause,
    );
  const subject = match?.[2] ?? '';
  const join = /^(.*?),?\s+(?:and|or)\s+([^,]+)$/iu.exec(subject);
  if (!match || !join) return undefined;
  const chunks = (join[1] ?? '').split(/,\s*/u);
  const last = phraseAfter(join[2] ?? '', 0, 6);
  const head = chunks[0] ?? '';
  const first = phraseBefore(head, head.length, 6);
  if (!last || !first) return undefined;
  const things = [first.text, ...chunks.slice(1), last.text].map((thing) => withoutArticle(thing));
  const before = head.slice(0, first.start);
  const after = (join[2] ?? '').slice(last.end);
  const sides = (match[3] ?? '').replace(/^\s*(?:with each other|from each other|when compared)\s*/iu, '');
  const rest = tidy(`${before}${after}${sides}`);
  const about = `${before}\0${after}`.trim();
  return {
    things,
    named: [first.text, ...chunks.slice(1), last.text],
    rest,
    asks: 'each',
    ...(before.trim() === '' ? {} : { topic: subject }),
    ...(before.trim() === '' && after.trim() === ''
      ? {}
      : { ofOne: (thing: string) => `${about.replace('\0', thing)}${sides}`.trim() }),
  };
};

const SIDES_OF =
  /^(?:(?:please|also|then)\s+)?(?:compare|contrast|(?:a\s+)?comparison of|comparing)\s+(?:the\s+)?(?<sides>[^:;]{2,120}?)(?<!\bin terms)\s+of\s+(?=\S)/iu;
const ENDS_LIST = /^\s*(?:$|,|(?:in|for|at|on|under|when|by|with|over|during)\s)/iu;

/** "Compare the cost and noise of heat pumps and gas boilers": the pumps and the boilers, in both respects. */
export const sidesOfThings: Frame = (clause) => {
  const text = clause.replace(/\b(with|to|against|and)\s+(?:that|those)\s+of\s+/iu, '$1 ');
  const match = SIDES_OF.exec(text);
  if (match === null) return undefined;
  const { parts, end } = listAt(text, match[0].length, 'belongs');
  const after = text.slice(end);
  if (parts.length < 2 || !ENDS_LIST.test(after)) return undefined;
  const sides = match.groups?.['sides'] ?? '';
  return {
    things: toThings(parts),
    named: named(parts),
    rest: tidy(`${sides} ${after}`),
    asks: 'each',
    ofOne: (thing) => tidy(`the ${sides} of ${thing} ${after}`),
  };
};

/** "The timeout of A differs from that of B." */
const COUNTERPART = /^(?:the\s+)?(?:ones?|that|those)\s+(?:in|for|of|on)\s+/iu;

export const againstOther: Frame = (clause) => {
  const match =
    /^(.*?\bhow\s+(?:do|does|did|is|are)\s+)(.+?)\s+(?:compare|differ|different|distinct|stack up|measure up|fare)\s+(?:with|to|from|against)\s+/iu.exec(
      clause,
    ) ?? /^(.*?\bwhat\s+)(?:distinguishes|separates|sets)\s+(.+?)\s+(?:apart\s+)?from\s+/iu.exec(clause);
  if (!match) return undefined;
  const subject = match[2] ?? '';
  const of = /^(.+?)\s+(?:in|for|of)\s+(.+)$/iu.exec(subject);
  const counterpart = COUNTERPART.exec(clause.slice(match[0].length))?.[0] ?? '';
  const { parts, end } = listAt(clause, match[0].length + counterpart.length);
  const others = toThings(parts);
  if (others.length === 0) return undefined;
  if (of !== null && counterpart !== '') {
    const things = [of[2] ?? '', ...others].map((one) => withoutArticle(one));
    return { things, rest: tidy(`${of[1] ?? ''} ${clause.slice(end)}`), asks: 'one' };
  }
  const thing = withoutArticle(
    of !== null && (others[0] ?? '').split(' ').length === 1 && /^\p{Lu}/u.test(of[2] ?? '')
      ? (of[2] ?? '')
      : subject,
  );
  return {
    things: [thing, ...others],
    rest: tidy(clause.slice(end).replace(/^\s*when compared/iu, '')),
    asks: 'each',
  };
};
