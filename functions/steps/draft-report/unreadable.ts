import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { QuoteBlock } from '#shared/domain/quote-blocks.ts';
import { layOutQuote } from '#shared/domain/quote-layout.ts';
import { isReadableAtLength } from '#shared/text/markup/canonical/laid-out/measure.ts';
import { findAsked } from '#shared/text/words/asked-sentences.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import { isMerelyDeclared } from '#shared/text/evidence/mere-declarations.ts';
import { isMereUndertaking } from '#shared/text/evidence/undertaking.ts';

/** What a question that asks for no code loses by it, and any by words that only announce what is not quoted. */
const BARE = 1.5;
const ASKS_FOR_CODE =
  /\b(?:how (?:do|can|to|should|could|would|is|are)|command|code|syntax|example|snippet|query|config\w*|flag|option|setting|set up)\b/iu;
/** Of a quote. */
const MOSTLY = 0.4;
/** A question that stands alone is an entry of a list of contents. */
const ASKS = /^[^.!?。！？؟\n]*[?？؟]\s*$/u;
/** "CPM = cyclophosphamide; MP = methylprednisolone": what stands below a table. */
const LEGEND = /(?:[^;=]{1,40} = [^;=]{2,80}[;.]\s*){2,}/u;
/** "Geometry example - units in metres": what stands above an example. */
const CAPTION = /^[^\n.:]{0,50}\b(?:examples?|figure|listing|output)\s+[-–—:]+\s+[^.\n]*\.?\s*$/iu;
const CAPTIONED = 4;
/** "Example 20. Example of the >= operator." */
const NUMBERED_CAPTION =
  /^(?:example|listing|figure|fig\.)\s+\d[\d.-]*[.:]\s+(?:(?:an?|the|another|simple|short)\s+)*(?:examples?|illustrations?|pictures?|screenshots?|diagrams?|usage)\s+of\s[^\n.,:;]{1,80}\.?$/iu;
/** "Here is an example of the kiln. It uses the file kiln.csd." */
const SHOWS_EXAMPLE =
  /^(?:here|below|this|the following)\s+(?:is|are|gives?|shows?)\s+(?:an?|some|the|two|several)\s+(?:\p{L}+\s+)?examples?\b[^.:\n]{0,120}\.(?:\s+(?:it|they)\s+uses?\s+(?:the\s+)?files?\s+\S+\.?)?$/iu;
/** Who asks how something is done wants the command, or code that a sentence introduces, not a piece of a program. */
const LISTED = 3;
const LINES_OF_COMMAND = 5;
const ASKS_FOR_LISTING =
  /\b(?:code|program\w*|examples?|snippets?|syntax|quer(?:y|ies)|config\w*|scripts?|functions?|api|class(?:es)?)\b/iu;
/** A name, perhaps with initials and what its bearer is. */
const SIGNED = String.raw`(?:[^.!?]|(?<=\b(?:\p{L}|mrs?|ms|dr|prof)\b)\.){0,100}`;
/** How a letter begins and ends: "Dear Ms Holt,", "Yours sincerely, T. Reed, Secretary". */
const COURTESY = new RegExp(
  String.raw`^\s*(?:dear\s(?!at\b)${SIGNED}|(?:yours (?:sincerely|faithfully|truly|ever)|(?:sincerely|faithfully|truly) yours|(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|many thanks)(?:[,\n]${SIGNED})?|(?:mit freundlichen grüßen|(?:bien )?cordialement|(?:un )?(?:cordial saludo|saludos cordiales))\b${SIGNED})[.,:!]?\s*$`,
  'iu',
);
const BARE_KINDS = [ANNOUNCING, ASKS, LEGEND, NUMBERED_CAPTION, SHOWS_EXAMPLE, COURTESY];

/** Whether it is how a letter begins or ends, which says nothing by itself. */
export function isCourtesy(quote: string): boolean {
  return COURTESY.test(quote);
}

