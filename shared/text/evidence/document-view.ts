import { type Acronyms, findAcronyms, findInitials } from './acronyms.ts';
import { isOfVersion } from './asked-kind.ts';
import { onFirstUse } from '../on-first-use.ts';
import { onceForEach } from '../once-for-each.ts';
import { isRecord } from '../markup/record.ts';
import { isOfEveryManual } from '../markup/section-title.ts';
import { headingText } from '../retrieval/chunks.ts';
import { placesOfChanges } from '../retrieval/change-notes.ts';
import { isSearchWord, readPieces, terms } from '../words/analyze.ts';
import { type Span, splitSentences } from '../words/sentences.ts';
import { DefinedTerms } from './defined-terms.ts';
import { ASKING, askedAbove, isPropertyOfLast, nameAt, namesWhatFollows } from './name-above.ts';
import type { Name } from './name.ts';
import { namesTable } from './named-table.ts';
import { NestedItems } from './nested-items.ts';
import { isSameBlock } from './same-block.ts';
import { isChatText, isMessage } from '../markup/canonical/shaped/chat.ts';
import { isSalutation } from './salutation.ts';
import { saysNothing } from './says-nothing.ts';
import { MOST_OF_ENTRY, bareTitle, lineAround } from './entry-lines.ts';
import { isSynopsis } from './synopsis.ts';
import { litterIn } from './web-litter.ts';

/** A sentence or another quotable unit of a document, where it stands; `text.slice(start, end)` is what it says. */
export interface Statement extends Span {
  /** Headings above it, outermost first. */
  readonly headings: readonly string[];
  /** Number of the paragraph, list, table or block of code that it is part of; a list item is a block of its own. */
  readonly block: number;
  /** True for the first statement below a heading. */
  readonly leads: boolean;
  /** The lines above that only name what is described here, as the name of an option stands above what is said of it. */
  readonly name: Name | undefined;
  /** It only names what stands below it. */
  readonly isName: boolean;
  /** Code that only declares what the heading above it names. */
  readonly isSynopsis?: true;
  /** A row that names its own values: nothing around it says anything of it. */
  readonly isRecord?: true;
  /** Something that says nothing stands between it and the statement before: one quote of both would hold that, too. */
  readonly isBehindNothing?: true;
  /** Somebody says it in a chat. */
  readonly isOfMessage?: true;
}

/** A statement, analysed once for any number of questions. */
export interface AnalysedStatement extends Statement {
  readonly text: string;
  /** How often each term occurs. */
  readonly counts: ReadonlyMap<string, number>;
  /** Number of terms. */
  readonly length: number;
  /** Folded words, unstemmed. */
  readonly words: ReadonlySet<string>;
  /** It sends its readers elsewhere, or says what a heading of the document says: an entry of its list of contents. */
  readonly isPointer: boolean;
}

/** A statement, by its number, that bears a term, and how often. */
export interface Place {
  readonly index: number;
  readonly count: number;
}

/** A document as the scorer sees it. */
export interface DocumentView {
  /** All that its text was split in, headings too. */
  readonly spans: readonly Span[];
  readonly statements: readonly AnalysedStatement[];
  /** Terms of the title, and of what else says what all of it is about. */
  readonly about: ReadonlySet<string>;
  /** Terms of the name of what the document is part of: a product, a package, a collection. */
  readonly partOf: ReadonlySet<string>;
  /** A statement stands below the name of a release, or where the document goes from release to release. */
  readonly tellsChanges: (statement: Statement) => boolean;
  /** Mean number of terms in a statement. */
  readonly averageLength: number;
  /** The statements that bear a term, in order. */
  readonly placesOf: (term: string) => readonly Place[];
  readonly acronyms: Acronyms;
  /** The terms of the name whose words begin with these capitals; undefined where the document has none. */
  readonly spelledOut: (initials: string) => readonly string[] | undefined;
  /** Terms of the headings above a statement. */
  readonly termsAbove: (statement: Statement) => ReadonlySet<string>;
  /** Terms of the line nearest above it that says what is described there: its name, else the innermost heading. */
  readonly titleOf: (statement: Statement) => ReadonlySet<string>;
}

