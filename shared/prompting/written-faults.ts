import type { Evidence } from '#shared/domain/evidence.ts';
import type { Firmness } from '#shared/domain/firmness.ts';
import type { Block, Sentence } from '#shared/domain/report.ts';
import { EMPTY_CELL, labelsAt, otherLabelsAt } from '#shared/domain/table-block.ts';
import { type SentenceFault, checkSentence } from '../text/sentence-check/check-sentence.ts';
import { checkCell } from './check-cell.ts';
import { checkLabel } from './check-label.ts';
import type { LabelledEvidence } from './handles.ts';
import { isUnborneSilence } from './left-open.ts';
import { isFalseRemark, isRemark } from './remark.ts';

/** What a written sentence is held against. */
export interface FaultSources {
  readonly evidence: readonly LabelledEvidence[];
  /** What is known of the source of some evidence (title, date): figures may come from there, too. */
  readonly about: (evidence: Evidence) => string;
  /** The question and the title of the section, whose words an introduction may use and whose figures may be repeated. */
  readonly asked: string;
  /** How firm the evidence is, as code has computed it: a remark may say no more. */
  readonly firmness: ReadonlySet<Firmness>;
}

/**
 * What is wrong with a sentence: what its quotes do not bear, as code or a reader (`unsupported`, with the reason) sees it, that
 * it names none, that it says no more than yes or no, or that it is borne but leaves out the quote of another source that
 * speaks against it.
 */
export type WrittenFault =
  | SentenceFault
  | { readonly kind: 'unsupported'; readonly reason: string }
  | { readonly kind: 'uncited' }
  | { readonly kind: 'bare' }
  | { readonly kind: 'one-sided'; readonly other: LabelledEvidence };

/** A statement is held against the quotes it cites; one that cites none, or is of firmness alone, against all that its writer was given. */
export function faultsOf(
  { kind, text }: Sentence,
  cited: readonly LabelledEvidence[],
  from: FaultSources,
): readonly WrittenFault[] {
  if (kind !== 'written' && kind !== 'remark') return [];
  const own = cited.length > 0 ? cited : from.evidence;
  const texts = own.map(({ evidence }) => evidence.quote);
  const places = placesOf(own, from);
  const isOfQuotes = cited.length > 0 && !isRemark(text, from.firmness);
  const faults = checkSentence(text, {
    quotes: isOfQuotes ? texts : [],
    about: isOfQuotes ? places : [...texts, ...places],
    asked: from.asked,
    known: from.evidence.map(({ evidence }) => evidence.quote),
    isRead: kind === 'written' && cited.length > 0,
  });
  if (kind === 'written' && cited.length === 0) return [...faults, { kind: 'uncited' }];
  const ofSources = kind === 'written' ? unborneOfSources(text, texts, from) : undefined;
  return ofSources === undefined ? faults : [...faults, { kind: 'unsupported', reason: ofSources }];
}

/** Why a sentence on the sources as such cannot stand, though it names a quote. */
function unborneOfSources(
  text: string,
  quotes: readonly string[],
  { firmness }: Pick<FaultSources, 'firmness'>,
): string | undefined {
  if (isUnborneSilence(text, quotes))
    return 'a quote cannot show what no source says, and the report lists that';
  return isFalseRemark(text, firmness)
    ? 'it says more of how firm the evidence is than was computed'
    : undefined;
}

/**
 * A label is held against all that its writer was given, any other cell against what it cites: as it is, and for what heads its
 * row and its column.
 */
export function faultsOfCell(block: Block, place: number, from: FaultSources): readonly WrittenFault[] {
  const cell = block.sentences[place] ?? EMPTY_CELL;
  const cited = from.evidence.filter(({ evidence }) => cell.evidenceIds.includes(evidence.id));
  const known = from.evidence.map(({ evidence }) => evidence.quote);
  const labels = labelsAt(block, place);
  if (labels === undefined) {
    if (cell.kind === 'connective') return [];
    return checkLabel(cell.text, { quotes: known, about: placesOf(from.evidence, from), asked: from.asked });
  }
  if (isBare(cell.text)) return [{ kind: 'bare' }];
  const faults = faultsOf(cell, cited, { ...from, asked: [from.asked, ...labels].join('\n') });
  if (cited.length === 0 || faults.length > 0) return faults;
  const quotes = cited.map(({ evidence }) => evidence.quote);
  const others = otherLabelsAt(block, place);
  const about = placesOf(cited, from);
  return checkCell({ text: cell.text, labels, others }, { quotes, about, asked: from.asked, known });
}

/** What is known of where some evidence stands. */
function placesOf(evidence: readonly LabelledEvidence[], { about }: FaultSources): readonly string[] {
  return evidence.flatMap((one) => [...one.evidence.headings, about(one.evidence)]);
}

/** Nobody can hold "yes" against a quote. */
function isBare(text: string): boolean {
  return /^\W*(?:yes|no|ja|nein|oui|non|sí|si|sim|não|nee|да|нет|हाँ|नहीं|نعم|لا|はい|いいえ|是|否|✓|✗|x)\W*$/iu.test(
    text,
  );
}
