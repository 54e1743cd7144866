import type { Evidence } from '#shared/domain/evidence.ts';
import { type DraftInputs, repeats } from './draft-inputs.ts';
import { CLEAR, NEAR, type Pool, type Ranked } from './quote-pool.ts';
import {
  BEHIND_CODE,
  BETWEEN_CHARACTERS,
  SAME_PARAGRAPH,
  announces,
  endsWithCode,
  goesOnFrom,
  inDocument,
} from './reading-order.ts';
import { isCourtesy } from './unreadable.ts';

/** What each quote of a document that is quoted already falls behind where many documents answer alike. */
const SPREAD = 0.3;

/** What stands beside the quotes of an item and is shown with them at most. */
const MOST_NEIGHBOURS = 3;

/** e^-5 = .007: what goes on right behind a quote says it in other words, and is shown as long as it is no further behind. */
const GOES_ON = 5;

/** A section that is short, as its quotes make it. */
const SECTION_CHARACTERS = 900;
/** What is added to an answer so at most. */
const SECTIONS_CHARACTERS = 1200;

/** What is quoted so far. */
export class ChosenQuotes {
  readonly #ids = new Set<string>();
  readonly #perSource = new Map<string, number>();
  #rests = 0;
  readonly #inputs: DraftInputs;
  readonly #isSurvey: boolean;

  constructor(inputs: DraftInputs, isSurvey: boolean) {
    this.#inputs = inputs;
    this.#isSurvey = isSurvey;
  }

  /** Passages: what goes on from a quote belongs to it. */
  get size(): number {
    return this.#ids.size - this.#rests;
  }