export function viewDocument(text: string, about: string, partOf = ''): DocumentView {
  const spans = splitSentences(text);
  const found = readStatements(text, spans);
  const headed = new Set(found.flatMap(titlesAbove).map(bareTitle));
  const statements = found.map((one) => analyse(text, one, headed));
  const total = statements.reduce((sum, one) => sum + one.length, 0);
  const isOfChanges = placesOfChanges(text);
  const initials = onFirstUse(() => findInitials(text));
  const termsOf = new Map<string, ReadonlySet<string>>();
  const read = (above: string): ReadonlySet<string> => {
    const found = termsOf.get(above) ?? new Set(terms(above));
    termsOf.set(above, found);
    return found;
  };
  return {
    spans,
    statements,
    about: new Set(terms(about)),
    partOf: new Set(terms(partOf)),
    tellsChanges: onceForEach(({ start, headings }) => isOfChanges(start) || headings.some(isOfVersion)),
    averageLength: total / (statements.length || 1) || 1,
    acronyms: findAcronyms(text),
    spelledOut: (capitals) => initials().get(capitals),
    placesOf: findPlaces(statements),
    termsAbove: onceForEach(({ headings, name }) => read([...headings, name?.text ?? ''].join('\n'))),
    titleOf: onceForEach(({ headings, name }) => read(name?.text ?? nearestTitle(headings))),
  };
}

export function findPlaces(statements: readonly AnalysedStatement[]): DocumentView['placesOf'] {
  const places = new Map<string, Place[]>();
  statements.forEach(({ counts }, index) => {
    for (const [term, count] of counts) {
      const held = places.get(term);
      if (held === undefined) places.set(term, [{ index, count }]);
      else held.push({ index, count });
    }
  });
  return (term) => places.get(term) ?? NOWHERE;
}

const NOWHERE: readonly Place[] = [];

/** Headings, and questions that stand above their answers as headings do. */
function titlesAbove({ headings, name }: Statement): readonly string[] {
  return name !== undefined && ASKING.test(name.text) ? [...headings, name.text] : headings;
}

/** The innermost heading that says what its section is about. */
function nearestTitle(headings: readonly string[]): string {
  return headings.findLast((heading) => !isOfEveryManual(bareTitle(heading).replace(/[:.]$/u, ''))) ?? '';
}

/** What can be quoted of a text, in order; headings stand above the statements, not among them. */
export function readStatements(text: string, spans = splitSentences(text)): readonly Statement[] {
  const path: Span[] = [];
  let headings: readonly string[] = [];
  let last: Statement | undefined;
  let name: Name | undefined;
  let isBehindNothing = false;
  const defined = new DefinedTerms(text);
  const nested = new NestedItems(text);
  const litter = litterIn(text, spans);
  const isChat = isChatText(text);
  return spans.flatMap((span, at) => {
    if (span.kind === 'heading') {
      name = undefined;
      defined.clear();
      nested.clear();
      while ((path.at(-1)?.level ?? 0) >= span.level) path.pop();
      path.push(span);
      headings = path.map((heading) => headingText(text.slice(heading.start, heading.end)));
      last = undefined;
      isBehindNothing = false;
      return [];
    }
    if (litter.has(at) || saysNothing(text.slice(span.start, span.end), lineAround(text, span))) {
      isBehindNothing = last !== undefined;
      return [];
    }
    const leads = last === undefined;
    const isBehindTable = last?.kind === 'table-row' && span.kind !== 'table-row';
    if (isBehindTable && name !== undefined && namesTable(text, name, last?.end ?? 0)) name = undefined;
    const goesOn = last !== undefined && isSameBlock(text, last, span);
    const isSaid =
      isChat && (goesOn ? last?.isOfMessage === true : isMessage(text.slice(span.start, span.end)));
    const [asked, term, item] =
      goesOn || isSaid
        ? []
        : [askedAbove(text, spans, at), defined.nameAt(spans, at), nested.nameAt(spans, at)];
    const isName =
      (goesOn && last?.isName === true) ||
      asked !== undefined ||
      term !== undefined ||
      item?.isName === true ||
      (!goesOn &&
        !isSaid &&
        namesWhatFollows(text, span, spans[at + 1]) &&
        (name === undefined || last?.isName === true || !isPropertyOfLast(text, spans, at)));
    if (isSaid) name = undefined;
    else if (asked !== undefined || term !== undefined) name = asked ?? term;
    else if (item !== undefined && (item.name !== undefined || item.isLeft)) ({ name } = item);
    else if (isName && !goesOn) name = nameAt(text, span, last?.isName === true ? name : undefined);
    else if (isSalutation(text.slice(span.start, span.end))) name = undefined;
    const statement: Statement = {
      ...span,
      headings,
      leads,
      block: goesOn ? (last?.block ?? 0) : span.start,
      name: isName ? undefined : name,
      isName,
      ...(leads && isSynopsis(text, span, { heading: headings.at(-1), next: spans[at + 1] })
        ? { isSynopsis: true }
        : {}),
      ...(span.kind === 'table-row' && isRecord(text.slice(span.start, span.end)) ? { isRecord: true } : {}),
      ...(isBehindNothing ? { isBehindNothing } : {}),
      ...(isSaid ? { isOfMessage: true } : {}),
    };
    isBehindNothing = false;
    last = statement;
    return [statement];
  });
}

