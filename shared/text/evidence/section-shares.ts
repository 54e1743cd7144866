import type { AnalysedStatement, DocumentView } from './document-view.ts';
import type { QuestionView } from './question-view.ts';

type WeightOf = (term: string) => number;

/** From here on a section is headed by the question itself, and answers it where it begins. */
const SAME_QUESTION = 0.6;
const WHERE_IT_BEGINS = 1.5;

/** By statement, how far the line above it asks the same as the question: the weight that both bear, as a share of both. */
export function sectionShares(
  document: DocumentView,
  { terms, nameShares }: Pick<QuestionView, 'terms' | 'nameShares'>,
  weightOf: WeightOf,
): (index: number) => number {
  // A title that names the thing asked about is no question about it, however many parts the name has.
  const shareOf = headingShares(document, { terms }, (term) => weightOf(term) * (nameShares.get(term) ?? 1));
  // The same of all statements of a block, of which a table may have thousands.
  const opening = new Map<number, boolean>();
  return (index) => {
    const statement = document.statements[index];
    if (statement === undefined) return 0;
    const share = shareOf(statement);
    if (share < SAME_QUESTION) return share;
    const isFirst = opening.get(statement.block) ?? isOpening(document.statements, index);
    opening.set(statement.block, isFirst);
    return isFirst ? WHERE_IT_BEGINS * share : share;
  };
}

function headingShares(
  document: DocumentView,
  { terms }: Pick<QuestionView, 'terms'>,
  weightOf: WeightOf,
): (statement: AnalysedStatement) => number {
  const known = new Map<ReadonlySet<string>, number>();
  const sumOf = (all: Iterable<string>): number => {
    let sum = 0;
    for (const term of all) sum += weightOf(term);
    return sum;
  };
  const asked = sumOf(terms);
  return (statement) => {
    const title = document.titleOf(statement);
    const found = known.get(title);
    if (found !== undefined) return found;
    const common = sumOf(terms.filter((term) => title.has(term)));
    const share = common === 0 ? 0 : (2 * common) / (asked + sumOf(title));
    known.set(title, share);
    return share;
  };
}

/** Of the first paragraph below the line above it. */
function isOpening(statements: readonly AnalysedStatement[], index: number): boolean {
  const own = statements[index];
  let at = index;
  while (at > 0 && statements[at - 1]?.block === own?.block) at -= 1;
  const before = statements[at - 1];
  return before?.headings !== own?.headings || before?.isName === true;
}
