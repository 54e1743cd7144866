import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Sentence } from '#shared/domain/report.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { contentTerms } from '#shared/text/words/content-terms.ts';
import { headingOf } from './compose-sections.ts';
import { type DraftInputs, connective, quote } from './draft-inputs.ts';

const LONGEST_HEADING = 80;
/** `emitWarning (default: false)`, `agent.close()`, `--no-cache`, `ForceNewLine`: what is said below it often says "Returns …" alone. */
const NAME =
  /^(?:--[\w-]+|\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$|\p{Ll}{2,}\p{Lu}\p{Ll}\w*(?=$|[ (:=.]*\()|[\w$.]*[_$][\w$.]*(?=$|\s*\()|[\w$.]*\p{L}[\w$.]*(?=\([^)]*\)?))/u;
/** "void QInputContext::clear()", "guint past_get_duration ()": the name of what a signature declares. */
const DECLARED = /(?<=::)~?\w{2,}|[\p{L}_]\w+(?=\()|\w*_\w+(?=\s\()/u;
/** "This setting will override that": which one, says the heading. */
const POINTS_UP =
  /\bthis (?:setting|option|variable|function|method|property|command|parameter|flag|field|macro|attribute|directive|action|event|signal)\b/iu;
const MARKED_NAME = /^`(?<name>[^`\s]{2,})`/u;

/** The quotes of an answer, those below the heading of their section that need it to be understood: it has a word of what was asked that they leave out. */
export function belowHeadings(
  quotes: readonly Evidence[],
  item: Pick<ChecklistItem, 'description'>,
  { sources }: Pick<DraftInputs, 'sources'>,
): readonly Sentence[] {
  const asked = contentTerms(item.description);
  let shown: string | undefined;
  return quotes.flatMap((one) => {
    const heading = headingOf(one);
    const title = sources.get(one.sourceId)?.title ?? '';
    const isNeeded = heading !== undefined && isNeededBy(one, { heading, title, asked });
    const isNew = isNeeded && heading !== shown;
    shown = isNeeded ? heading : undefined;
    return [...(isNew ? [connective(`“${heading.replaceAll('`', '')}”:`)] : []), quote(one)];
  });
}

interface Above {
  readonly heading: string;
  readonly title: string;
  readonly asked: readonly string[];
}

function isNeededBy({ quote: text }: Evidence, { heading, title, asked }: Above): boolean {
  const name =
    MARKED_NAME.exec(heading)?.groups?.['name'] ?? NAME.exec(heading)?.[0] ?? DECLARED.exec(heading)?.[0];
  if (heading.length > LONGEST_HEADING || text.includes(name ?? heading)) return false;
  if (name !== undefined || POINTS_UP.test(text)) return true;
  const [own, above, known] = [terms(text), terms(heading), terms(title)];
  return asked.some((term) => above.includes(term) && !own.includes(term) && !known.includes(term));
}
