import { type Pair, orderOf, sentencesOf, setOf } from './read-parts.ts';

/** What brings something about (`first`), and what it brings about (`second`). */
interface Cause extends Pair {
  readonly text: string;
}

/** The cause stands before. */
const BRINGS =
  /(?<!\p{L})(?:leads?\sto|led\sto|leading\sto|results?\sin|resulted\sin|resulting\sin|causes|caused(?!\sby)|gave\srise\sto|gives\srise\sto|brought\sabout|triggered(?!\sby)|führ(?:t|te|ten|en)\szu[mr]?|verursach(?:t|te|ten|en)(?!\sdurch)|bewirk(?:t|te|ten|en)|provoc(?:a|ó|an|aron)|caus(?:ó|aron)|llev(?:ó|aron)\sa|condu(?:jo|jeron|ce|cen)\sa|a\sentraîné|entraîne(?:nt)?|a\sprovoqué|provoque(?:nt)?|привел[аио]?\sк|вызвал[аио]?)(?!\p{L})|导致|造成|引起|引发|促使/iu;
/** The cause stands behind; at the beginning of a sentence, between it and the comma. */
const BROUGHT =
  /(?<!\p{L})(?:because\sof|due\sto|owing\sto|caused\sby|triggered\sby|as\sa\sresult\sof|wegen|aufgrund|infolge|debido\sa|a\scausa\sde|à\scause\sde|en\sraison\sde|بسبب|نتيجة)(?!\p{L})|由于|因为/iu;
/** In Arabic the verb stands before both. */
const ARABIC =
  /(?<!\p{L})(?:أدى|أدت|يؤدي|تؤدي|تسبب|تسببت)\s+(?<cause>[^.،؛]+?)\s+(?<cue>إلى|في)\s+(?<effect>[^.؛]+)/u;
const DENIED = /(?<!\p{L})(?:not?|never|n['’]t|nor|nicht|kein\p{L}*|pas|nunca|لا|لم|لن)(?!\p{L})|不|没/iu;
/** Each may bring about the other. */
const EITHER_WAY = /(?<!\p{L})(?:in turn|vice versa|wiederum|a su vez|à son tour)(?!\p{L})|反过来|相互/iu;

/** The words by which a statement makes the cause of what its quotes tell as the effect. */
export function turnedCauses(statement: string, quotes: readonly string[]): readonly string[] {
  const said = causesIn(statement);
  if (said.length === 0 || EITHER_WAY.test(statement)) return [];
  const quoted = sentencesOf(quotes).flatMap(causesIn);
  return said
    .filter((one) => {
      const orders = quoted.map((other) => orderOf(one, other));
      return orders.includes(-1) && !orders.includes(1);
    })
    .map(({ text }) => text);
}

function causesIn(text: string): readonly Cause[] {
  if (DENIED.test(text)) return [];
  const { cause, effect, cue } = ARABIC.exec(text)?.groups ?? {};
  if (cause !== undefined && effect !== undefined && cue !== undefined)
    return [{ first: setOf(cause), second: setOf(effect), text: cue }];
  const brings = BRINGS.exec(text);
  const brought = BROUGHT.exec(text);
  // With both it is the middle of a chain.
  if ((brings === null) === (brought === null)) return [];
  const match = brings ?? brought;
  if (match === null) return [];
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  if (brings !== null) return [{ first: setOf(before), second: setOf(after), text: match[0] }];
  if (before.trim() !== '') return [{ first: setOf(after), second: setOf(before), text: match[0] }];
  const [first = '', ...rest] = after.split(/[,，،]/u);
  return [{ first: setOf(first), second: setOf(rest.join(' ')), text: match[0] }];
}
