import type { Stretch } from './phrases.ts';
import { HOW_TO, ORDERING, isBaseVerb } from './question-words.ts';

/** What comes next is a verb, whether it is a known one or not. */
export const BEFORE_VERB = new RegExp(String.raw`\b${HOW_TO}\s+$`, 'iu');

const BIDS = new RegExp(String.raw`^(?:please\s+)?(?:${ORDERING}|analy[sz]e)\s|\b${HOW_TO}\s+`, 'iu');

/**
 * "How do I back up my phone, erase it and sell it": deeds, of which the first began before the thing next to the comma. `others` are the
 * further ones; the last has the pronoun behind it.
 */
export function areOtherDeeds(text: string, first: Stretch, others: readonly string[]): boolean {
  if (isDeed(first.text)) return false;
  if (others.length === 1 && isOtherDeedOfCase(text.slice(0, first.start), others[0] ?? '')) return true;
  return areDoneToIt(first, others) || (others.length > 1 && BIDS.test(text) && others.every(isDeed));
}

/** "What happens if I close the lid of my laptop or lose power": the second is no thing of the first, but what is done as well. */
function isOtherDeedOfCase(before: string, other: string): boolean {
  return CASE_OF_PERSON.test(before) && NEVER_NOUN.test(other) && !hasObject(other);
}

const CASE_OF_PERSON =
  /\b(?:if|when|once|whenever|unless|while|after|before)\s+(?:i|we|you|one|somebody|someone|people)\s+\p{Ll}/iu;
const NEVER_NOUN =
  /^(?:lose|forget|remove|delete|install|uninstall|add|become|choose|send|receive|write|rename|restore|disable|enable|create|destroy|throw|bring|give|take|put|keep|make|get|go|insert|eject|unplug|erase|overwrite|ignore)\s+\S/iu;

/** "Open a file with it, change a few things in it and write it": each has an object of its own, the last "it". */
function areDoneToIt(first: Stretch, others: readonly string[]): boolean {
  const last = others.at(-1) ?? '';
  const haveObjects = [first.text, ...others.slice(0, -1)].some((one) => one.includes(' '));
  return others.length > 1 && haveObjects && /^\p{Ll}+\s(?:it|them)$/u.test(last);
}

function isDeed(item: string): boolean {
  const [verb = '', ...object] = item.split(/\s+/u);
  const isDone =
    isBaseVerb(verb) || ORDER.test(verb) || hasObject(item) || /^(?:it|them)$/iu.test(object[0] ?? '');
  return object.length > 0 && isDone;
}

const ORDER = new RegExp(`^(?:${ORDERING})$`, 'iu');

/** "How do glaciers form, move and melt": what they do is listed, not what they are. */
export function verbAfterSubject(found: Stretch, others: readonly string[]): Stretch | undefined {
  const [word = '', ...before] = found.text.split(/\s+/u).toReversed();
  const isVerbs = before.length > 0 && [word, ...others].every(isBaseVerb);
  return isVerbs ? { ...found, text: word, start: found.end - word.length } : undefined;
}

/** "… if I lose my key or forget my passphrase": each verb has an object of its own. */
export function verbWithObject(before: string, found: Stretch, last: string): Stretch | undefined {
  if (!hasObject(last)) return undefined;
  const verb = /(?<=^|\s)\p{L}+\s+$/u.exec(before.slice(0, found.start));
  const start = verb === null ? found.start : verb.index;
  const text = before.slice(start, found.end);
  return hasObject(text) && isBaseVerb(text.split(/\s/u)[0] ?? '') ? { ...found, text, start } : undefined;
}

/** A word before an article or the like is a verb, unless it tells a place, a time or how many. */
const hasObject = (text: string): boolean =>
  /^(?!(?:all|both|half|of|in|on|at|by|to|for|from|with|into|onto|over|under|about|after|before|against|between|without|through|than|not|even)\s)\p{Ll}{2,}\s+(?:the|an?|my|your|our|his|her|its|their)\s/u.test(
    text,
  );