  /**
   * Where the best is quoted for another item, only what is near it: else that answers both, and the rest neither. Where it tells how
   * things differ, of each only what says what it is.
   */
  withoutLeftovers(
    { ranked, introduces }: Pick<Pool, 'ranked' | 'introduces'>,
    ofDifference: readonly Evidence[] = [],
  ): readonly Ranked[] {
    const [best] = ranked;
    if (best === undefined || !this.#ids.has(best.evidence.id)) return ranked;
    const near = ranked.filter(({ value }) => value >= best.value - NEAR);
    return ofDifference.includes(best.evidence) ? near.filter(({ evidence }) => introduces(evidence)) : near;
  }

  /** Of a source that is not quoted yet, while fewer than so many are. */
  isUnheard({ sourceId }: Evidence, sources: number): boolean {
    return this.#perSource.size < sources && !this.#perSource.has(sourceId);
  }

  /** Takes the best that is not quoted yet and repeats nothing. */
  take<Option extends Ranked>(options: readonly Option[]): Option | undefined {
    const next = options
      .filter(({ evidence }) => !this.#ids.has(evidence.id))
      .map((option) => ({ option, value: option.value - this.#held(option.evidence) }))
      .toSorted((a, b) => b.value - a.value)
      .find(({ option }) => !repeats(option.evidence, this.#ids, this.#inputs))?.option;
    if (next === undefined) return undefined;
    const { id, sourceId } = next.evidence;
    this.#ids.add(id);
    this.#perSource.set(sourceId, (this.#perSource.get(sourceId) ?? 0) + 1);
    return next;
  }

  /**
   * What its document goes on to say right below the first of the quotes, or below the first that ends with code, beside what
   * fills the answer.
   */
  takeRest([first, ...others]: readonly Evidence[], within = SAME_PARAGRAPH): readonly Evidence[] {
    const rest = [first, ...others.filter(endsWithCode)]
      .map((one) => this.#restOf(one, within))
      .find((one) => one !== undefined);
    return rest === undefined ? [] : this.#beside(rest);
  }

  /** What quotes announce that had no room for it, beside what fills the answer. */
  takeAnnounced(quotes: readonly Evidence[]): readonly Evidence[] {
    return quotes.filter(announces).flatMap((one) => {
      const announced = this.#restOf(one);
      return announced === undefined ? [] : this.#beside(announced);
    });
  }

  /**
   * What goes on right behind a quote below the same headings, for it often says how; and what stands right before one and comes
   * near the best itself: read together they are one passage. Before the first stands nothing: it answers best. Where an
   * effect is asked for, the next sentence may be another result in the same words: there it has to come near the best as well.
   */
  takeNeighbours(quotes: readonly Evidence[], { ranked, best, isOfEffect }: Pool): readonly Evidence[] {
    const within = (behind: number): readonly Evidence[] =>
      ranked.filter(({ value }) => value >= best - behind).map(({ evidence }) => evidence);
    const near = within(CLEAR);
    const goingOn = isOfEffect ? near : within(GOES_ON);
    const before = quotes.slice(1).flatMap((one) => near.filter((other) => isRightBehind(other, one)));
    const taken: Evidence[] = [];
    const found = [
      ...rightBehind(quotes.slice(0, 1), goingOn),
      ...rightBehind(quotes, near),
      ...before,
      ...rightBehind(quotes, goingOn),
    ];
    for (const other of found) {
      const isNew =
        !this.#ids.has(other.id) && !repeats(other, this.#ids, this.#inputs) && !isCourtesy(other.quote);
      if (isNew && taken.length < MOST_NEIGHBOURS) taken.push(...this.#beside(other));
    }
    return taken;
  }

  /**
   * All else that the short section says in which a quote stands, of the first quotes first, while there is room: what comes close
   * often stands beside what answers in other words. How a letter begins and ends stays out.
   */
  takeSections(quotes: readonly Evidence[]): readonly Evidence[] {
    const taken: Evidence[] = [];
    let room = SECTIONS_CHARACTERS;
    for (const one of quotes) {
      const section = this.#sectionOf(one).filter(({ quote }) => !isCourtesy(quote));
      const size = section.reduce((sum, { quote }) => sum + quote.length, 0);
      if (size > SECTION_CHARACTERS || size > room) continue;
      for (const other of section) {
        if (this.#ids.has(other.id) || repeats(other, this.#ids, this.#inputs)) continue;
        room -= other.quote.length;
        taken.push(...this.#beside(other));
      }
    }
    return taken;
  }

  #sectionOf({ sourceId, headings }: Evidence): readonly Evidence[] {
    if (headings.length === 0) return [];
    const place = headings.join('\n');
    return [...this.#inputs.evidence.values()]
      .filter((other) => other.sourceId === sourceId && other.headings.join('\n') === place)
      .toSorted(inDocument);
  }

  #beside(rest: Evidence): readonly Evidence[] {
    this.#ids.add(rest.id);
    this.#rests += 1;
    return [rest];
  }

  #restOf(quote: Evidence | undefined, within = SAME_PARAGRAPH): Evidence | undefined {
    if (quote === undefined) return undefined;
    const behind = endsWithCode(quote) ? BEHIND_CODE : within;
    const between = announces(quote) ? BETWEEN_CHARACTERS : behind;
    const rest = [...this.#inputs.evidence.values()].find(
      (one) => goesOnFrom(quote, one, between) && !isCourtesy(one.quote),
    );
    // What is announced belongs there, whatever it repeats.
    const isNew = announces(quote) || (rest !== undefined && !repeats(rest, this.#ids, this.#inputs));
    return rest && !this.#ids.has(rest.id) && isNew ? rest : undefined;
  }

  #held({ sourceId }: Evidence): number {
    return this.#isSurvey ? SPREAD * (this.#perSource.get(sourceId) ?? 0) : 0;
  }
}

/** What stands right behind one of the quotes. */
function rightBehind(quotes: readonly Evidence[], among: readonly Evidence[]): readonly Evidence[] {
  return quotes.flatMap((one) => among.filter((next) => isRightBehind(one, next)));
}

function isRightBehind(one: Evidence, next: Evidence): boolean {
  return one.headings.join('\n') === next.headings.join('\n') && goesOnFrom(one, next);
}