/** A formula as it is typed. */
const FORMULA = /^\s*(?:\\\[|\$\$)[^]*(?:\\\]|\$\$)\s*$/u;
const ASKS_FOR_FORMULA =
  /\b(?:formulas?|formulae|equations?|calculat\w+|comput\w+|defin\w+|express\w+|mathematic\w+)\b/iu;
/** "| | | |_ Time since the start": lines that are drawn in a picture of characters, or empty cells. */
const DRAWN = /(?:\|[\s_]*){3,}/u;
/** What stands at the foot of a page speaks of a word of the page. */
const FOOTNOTE = /^\[?\d{1,3}\]?\s*\n: /u;
const NOTED = 1;
/** Neither a sentence nor a row: a heading, a caption, an entry. */
const MOST_NAME_WORDS = 8;
const ENDING = /[.!?。！？।؟]["”’`)\]]*$/u;

/** What every manual repeats of its licence bears many a word that is asked for, and answers nothing else. */
const OF_LICENCE = 4;
const LICENCE =
  /\b(?:without any warranty|implied warrant\w+|fitness for a particular purpose|permission is (?:hereby )?granted|redistribut\w+ (?:it )?and\/or modify|free software foundation|(?:general public|free documentation) licen[cs]e|licen[cs]ed under (?:a |the )?creative commons|all rights reserved)\b|^```[^\n]*\n(?:[^\n]*\bcoding\b[^\n]*\n)?[\s#*/;%"<!-]*copyright\s*:?\s*(?:\(c\)|©)?\s*(?:19|20)\d\d\b/iu;
const ASKS_FOR_LICENCE =
  /\b(?:licen[cs]\w*|copyright\w*|author\w*|who (?:wrote|made)|warrant\w+|liab\w+|legal\w*|permi\w+|redistribut\w*|gpl|gfdl|rights?|commercial\w*|proprietary|closed[- ]source|allowed to (?:use|copy|share|sell|distribute|modify|change)|sell|free of charge|creative commons|cc[- ]by|re-?us(?:e[ds]?|ing)|may (?:i|we) (?:use|copy|share|print|sell|distribute|modify|change))\b/iu;

/** What it loses that tells of a study what was done in it, and not what came of it. */
const UNDERTAKEN = 2;

/**
 * What a quote falls behind that says little by itself: code that nobody asked for, a piece of a program, a lead-in, a caption, a bare name, how a
 * letter begins or ends; or, where it is asked whether something is so, what a study was for.
 */
export function unreadable(quote: string, { description }: ChecklistItem): number {
  if (BARE_KINDS.some((one) => one.test(quote))) return BARE;
  if (FORMULA.test(quote) && !ASKS_FOR_FORMULA.test(description)) return BARE;
  if (CAPTION.test(quote) || DRAWN.test(quote)) return CAPTIONED;
  if (FOOTNOTE.test(quote)) return NOTED;
  if (LICENCE.test(quote) && !ASKS_FOR_LICENCE.test(description)) return OF_LICENCE;
  if (isMerelyDeclared(quote) && !asksForDeclaration(description)) return BARE;
  if (isMereUndertaking(quote, description)) return UNDERTAKEN;
  if (isOfFigures(quote) && !asksFor(description).has('figure')) return FIGURES;
  const blocks = layOutQuote(quote);
  const isForCode = ASKS_FOR_CODE.test(description);
  const code = blocks.flatMap((block) => (block.kind === 'code' ? [block.text] : [])).join('\n');
  const isTold = code !== '' && isOfComments(code);
  if (!isTold && isListing(blocks) && !ASKS_FOR_LISTING.test(description)) return LISTED;
  if (!isTold && !isForCode && code.length > MOSTLY * quote.length) return BARE;
  const isBareName =
    blocks.length === 1 &&
    blocks[0]?.kind === 'paragraph' &&
    !quote.startsWith('|') &&
    !ENDING.test(quote) &&
    /^[\p{Script=Latin}\P{L}]+$/u.test(quote) &&
    quote.split(/\s+/u).length <= MOST_NAME_WORDS;
  return isBareName ? BARE : 0;
}

/** A table of values whose cells have run together: "Oxygen 43/402 (10.7) 45/388 (11.6) 0.92 (0.61–1.38)". */
const FIGURES = 2;
const FEWEST_CELLS = 12;
const MOST_WORDS_AMONG = 0.6;
/** "(10.7)", "(0.61–1.38)", "43/402", "12±3": times and prices are none. */
const STATISTIC = /^\(\d+(?:[.,·]\d+)?(?:[–−-]\d+(?:[.,·]\d+)?)?%?\)[,;]?$|^\d+\/\d{2,}$|\d±\d|^±$/u;
const FEWEST_STATISTICS = 3;

function isOfFigures(quote: string): boolean {
  if (/[|`]/u.test(quote)) return false;
  const cells = quote.split(/\s+/u);
  const words = cells.filter((cell) => !/\p{Nd}/u.test(cell));
  return (
    cells.length >= FEWEST_CELLS &&
    words.length <= MOST_WORDS_AMONG * cells.length &&
    cells.filter((cell) => STATISTIC.test(cell)).length >= FEWEST_STATISTICS
  );
}

