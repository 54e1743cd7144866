import type { Evidence } from '#shared/domain/evidence.ts';
import type { LabelledEvidence } from './handles.ts';
import type { Dropped } from './reading.ts';
import { type Block, type Sentence, isUncited } from '#shared/domain/report.ts';
import { holdCitations, restoreCitations } from './citation-handles.ts';
import { estimateWords } from './compress-notes.ts';
import { kindOfUncited, leadsOn } from './kind-of-uncited.ts';
import { joinSentences, readMarkdownTable, toTableBlock } from './read-table.ts';
import { type FaultSources, type WrittenFault, faultsOf, faultsOfCell } from './written-faults.ts';
import { withoutStrangeQuotations } from './strange-quotations.ts';
import { cutText, isHeadingLine, toPlainText } from '../text/markup/plain-text.ts';
import { scanRequests } from './request-tags.ts';
import { textKey } from '../text/words/tidy-list.ts';
import { splitSentences } from '../text/words/sentences.ts';

/** What a written text may refer to. */
export interface WrittenFrom extends FaultSources {
  /** What stands beyond is left out, from the first sentence that does not fit. */
  readonly maximumWords: number;
}

/** A sentence that cannot stand as it is. */
export interface FaultySentence {
  /** The places of its block and of it within the block. */
  readonly block: number;
  readonly sentence: number;
  readonly text: string;
  readonly cited: readonly LabelledEvidence[];
  readonly faults: readonly WrittenFault[];
}

/** What code made of what a writer wrote. */
export interface Written {
  readonly blocks: readonly Block[];
  /** Topics of requests for more information, in order. */
  readonly topics: readonly string[];
  /** In the order of the text; none of them may be shown as it is. */
  readonly faulty: readonly FaultySentence[];
  /**
   * `unknownReference`, `malformedRequest`; `strangeQuotation`: quotation marks taken off words that no cited quote
   * bears; `overLength`: sentences beyond the limit; `repeated`: those that were said before; `uncited`: sentences that state something and cite nothing.
   */
  readonly dropped: Dropped;
}

/** A part of a report as it was written, and what it may rest on. */
export interface ReadPart {
  readonly written: Written;
  readonly from: WrittenFrom;
}

const LONGEST_TEXT = 60_000;
const MAX_PARAGRAPHS = 24;
const MAX_SENTENCES = 80;
const LONGEST_SENTENCE = 1_200;

const LONGEST_REWRITTEN = 120;

/** One sentence rewritten under the same rules; undefined when it still cannot stand, or says nothing. */
export function readSentence(text: string, from: WrittenFrom): Sentence | undefined {
  const { blocks, faulty } = readWritten([text.replaceAll(/\s+/gu, ' ')], {
    ...from,
    maximumWords: LONGEST_REWRITTEN,
  });
  const sentences = blocks.flatMap((block) => block.sentences);
  return faulty.length > 0 ? undefined : joinSentences(sentences);
}

/** Paragraphs of a model as blocks of plain sentences, each with the evidence that it cites. */
export function readWritten(paragraphs: readonly string[], from: WrittenFrom): Written {
  const whole = cutText(paragraphs.join('\n\n'), LONGEST_TEXT);
  const scan = scanRequests(whole);
  const reader = sentenceReader(from);
  const read = scan.text
    .split(/\n\s*\n/u)
    .slice(0, MAX_PARAGRAPHS)
    .map((paragraph) => readParagraph(paragraph, reader))
    .map((block, index, all) => (isListed(all[index + 1]) ? withLead(block, from) : block));
  const said = withoutRepeats(read);
  const blocks = withinLimits(said, from.maximumWords);
  const kept = blocks.flatMap((block) => block.sentences);
  const uncited = kept.filter(isUncited).length;
  return {
    blocks,
    faulty: blocks.flatMap((block, index) => faultyIn(block, index, from)),
    topics: scan.topics.map(toPlainText).filter((topic) => topic !== ''),
    dropped: {
      ...reader.dropped,
      malformedRequest: scan.malformed,
      overLength: countSentences(said) - kept.length,
      repeated: countSentences(read) - countSentences(said),
      uncited,
    },
  };
}

function isListed(next: Block | undefined): boolean {
  return next !== undefined && next.form !== 'paragraph';
}

/** Of a paragraph above a list or a table the last sentence may only lead on to that. */
function withLead(block: Block, from: FaultSources): Block {
  const last = block.sentences.at(-1);
  if (block.form !== 'paragraph' || last === undefined || !leadsOn(last, from)) return block;
  return { ...block, sentences: [...block.sentences.slice(0, -1), { ...last, kind: 'connective' }] };
}

function countSentences(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { sentences }) => sum + sentences.length, 0);
}

/** What is said once needs no saying again, whatever it cites the second time; cells of a table may well be alike. */
function withoutRepeats(blocks: readonly Block[]): readonly Block[] {
  const said = new Set<string>();
  const isNew = ({ text }: Sentence): boolean => {
    const key = textKey(text);
    return !said.has(key) && said.add(key) !== undefined;
  };
  return blocks.map((block) =>
    block.form === 'table' ? block : { ...block, sentences: block.sentences.filter(isNew) },
  );
}

