import { terms } from '../words/analyze.ts';
import type { AnalysedStatement, DocumentView } from './document-view.ts';

const COPULA =
  /\b(?:is|are|was|were|means?|refers? to|defined as|denotes?|describes?|stands? for|allows?|provides?|lets?)\b/iu;
const BEGINNING = 120;
/** "git-fetch - Download objects and refs": how manuals say what a thing is. */
const GLOSSED = /^(?<name>[^\n.:;|()]{1,60}?)\s+(?:[-–—]{1,2}|::)\s+(?=\p{L}[^|]{8})/u;
/** "This command frees space": said of what the title or the heading names. */
const OF_WHAT_IS_NAMED =
  /^(?:this|the) (?:(?:\p{L}+|`[^`]+`) )?(?:command|program|tool|utility|module|plugin|package|library|function|method|class|option|parameter|directive|variable|setting|statement|keyword|operator|service|daemon|filter|extension|file|type|feature|action|property|element|attribute|field)\s+(?!(?:and|or|of|in|on|for|from|to|has (?:been )?(?:no|not|removed|deprecated)|(?:is|was|were|has been) (?:not|only|deprecated|obsolete|removed|new|available|added))\b)\p{L}+/iu;
/** Of what stands before the verb that defines, and of what a manual names, the share that is asked for. */
const OF_SUBJECT = 0.6;
const OF_NAME = 0.5;
/** What says nothing else counts twice. */
const SAYS_WHAT_IT_IS = 2;

/** How far a statement says what the thing is that a question names by its terms: 0, 1, or 2 where it stands there for that. */
export function definition(
  statement: AnalysedStatement,
  wanted: readonly string[],
  { about, termsAbove }: Pick<DocumentView, 'about' | 'termsAbove'>,
): number {
  const { text, leads } = statement;
  if (leads && OF_WHAT_IS_NAMED.test(text)) {
    const above = termsAbove(statement);
    if (wanted.every((term) => above.has(term) || about.has(term))) return SAYS_WHAT_IT_IS;
  }
  const glossed = GLOSSED.exec(text);
  const name = glossed?.groups?.['name'];
  if (glossed !== null && name !== undefined && shareAsked(name, wanted) >= OF_NAME) {
    // "CREATE VIEW - define a new view" does not say what a view is.
    const gloss = new Set(terms(text.slice(glossed[0].length)));
    return wanted.every((term) => gloss.has(term)) ? 0 : SAYS_WHAT_IT_IS;
  }
  return shareAsked(subjectOf(text) ?? '', wanted) >= OF_SUBJECT ? 1 : 0;
}

function shareAsked(phrase: string, wanted: readonly string[]): number {
  const own = [...new Set(terms(phrase.replaceAll(/[-_./]/gu, ' ')))];
  return own.filter((term) => wanted.includes(term)).length / (own.length || 1);
}

/** What a statement says something of, by its first verb; undefined where it begins with none that defines. */
function subjectOf(text: string): string | undefined {
  const at = COPULA.exec(text.slice(0, BEGINNING))?.index;
  return at === undefined ? undefined : text.slice(0, at);
}