function analyse(canonical: string, statement: Statement, headed: ReadonlySet<string>): AnalysedStatement {
  const text = canonical.slice(statement.start, statement.end);
  const counts = new Map<string, number>();
  const words = new Set<string>();
  let length = 0;
  readPieces(statement.kind === 'code' ? firstLines(text) : text, (piece) => {
    if (isSearchWord(piece)) words.add(piece.word);
    if (piece.stopword || piece.term === '') return;
    counts.set(piece.term, (counts.get(piece.term) ?? 0) + 1);
    length += 1;
  });
  const line = lineAround(canonical, statement);
  const isEntry = line.length < MOST_OF_ENTRY && headed.has(bareTitle(line));
  return { ...statement, text, counts, length, words, isPointer: isEntry || POINTER.test(text) };
}

const MOST_OF_CODE = 400;

/** Words scattered over a long listing say nothing together: it counts, and is shown, as far as it is quoted. */
export function firstLines(code: string): string {
  if (code.length <= MOST_OF_CODE) return code;
  const end = code.lastIndexOf('\n', MOST_OF_CODE);
  return code.slice(0, end > 0 ? end : MOST_OF_CODE);
}

const POINTER =
  /^[^\p{L}\p{N}]*(?:https?:|see (?:also )?|also see |for more|refer to|learn more|click here|read more|(?:now,? |first,? |so,? )?let(?:['’]s| us) (?:\p{L}+ )?(?:begin|start|look|see|take|try|consider|continue|turn|explain|illustrate)|for [^.,:;]{3,90}, (?:please )?(?:see|refer to)\b|to (?:view|see|read|learn|find) [^.,:;]{3,60}, see (?!the output)\p{L}|(?:in )?(?:this|the (?:next|following)) (?:section|chapter|tutorial|guide|part)s?,? (?:(?:(?:we|you|i) )?will|(?:we|you|i)['’]ll|(?:(?:we|you|i) )?(?:describes?|explains?|shows?|covers?|discuss(?:es)?|introduces?|explores?|looks?|sees?|learns?))\b)|\b(?:(?:we|i) (?:will|shall) (?:\p{L}+ )?(?:suggest|discuss|describe|explain|show|see|return|present|consider|examine|explore|look)\b[^.]{0,120}\b(?:below|later|shortly|in (?:the |a )?(?:next |following |later )?(?:section|chapter|part)s?)\b|please (?:see|visit|read|refer)|head (?:on )?over to|visit our|wondering what)\b/iu;
