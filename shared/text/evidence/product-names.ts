import { queryTerms } from '../words/analyze.ts';
import { isCommonStem } from '../words/common-stems.ts';
import { askedNames } from './asked-names.ts';

/** "dbus.server.Server", "mkdocs.yml": the name of a thing in a product, and not its own. */
const NAME_IN_PRODUCT = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+(?:[.:/]{1,2}[\p{L}_][\p{L}\p{N}_-]*)+/gu;

/** Terms of a question that may name a package or a folder: what is written as a name, and what is no common English word. */
export function productNames(question: string): ReadonlySet<string> {
  const text = question.replaceAll(NAME_IN_PRODUCT, ' ');
  const names = new Set(askedNames(text));
  return new Set(queryTerms(text).filter((term) => names.has(term) || !isCommonStem(term)));
}
