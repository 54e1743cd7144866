import type { PolarityWords } from './polarity-words.ts';
import { holdsAny, wordList } from './word-list.ts';

/** Words that deny by themselves, a kind a line: what one of a kind denies, another of it denies as well. */
const LINES = `
forbid forbids forbidden forbidding forbade prohibit prohibits prohibited prohibiting prohibition ban bans banned disallow* outlaw* verbiete* verbietet* verbot* untersag* interdit interdits interdite interdites interdisent interdire interdisait prohíb* prohiben prohibió prohibir prohibido prohibida vieta vietano vietato proíb* proibiu proibir proibido proibida verbied* verbod* запрещ* запрет*
prevent prevents prevented preventing preclud* hinder hinders hindered hindering verhinder* empêch* impide impiden impidió impedir impede impedem impediu impedisce impedito voorkom* предотвра*
exclud* ausschließ* ausgeschlossen* exclut exclus excluent exclure excluye excluyen excluir excluido excluida esclud* uitsluit* uitgesloten исключа* исключил*
fail fails failed failing failure failures scheiter* gescheitert échou* fracas* falh* mislukt*
refus* reject rejects rejected rejecting verweiger* ablehn* abgelehnt* rechaz* rifiut* recus* weiger*
lack lacks lacked lacking absent absence manque manquent manquait carece carecen manca mancano fehlt fehlen fehlte fehlten ontbre* отсутств*
ignore ignores ignored ignoring omit omits omitted neglect neglects neglected overlook*
`.trim();
const ANY = wordList(LINES);
const KINDS = LINES.split('\n').map(wordList);

/** A denial in German, Dutch and French may stand behind its verb. */
const BEHIND = /^(?:nicht|nie|niemals|niet|nooit|pas|jamais)$/iu;
const REACH = 3;
const REACH_BEHIND = 6;

/** What a clause denies by a word that denies by itself. */
export interface Doubled {
  /** The text without the denials of such words, and without these: blanks in their place. */
  readonly text: string;
  /** The kinds that are themselves denied: "does not forbid". */
  readonly doubled: ReadonlySet<number>;
  /** The kinds that are not. */
  readonly plain: ReadonlySet<number>;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: number;
}

/** Two denials, one of the other, are none: "did not fail", "does not prohibit". */
export function readDoubled(text: string, { denial }: PolarityWords): Doubled {
  const words = wordsOf(text);
  const denying = words.filter(({ kind }) => kind >= 0);
  if (denying.length === 0) return { text, doubled: new Set(), plain: new Set() };
  const denials = [...text.matchAll(denial)].map(({ index, 0: cue }) => ({
    start: index,
    end: index + cue.length,
    isBehind: BEHIND.test(cue),
  }));
  const pairs = denials.flatMap((cue) => {
    const verb = deniedBy(cue, words, text);
    return verb === undefined ? [] : [{ cue, verb }];
  });
  const verbs = new Set(pairs.map(({ verb }) => verb));
  return {
    text: pairs.flatMap(({ cue, verb }) => [cue, verb]).reduce(blank, text),
    doubled: new Set([...verbs].map(({ kind }) => kind)),
    plain: new Set(denying.filter((word) => !verbs.has(word)).map(({ kind }) => kind)),
  };
}

/** A denial of the one kind stands in the first where it is denied in the second, or the other way round. */
export function undoubles(one: Omit<Doubled, 'text'>, other: Omit<Doubled, 'text'>): boolean {
  return meets(one.doubled, other.plain) || meets(one.plain, other.doubled);
}

function meets(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return [...one].some((kind) => other.has(kind));
}

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly isBehind: boolean;
}

function deniedBy(cue: Cue, words: readonly Word[], text: string): Word | undefined {
  const after = words.filter(({ start }) => start >= cue.end).slice(0, REACH);
  const next = after.find(({ kind, start }) => kind >= 0 && !/[,;:.()]/u.test(text.slice(cue.end, start)));
  if (next !== undefined || !cue.isBehind) return next;
  const before = words.filter(({ end }) => end <= cue.start).slice(-REACH_BEHIND);
  return before.findLast(({ kind, end }) => kind >= 0 && !/[,;:.()]/u.test(text.slice(end, cue.start)));
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ index, 0: word }) => ({
    text: word,
    start: index,
    end: index + word.length,
    kind: kindOf(word),
  }));
}

function kindOf(word: string): number {
  return holdsAny(ANY, [word]) ? KINDS.findIndex((list) => holdsAny(list, [word])) : -1;
}

function blank(text: string, { start, end }: Pick<Word, 'start' | 'end'>): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}
