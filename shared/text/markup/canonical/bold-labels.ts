import { type CanonicalBlock, headingBlock } from './blocks.ts';
import { endsInDate } from './shaped/dates.ts';
import { endsInStop } from './shaped/kinds-of-lines.ts';
import { isClosing, isGreeting } from './shaped/title-lines.ts';

/** A line of nothing but bold, and what stands below it in its paragraph. */
interface Label {
  readonly title: string;
  readonly below: string;
}

/** A block whose first line may be nothing but bold, or that begins in bold. */
export interface ReadBlock extends CanonicalBlock {
  readonly label?: Label;
  readonly isBoldFirst?: true;
}

const ALONE = /^(?<mark>\*\*|__)(?<said>[^*_`[\]|<>\\]{2,80})\k<mark>[:：]?\\?$/u;
const BEGINNING = /^["'(¿«“]?[\p{Lu}\p{Lo}\p{N}]/u;
/** "Date: 3 May" */
const LABELLED = /^[^:\d]{1,30}: \S/u;
const DEEPEST = 6;
const FEWEST = 2;

/** "**Dough**": nothing but bold, and no sentence, greeting or closing. */
export function isBoldAlone(line: string): boolean {
  const said = ALONE.exec(line)?.groups?.['said'];
  if (said === undefined || !BEGINNING.test(said) || !/\p{L}{2}|\p{Lo}/u.test(said)) return false;
  if (/[.,;!。！।۔，；、\s]$/u.test(said) || LABELLED.test(said) || endsInDate(said)) return false;
  return !isGreeting(said) && !isClosing(said);
}

/** Without what leads from it to the text below. */
export function titleOfLabel(label: string): string {
  return label.replace(/\s*[:：]?\\?$/u, '');
}

const BOLD_FIRST = /^\*\*(?<said>[^*]{1,60})\*\*/u;
const MOST_WORDS = 8;

/** "**E10 – no water.** Is the tap open?" below a line that ends: what is said of the next thing. */
export function beginsAnew(line: string, above: string): boolean {
  return beginsInBold(line) && endsInStop(above);
}

/** In bold of a few words. */
export function beginsInBold(line: string): boolean {
  const said = BOLD_FIRST.exec(line)?.groups?.['said'];
  return said !== undefined && said.split(' ').length <= MOST_WORDS;
}

interface Headed {
  readonly blocks: readonly CanonicalBlock[];
  /** The headings are all of parts. */
  readonly isUntitled: boolean;
}

/**
 * Lines of nothing but bold as headings below all others, where something that is no heading stands below them. In a text
 * without headings there are several, and each is of a part: of what every recipe has, "Ingredients", none is the title.
 */
export function withLabelsHeaded(blocks: readonly ReadBlock[]): Headed {
  const some = blocks.filter(({ text }) => text !== '');
  if (!some.some(({ label }) => label !== undefined)) return { blocks: some, isUntitled: false };
  const firstHeading = some.findIndex(({ kind }) => kind === 'heading');
  const headed = headedOf(some, firstHeading);
  const level = firstHeading < 0 ? 2 : Math.min(DEEPEST, deepestOf(some) + 1);
  const read = some.flatMap((block, at): readonly CanonicalBlock[] => {
    const { kind, text, label } = block;
    if (label === undefined || !headed.has(at)) return [{ kind, text }];
    return [headingBlock(level, label.title), { kind, text: label.below }];
  });
  return { blocks: read, isUntitled: headed.size > 0 && firstHeading < 0 };
}

function headedOf(blocks: readonly ReadBlock[], firstHeading: number): ReadonlySet<number> {
  const above = blocks.flatMap((_, at) => (at > firstHeading && isAboveText(blocks, at) ? [at] : []));
  const labels = withoutMixed(blocks, above);
  const isSeveral = labels.length >= FEWEST;
  return new Set(labels.filter((at) => isSeveral || (firstHeading >= 0 && blocks[at]?.label?.below !== '')));
}

function isAboveText(blocks: readonly ReadBlock[], at: number): boolean {
  const [label, below] = [blocks[at]?.label, blocks[at + 1]];
  if (label === undefined || label.below !== '') return label !== undefined;
  return below !== undefined && below.kind !== 'heading' && below.label === undefined;
}

/**
 * Without those that stand alone above several paragraphs that begin in bold themselves, up to the next heading: as in a
 * newsletter, where each is about something else.
 */
function withoutMixed(blocks: readonly ReadBlock[], labels: readonly number[]): readonly number[] {
  const kept: number[] = [];
  const left = new Set(labels);
  let others = 0;
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    const isKept = left.has(at) && (others < FEWEST || blocks[at]?.label?.below !== '');
    if (isKept) kept.push(at);
    if (isKept || blocks[at]?.kind === 'heading') others = 0;
    else if (blocks[at]?.isBoldFirst === true) others += 1;
  }
  return kept;
}

function deepestOf(blocks: readonly ReadBlock[]): number {
  const levels = blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [text.indexOf(' ')] : []));
  return levels.reduce((deepest, level) => Math.max(deepest, level), 1);
}
