import { withoutCode } from '#shared/text/markup/without-code.ts';
import { stanceOf } from '#shared/text/stance/stance.ts';
import { DECREASE, INCREASE, NO_EFFECT } from '#shared/text/words/cue-words.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import { splitSentences } from '#shared/text/words/sentences.ts';

/** What is longer is no statement: only this much of it is compared. */
const LONGEST = 2000;
/** Share of the one's topic that the other must name for both to be about the same thing. */
const SAME_TOPIC = 0.5;
/** Quotes that only differ are many, and those that disagree few: what is shown as a dispute has to be clear. */
const CLEARLY = 0.33;

const QUESTION = /[?？؟]["”’')\]]*\s*$/u;
/** "validate(head: Object) → None: …" only looks as if something was denied. */
const SIGNATURE = /\)\s*(?:→|->)\s|(?:^|\s)>>>\s/u;
/** Settings, variables and other names in code. */
const NAME_IN_CODE = /[_=`$<>{}]/u;
const MOST_NAMES = 0.2;
const LEAST_WORDS = 4;

/** The words by which a stance is read are English: in another language their likes mean other things. */
const READ_IN = new Set(['en', 'und']);

/** Abbreviations, which are small words of other languages in small letters: "vitamin D", "ES cells". */
const ABBREVIATION = /(?<![\p{L}'’])\p{Lu}+(?![\p{L}'’])/gu;

/** "Add a layer to the image": what tells its reader to do something claims nothing. */
const INSTRUCTION =
  /^[^\p{L}]*(?:(?:then|next|first|now|finally|please),? )?(?:add|apply|change|check|choose|click|close|configure|copy|create|define|delete|disable|download|drag|edit|enable|ensure|enter|export|go|import|insert|install|keep|make|move|open|paste|pick|place|press|put|remove|rename|replace|restart|run|save|scroll|select|set|specify|start|stop|switch|tap|try|turn|type|use|verify|wait)(?= (?:an?|the|your|this|these|those|that|all|each|any|it|them|to|sure)\b)/iu;

/** "If this is not the case, …": what is only supposed is not denied. */
const SUPPOSED = /\b(?:if|in case)\b[^,.;:!?]{0,80}\b(?:not|no)\b[^,.;:!?]{0,80}(?=[,.;:!?])/giu;

/**
 * A question takes no side, nor does an instruction or a line of settings; and what is in another language, nobody here
 * can tell.
 */
function takesSides(text: string): boolean {
  if (!READ_IN.has(guessLanguage(text.slice(0, LONGEST).replace(ABBREVIATION, ' ')))) return false;
  const words = text.trim().split(/\s+/u);
  const names = words.filter((word) => NAME_IN_CODE.test(word)).length;
  return (
    !QUESTION.test(text) &&
    !SIGNATURE.test(text) &&
    !INSTRUCTION.test(text) &&
    words.length >= LEAST_WORDS &&
    names <= MOST_NAMES * words.length
  );
}

/** True when two statements about the same thing speak against one another. */
export function contradicts(one: string, other: string): boolean {
  return speakAgainst(withoutCode(one, ' '), withoutCode(other, ' '));
}

function speakAgainst(first: string, second: string): boolean {
  if (!takesSides(first) || !takesSides(second)) return false;
  const one = stanceOf(first.slice(0, LONGEST), sentencesOf(second));
  const other = stanceOf(second.slice(0, LONGEST), sentencesOf(first));
  if (Math.max(one.shared, other.shared) < SAME_TOPIC) return false;
  return (one.against + other.against) / 2 > CLEARLY && !repeatsOther(first, second);
}

/** So many words in a row are no coincidence. */
const RUN = 10;
const MOSTLY = 0.6;
const DENYING =
  /^(?:not?|never|nor|neither|none|without|lack\w*|fail\w*|unlikely|cannot|false|myth|contrary|refut\w+|den(?:y|ie[sd])|doubt\w*|instead|whether|\w+['’]t)$/u;

/** Rise and fall, effect and none: what may be the other way round. */
const TURNS = new RegExp(`${INCREASE.source}|${DECREASE.source}|${NO_EFFECT.source}`, 'iu');

/** The line of a summary and the entry of an index have one sentence, with other things around it that deny nothing. */
function repeatsOther(first: string, second: string): boolean {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  const [ofOne, ofOther] = [wordsIn(one, other), wordsIn(other, one)];
  const isMost = ofOne.size >= MOSTLY * one.length || ofOther.size >= MOSTLY * other.length;
  const rest = [...one.filter((_, at) => !ofOne.has(at)), ...other.filter((_, at) => !ofOther.has(at))];
  return isMost && !rest.some((word) => DENYING.test(word)) && !TURNS.test(rest.join(' '));
}

/** The places of words that stand in a row in the other, too. */
function wordsIn(words: readonly string[], other: readonly string[]): ReadonlySet<number> {
  const runs = new Set(other.map((_, at) => other.slice(at, at + RUN).join(' ')));
  const held = new Set<number>();
  for (let at = 0; at + RUN <= words.length; at += 1)
    if (runs.has(words.slice(at, at + RUN).join(' ')))
      for (let word = at; word < at + RUN; word += 1) held.add(word);
  return held;
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .slice(0, LONGEST)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['’]t)?/gu) ?? []
  );
}

/** On which side of a claim a statement is; undefined when it is on neither. */
export function sideOf(claim: string, statement: string): 'for' | 'against' | undefined {
  const said = withoutCode(statement, ' ');
  if (!takesSides(said)) return undefined;
  const { against, shared } = stanceOf(claim, sentencesOf(said));
  if (shared < SAME_TOPIC) return undefined;
  if (against > CLEARLY) return 'against';
  return against < -CLEARLY ? 'for' : undefined;
}

function sentencesOf(text: string): readonly string[] {
  const whole = text.slice(0, LONGEST);
  return splitSentences(whole).map(({ start, end }) => whole.slice(start, end).replace(SUPPOSED, ''));
}