function withinLimits(blocks: readonly Block[], maximumWords: number): readonly Block[] {
  let words = maximumWords;
  let count = MAX_SENTENCES;
  return blocks
    .map((block) => {
      const sentences = block.sentences.filter(({ text }) => {
        words -= estimateWords(text);
        count -= block.form === 'table' ? 0 : 1;
        return words >= 0 && count >= 0;
      });
      // Half a table misleads.
      const isCut = block.form === 'table' && sentences.length < block.sentences.length;
      return { ...block, sentences: isCut ? [] : sentences };
    })
    .filter((block) => block.sentences.length > 0);
}

const LIST_LINE = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/u;

function readParagraph(paragraph: string, reader: SentenceReader): Block {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '' && !isHeadingLine(line));
  const rows = readMarkdownTable(lines);
  if (rows) return toTableBlock(rows, reader.read);
  const isList = lines.length > 1 && lines.every((line) => LIST_LINE.test(line));
  const texts = isList ? lines : [lines.join(' ')];
  return { form: isList ? 'list' : 'paragraph', sentences: texts.flatMap((text) => reader.read(text)) };
}

interface SentenceReader {
  readonly read: (text: string) => readonly Sentence[];
  readonly dropped: Record<'unknownReference' | 'strangeQuotation', number>;
}

const NONE: ReadonlySet<string> = new Set();

function sentenceReader(from: WrittenFrom): SentenceReader {
  const byHandle = new Map(from.evidence.map((one) => [one.handle, one.evidence]));
  const handles = new Set(byHandle.keys());
  const dropped = { unknownReference: 0, strangeQuotation: 0 };
  return {
    dropped,
    read(source) {
      const { text, held, unknown } = holdCitations(source, handles);
      dropped.unknownReference += unknown;
      return citedSentences(toPlainText(text), held).flatMap(({ text: whole, cited }) => {
        // What looked like code before the text was tidied and cut into sentences may hide a mark.
        const swept = holdCitations(whole, NONE);
        dropped.unknownReference += swept.unknown;
        const said = swept.text.replaceAll(/\s+/gu, ' ').trim();
        if (!/[\p{L}\p{N}]/u.test(said)) return [];
        const evidence = cited.flatMap((handle) => byHandle.get(handle) ?? []);
        const quoted = withoutStrangeQuotations(said, quotable(evidence, from));
        if (quoted !== said) dropped.strangeQuotation += 1;
        return [toSentence(quoted, evidence, from)];
      });
    },
  };
}

/** What words may be quoted from: what is cited, what is known of where it stands, the question. */
function quotable(evidence: readonly Evidence[], { about, asked }: WrittenFrom): readonly string[] {
  return [...evidence.flatMap((one) => [one.quote, ...one.headings, about(one)]), asked];
}

interface CitedText {
  readonly text: string;
  readonly cited: readonly string[];
}

/** A citation belongs to the sentence that it stands in or after. */
function citedSentences(tidy: string, held: readonly (readonly string[])[]): readonly CitedText[] {
  const { text, citations } = restoreCitations(tidy, held);
  const spans = splitSentences(text);
  return spans.map((span, index) => {
    const until = spans[index + 1]?.start ?? Infinity;
    const own = citations.filter(({ at }) => (index === 0 || at > span.start) && at <= until);
    return {
      text: cutText(text.slice(span.start, span.end), LONGEST_SENTENCE),
      cited: [...new Set(own.flatMap((one) => one.handles))],
    };
  });
}

function toSentence(text: string, evidence: readonly Evidence[], from: FaultSources): Sentence {
  const evidenceIds = evidence.map((one) => one.id);
  return { text, kind: evidenceIds.length > 0 ? 'written' : kindOfUncited(text, from), evidenceIds };
}

/** What of the evidence a sentence cites. */
export function citedBy(
  { evidenceIds }: Pick<Sentence, 'evidenceIds'>,
  evidence: readonly LabelledEvidence[],
): readonly LabelledEvidence[] {
  return evidence.filter((one) => evidenceIds.includes(one.evidence.id));
}

/** The part with further faults of one of its sentences. */
export function withFaults(
  { written, from }: ReadPart,
  { block, sentence, text, cited }: Omit<FaultySentence, 'faults'>,
  faults: readonly WrittenFault[],
): ReadPart {
  const isSame = (one: FaultySentence): boolean => one.block === block && one.sentence === sentence;
  const known = written.faulty.find(isSame);
  const own = known
    ? { ...known, faults: [...known.faults, ...faults] }
    : { block, sentence, text, cited, faults };
  const faulty = [...written.faulty.filter((one) => !isSame(one)), own].toSorted(
    (a, b) => a.block - b.block || a.sentence - b.sentence,
  );
  return { from, written: { ...written, faulty } };
}

function faultyIn(block: Block, at: number, from: WrittenFrom): readonly FaultySentence[] {
  return block.sentences.flatMap((one, sentence) => {
    const cited = citedBy(one, from.evidence);
    const faults = block.form === 'table' ? faultsOfCell(block, sentence, from) : faultsOf(one, cited, from);
    return faults.length === 0 ? [] : [{ block: at, sentence, text: one.text, cited, faults }];
  });
}
