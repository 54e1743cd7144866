import { terms } from '../words/analyze.ts';
import { isOnePhrase } from './asked-definition.ts';
import type { AnalysedStatement, DocumentView } from './document-view.ts';
import { ownName, withoutSignature } from './name.ts';

const COPULA =
  /\b(?:is|are|was|were|means?|refers? to|defined as|denotes?|describes?|stands? for|allows?|provides?|lets?)\b/iu;
const BEGINNING = 120;
/** "git-fetch - Download objects and refs": how manuals say what a thing is. */
const GLOSSED = /^(?<name>[^\n.:;|()]{1,60}?)\s+(?:[-–—]{1,2}|::)\s+(?=\p{L}[^|]{8})/u;
/** "PATIENCE, n. A minor form of despair": an entry of a dictionary. */
const ENTRY =
  /^(?<name>\p{Lu}[\p{Lu}' -]{1,40}),\s(?:n|v|adj|adv|pron?|prep|conj|interj)\.(?:\s?(?:t|i|pl)\.)*\s+(?!\d|[Ss]ee\s)(?=\S)/u;
/** "| E22 | motor too hot |": of what has a figure in its name. */
const ROW = /^\|\s*(?<name>(?=[^|\n]*\d)(?=[^|\n]*\p{L})[^|\n]{1,40}?)\s*\|\s*(?=[^|\s])/u;
/** "This command frees space": said of what the title or the heading names. */
const OF_WHAT_IS_NAMED =
  /^(?:this|the) (?:(?:\p{L}+|`[^`]+`) )?(?:command|program|tool|utility|module|plugin|package|library|function|method|class|option|parameter|directive|variable|setting|statement|keyword|operator|service|daemon|filter|extension|file|type|feature|action|property|element|attribute|field)\s+(?!(?:and|or|of|in|on|for|from|to|has (?:been )?(?:no|not|removed|deprecated)|(?:is|was|were|has been) (?:not|only|deprecated|obsolete|removed|new|available|added))\b)\p{L}+/iu;
/** "This package can be imported as a polyfill". */
const IS_DEALT_WITH = /^(?:this|the)\s(?:\S+\s){1,2}(?:can|may|must|should|will|could|needs? to|has to)\s/iu;
/** Of what stands before the verb that defines, and of what a manual names, the share that is asked for. */
const OF_SUBJECT = 0.6;
const OF_NAME = 0.5;
/** What says nothing else counts twice. */
const SAYS_WHAT_IT_IS = 2;

/**
 * How far a statement says what the thing is that a question names by its terms: 0 to 1, or 2 where it stands there for that.
 * Where the terms are those of the thing alone (`isAlone`), who names a part of it says what something else is.
 */
export function definition(
  statement: AnalysedStatement,
  { wanted, isAlone }: { readonly wanted: readonly string[]; readonly isAlone: boolean },
  { about, termsAbove }: Pick<DocumentView, 'about' | 'termsAbove'>,
): number {
  const { text, leads } = statement;
  const likeness = (phrase: string): number =>
    isAlone ? Math.min(shareAsked(phrase, wanted), shareNamed(phrase, wanted)) : shareAsked(phrase, wanted);
  if (leads && OF_WHAT_IS_NAMED.test(text)) {
    const above = termsAbove(statement);
    if (wanted.every((term) => above.has(term) || about.has(term)))
      return isAlone && (IS_DEALT_WITH.test(text) || !isBelowName(statement, wanted))
        ? SAYS_SOMETHING
        : SAYS_WHAT_IT_IS;
  }
  if (isAlone && leads && doesSomething(text, wanted)) return SAYS_WHAT_IT_DOES;
  if (isAlone && opensEntry(statement, wanted)) return SAYS_WHAT_IT_DOES;
  const glossed = GLOSSED.exec(text) ?? ENTRY.exec(text) ?? ROW.exec(text);
  const name = glossed?.groups?.['name'];
  if (glossed !== null && name !== undefined && likeness(name) >= OF_NAME) {
    // "CREATE VIEW - define a new view" does not say what a view is.
    const gloss = new Set(terms(text.slice(glossed[0].length)));
    return wanted.every((term) => gloss.has(term)) ? 0 : SAYS_WHAT_IT_IS;
  }
  const said = subjectOf(text);
  const names = isAlone ? namesOf(said?.subject ?? '') : [said?.subject ?? ''];
  const isOfSubject = said !== undefined && names.some((one) => likeness(one) >= OF_SUBJECT);
  if (isOfSubject && (!isAlone || SAYS_WHAT_KIND.test(said.rest))) return 1;
  if (
    isAlone &&
    clausesIn(text).some(({ subject, rest }) => isWhatKind(rest) && likeness(subject) >= OF_SUBJECT)
  )
    return 1;
  if (isAlone && namedIn(text).some((name) => likeness(name) >= OF_SUBJECT)) return 1;
  if (isAlone && explainsHeadword(statement, wanted)) return SAYS_WHAT_IT_DOES;
  return isOfSubject ? SAYS_SOMETHING : 0;
}

const NAMING =
  /\b(?:is|are|was|were|be|been|often|also|commonly|usually|generally|so|hence|therefore)\s+(?:called|termed|named|known as|referred to as)\s+(?:an?\s+|the\s+)?(?<name>[^,.;:()]{1,60})/giu;

/** What is given its name: "This is known as Ohm's law". */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(NAMING)].map(({ groups }) => groups?.['name'] ?? '');
}

/** "…, where a radian is that angle which …" */
function isWhatKind(rest: string): boolean {
  return SAYS_WHAT_KIND.test(rest) || /^(?:is|are)\s+(?:that|those)\s+\p{Ll}/iu.test(rest);
}

const CLAUSE = /[,;:(—–]\s*(?:(?:where|while|and|so|since|as|i\.e\.,?|that is,?)\s+)?(?=(?:an?|the)\s)/giu;

/** What is said of something with an article behind a comma or the like. */
function clausesIn(text: string): readonly { readonly subject: string; readonly rest: string }[] {
  return text
    .split(CLAUSE)
    .slice(1)
    .flatMap((clause) => subjectOf(clause) ?? []);
}

/** Below "Amazon EventBridge", not below "Event Targets for Amazon EventBridge"; what stands below no heading is the document's. */
function isBelowName({ headings }: AnalysedStatement, wanted: readonly string[]): boolean {
  return (
    headings.length === 0 ||
    headings.some((heading) => {
      const own = new Set(terms(heading));
      return wanted.every((term) => own.has(term)) && isOnePhrase(heading);
    })
  );
}

const MOST_BEFORE_VERB = 4;
/** "SQS integrations enable …" has no verb in its second word. */
const OBJECT_BEGINS =
  /^(?:an?|the|you|your|it|its|any|all|to|how|us|users?|developers?|people|everything|data|messages?|from|over|on|with|between)$/iu;

/** "Amazon EventBridge delivers a stream of events": what is said first, of the thing by its name. */
export function doesSomething(text: string, wanted: readonly string[]): boolean {
  const words = text.split(/\s+/u, MOST_BEFORE_VERB + 2);
  const verb = words.findIndex((word, index) => index > 0 && /^\p{Ll}{2,}[^s\W]s$/u.test(word));
  if (verb < 1 || !OBJECT_BEGINS.test(words[verb + 1] ?? '')) return false;
  const subject = words.slice(0, verb).join(' ');
  return isOnePhrase(subject) && shareNamed(subject, wanted) === 1 && shareAsked(subject, wanted) >= OF_NAME;
}

/** Between a term and what is said of it stands the mark of a description, or an empty line. */
const BEHIND_NAME = 8;

/** The first that is said of a thing right below its name, as in a reference: "batchload (file)", and "Reads expressions from a file." */
function opensEntry({ name, start }: AnalysedStatement, wanted: readonly string[]): boolean {
  if (name === undefined) return false;
  const own = ownName(name);
  if (start - (name.start + own.length) > BEHIND_NAME) return false;
  const called = withoutSignature(own);
  return shareNamed(called, wanted) === 1 && shareAsked(called, wanted) >= OF_SUBJECT;
}

/** ":heatseeker: n.", "Kiln", ":kiln: /kiln/, v." */
const HEADWORD =
  /^[:\s]*(?<name>[^:/]{1,60}?)[:,\s]*(?:\/[^/]{1,60}\/[,\s]*)*(?:\b(?:n|vi?|vt|adj|adv|prep|conj|interj|excl|pron|abbr(?:ev)?)\.[,\s]*)*$/iu;
/** "[IBM] A customer who …", "The chamber in which …": a thing by what sets it apart, and no verb before that. */
const SETS_APART =
  /^(?:\[[^\]]{1,120}\]\s*|\([^)]{1,60}\)\s*|\d{1,2}\.\s*)*(?:an?|the|one|someone|something|anyone|anything|any)\s(?<kind>(?:(?!(?:is|are|was|were|has|have|had|can|must|will|should|for|to|from|by|with|on|at)\s)[\p{L}-]+,?\s){0,6}?)(?:who|whose|which|that|(?:in|by|on|at|from|for|with|to|of) (?:which|whom)|where|when|used|made|consisting|containing|equal)\s/iu;

/** The first that is said below a heading which is the word itself, as in a glossary. */
function explainsHeadword({ headings, leads, text }: AnalysedStatement, wanted: readonly string[]): boolean {
  const kind = leads ? SETS_APART.exec(text)?.groups?.['kind'] : undefined;
  if (kind === undefined || shareNamed(kind, wanted) > 0) return false;
  const called = HEADWORD.exec(headings.at(-1) ?? '')?.groups?.['name'] ?? '';
  return shareNamed(called, wanted) === 1 && shareAsked(called, wanted) === 1;
}

/** "Simple Queue Service (SQS)" has two. */
function namesOf(subject: string): readonly string[] {
  return subject.split(/[()]/u).filter((one) => one.trim() !== '');
}

function shareAsked(phrase: string, wanted: readonly string[]): number {
  const own = [...new Set(terms(phrase.replaceAll(/[-_./]/gu, ' ')))];
  return own.filter((term) => wanted.includes(term)).length / (own.length || 1);
}

function shareNamed(phrase: string, wanted: readonly string[]): number {
  const own = new Set(terms(phrase.replaceAll(/[-_./]/gu, ' ')));
  return wanted.filter((term) => own.has(term)).length / (wanted.length || 1);
}

/** What a statement says something of, by its first verb, and what follows; undefined where it begins with none that defines. */
function subjectOf(text: string): { readonly subject: string; readonly rest: string } | undefined {
  const at = COPULA.exec(text.slice(0, BEGINNING))?.index;
  return at === undefined ? undefined : { subject: text.slice(0, at), rest: text.slice(at) };
}

/** "is a fully managed service", "refers to …", not "is not available in …". */
const SAYS_WHAT_KIND =
  /^(?:(?:is|are|was|were)\s+(?:(?:basically|simply|just|essentially|also|usually|often)\s+)?(?:an?|the|one of|any|some|another|called|short for|like)\s|(?:are|were)\s+(?!(?:not|no|only|never|available|used|now|also|all|both|always|usually|often)\b|\p{L}+ed\b)\p{L}+|means?|refers? to|defined as|denotes?|describes?|stands? for|(?:is|are) defined as|allows?|provides?|lets?)/iu;
const SAYS_SOMETHING = 0.3;
const SAYS_WHAT_IT_DOES = 0.8;
