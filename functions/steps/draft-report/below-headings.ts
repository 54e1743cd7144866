import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Sentence } from '#shared/domain/report.ts';
import { escapePattern } from '#shared/text/escape-pattern.ts';
import { declaredInLine } from '#shared/text/evidence/declarations.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { contentTerms } from '#shared/text/words/content-terms.ts';
import { type DraftInputs, connective, quote } from './draft-inputs.ts';
import { headingOf, isGeneral } from './quote-heads.ts';

const LONGEST_HEADING = 80;
/** Patterns are tried on no more. */
const MOST_OF_HEADING = 200;
/** `emitWarning (default: false)`, `agent.close()`, `--no-cache`: what is said below it often says "Returns …" alone. */
const NAME =
  /^(?:--[\w-]+|\p{Ll}{2,}\p{Lu}\p{Ll}\w*(?=$|[ (:=.]*\()|(?=[\w.]*[_$])(?=[\d_.$]*\p{L})[\w$.]+(?=$|\s*\(|\s[-–—]\s)|\w+(?:::~?\w+)+(?=$|\s*\()|(?=[\d_.]*\p{L})[\w$.]+(?=\([^()]*(?:\([^()]*\)[^()]*)*\)?\W{0,3}$))/u;
/** "ForceNewLine"; two such parts are the name of a firm as well ("GitHub"), or of a person ("MacArthur"). */
const IN_THREE_PARTS = /^(?!Ma?c\p{Lu})(?:\p{Lu}\p{Ll}+){3,}$/u;
/** "This setting will override that": which one, says the heading. */
const POINTS_UP =
  /^(?:[\p{L}\p{N}-]+,? ){0,3}this (?:setting|option|parameter|flag|macro|directive|attribute)\b/iu;
const ONE_WORD = /^\p{L}[\p{L}\p{N}-]*$/u;
const MARKED_NAME = /^`(?<name>[^`\s]{2,})`/u;

/**
 * The quotes of an answer, those below the heading of their section that need it to be understood: it has a word of what was asked
 * that they leave out, or it is not sure that they answer. What stands in another section than the quote before it is shown so, where that stands below its heading.
 */
export function belowHeadings(
  quotes: readonly Evidence[],
  item: Pick<ChecklistItem, 'description'>,
  { sources }: Pick<DraftInputs, 'sources'>,
  isUnsure = false,
): readonly Sentence[] {
  const asked = contentTerms(item.description);
  let shown: string | undefined;
  return quotes.flatMap((one) => {
    const heading = headingOf(one);
    const title = sources.get(one.sourceId)?.title ?? '';
    const place = [one.sourceId, ...one.headings].join('\n');
    if (place === shown) return [quote(one)];
    const isNeeded = heading !== undefined && (isUnsure || isNeededBy(one, { heading, title, asked }));
    const elsewhere = heading === undefined || isGeneral(heading) ? title : heading;
    const label = inShort(isNeeded ? heading : shown === undefined && !isUnsure ? '' : elsewhere, title);
    shown = label === '' ? undefined : place;
    return [...(label === '' ? [] : [connective(`“${label}”:`)]), quote(one)];
  });
}

/** "igraph_get_eid — Get the edge ID from the end points": the name at its beginning is enough. */
const GLOSS = /\s+[-–—]\s/u;

function inShort(heading: string, title: string): string {
  const whole = heading.slice(0, MOST_OF_HEADING).replaceAll('`', '');
  if (whole.length <= LONGEST_HEADING) return whole;
  const [first = ''] = whole.split(GLOSS);
  const isName = first.length <= LONGEST_HEADING && nameIn(first, title) !== undefined;
  if (isName) return first;
  const words = whole.slice(0, whole.lastIndexOf(' ', LONGEST_HEADING) + 1).trimEnd();
  return `${words === '' ? Array.from(whole).slice(0, LONGEST_HEADING).join('') : words}…`;
}

interface Above {
  readonly heading: string;
  readonly title: string;
  readonly asked: readonly string[];
}

function isNeededBy({ quote: text }: Evidence, { heading, title, asked }: Above): boolean {
  if (heading.length > MOST_OF_HEADING) return false;
  const name = nameIn(heading, title);
  if (says(text, name ?? heading)) return false;
  if (name !== undefined || (POINTS_UP.test(text) && isOneWord(heading))) return true;
  const [own, above, known] = [terms(text), terms(heading), terms(title)];
  return asked.some((term) => above.includes(term) && !own.includes(term) && !known.includes(term));
}

/** "◆ clear() [1/2]", "virtual void clear() [override]", "The clear() method", "fire(cb): Promise", "class kiln.Kiln(name)". */
const BESIDE_NAME =
  /^(?:\d+(?:\.\d+)*\.?\s+|◆\s*|\[[^\]]{1,40}\]\s+|(?:The|new|class|classmethod|enum|struct)\s+)+|\s+(?:\[[^\]]{1,40}\]|method|function|macro|signal|property)$|\s*(?:[:→]|->)\s*[\w.<>[\]]{1,40}$/gu;
/** "Participant(s)" */
const ONE_OR_MORE = /\p{L}\(e?s\)/u;

/** The setting or call that a heading names. */
function nameIn(whole: string, title: string): string | undefined {
  if (ONE_OR_MORE.test(whole)) return undefined;
  const heading = whole.replaceAll(BESIDE_NAME, '');
  const inParts = IN_THREE_PARTS.exec(heading)?.[0];
  return (
    MARKED_NAME.exec(heading)?.groups?.['name'] ??
    NAME.exec(heading)?.[0] ??
    (inParts !== undefined && says(title, inParts) ? undefined : inParts) ??
    declaredInLine(heading)
  );
}

/** "Quiet", or "Quiet: Description". */
function isOneWord(heading: string): boolean {
  const [own = '', ...below] = heading.split(': ');
  return ONE_WORD.test(own) && !isGeneral(own) && below.every(isGeneral);
}

/** As a word, not as a part of one. */
function says(text: string, name: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_$])${escapePattern(name)}(?![\p{L}\p{N}_$])`, 'u').test(text);
}