/** "Source code for kiln.lid": a page on which a generator of references shows the program itself. */
const SOURCE_PAGE = /^source code for\s/iu;
const OF_SOURCE = 4;
const ASKS_FOR_SOURCE = /\b(?:sources?|source code|implement\w*|internal\w*|code|defin\w*)\b/iu;

/** What a piece of the program itself falls behind, where nobody asks how that is made. */
export function ofSourcePage(
  { quote, headings }: Pick<Evidence, 'quote' | 'headings'>,
  { description }: ChecklistItem,
): number {
  const isSource = quote.includes('```') && headings.some((heading) => SOURCE_PAGE.test(heading));
  return isSource && !ASKS_FOR_SOURCE.test(description) ? OF_SOURCE : 0;
}

/** Who asks which call does it, what it takes, or where it stands. */
const ASKS_FOR_DECLARATION =
  /\b(?:functions?|methods?|calls?|api|signatures?|declar\w*|defin\w*|prototypes?|arguments?|parameters?|param|takes?|accepts?|passe?[sd]?|types?|returns?|class(?:es)?|members?|signals?|slots?|propert(?:y|ies)|variables?|fields?|names?|files?|headers?|where|implement\w*|inherit\w*)\b/iu;

/** "I override a class and the lines run together. Do I have to break them?" tells of one, and asks for none. */
function asksForDeclaration(description: string): boolean {
  const { asked } = findAsked(description);
  return [ASKS_FOR_DECLARATION, ASKS_FOR_CODE, ASKS_FOR_LISTING].some((asks) => asks.test(asked));
}

/** A comment of a program, without its marks; neither `#include` nor `--verbose` is one. */
const COMMENT = /^[ \t]*(?:\/?\*+\/?|\/{2,}|#+(?=[\s-])|;+|%+|--(?=\s))[ \t-]*(?<said>.*)$/u;
const FEWEST_COMMENTS = 2;

/** Comments are words for a reader: headers of C have their manual in them. One alone may be a command of the root. */
function isOfComments(code: string): boolean {
  let isWithin = false;
  const said = code.split('\n').flatMap((line) => {
    const comment = COMMENT.exec(line)?.groups?.['said'] ?? (isWithin ? line.trim() : undefined);
    isWithin = (isWithin || line.includes('/*')) && !line.includes('*/');
    return comment === undefined ? [] : [comment];
  });
  const text = said.join('\n');
  return said.length >= FEWEST_COMMENTS && text.length >= MOSTLY * code.length && isReadableAtLength(text);
}

function isListing(blocks: readonly QuoteBlock[]): boolean {
  return blocks.every((block) => block.kind === 'code' && block.text.split('\n').length > LINES_OF_COMMAND);
}
