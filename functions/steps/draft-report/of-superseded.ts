import type { Evidence } from '#shared/domain/evidence.ts';
import { isSuperseded } from '#shared/domain/notice-words.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** What a document says that is no longer in force, as it says itself, where others are quoted, too. */
const SUPERSEDED = 1;

/** What was so is asked for, of whatever document. */
const OF_THE_PAST =
  /(?<!\p{L})(?:used to|back then|formerly|previously|originally|in the past|at (?:the|that) time|in those days|superseded|obsolete|früher|damals|ehemals|einst|autrefois|jadis|à l['’]époque|antiguamente|en aquel entonces|un tempo|all['’]epoca|vroeger|destijds|antigamente|outrora)(?!\p{L})/iu;
/** "the old rules", "the earlier price list": of a thing of which the document speaks. "How old", "two years old" ask for no such thing. */
const OLD_THING =
  /(?<!how |\d |years |months )(?<!\p{L})(?:old|former|previous|earlier|alten?|altes|frühere[nrs]?|ehemalige[nrs]?|vorherige[nrs]?|anciens?|anciennes?|précédente?s?|antigu[oa]s?|anterior(?:es)?|vecchi[aoe]?|precedent[ei]|oude|vorige|velh[oa]s?|antig[oa]s?)(?!\p{L})((?: [\p{L}\p{N}-]+){1,2})/giu;
const NOW =
  /(?<!\p{L})(?:now|nowadays|today|currently|these days|heute|jetzt|derzeit|aktuell|aujourd['’]hui|maintenant|actuellement|ahora|hoy|actualmente|oggi|adesso|attualmente|nu|tegenwoordig|hoje|agora|atualmente)(?!\p{L})/iu;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/gu;

/**
 * By how much a quote falls behind for standing in a document that says of itself that it is no longer in force. Not where all
 * that was found does, nor where what was so before is asked for, a year that the document bears, or the document by its name.
 */
export function behindInForce(
  { description }: ChecklistItem,
  found: readonly Evidence[],
  { sources, question = '' }: DraftInputs,
): (one: Evidence) => number {
  const asked = NOW.test(description) ? description : `${description}\n${question}`;
  const isOld = ({ sourceId }: Evidence): boolean => {
    const source = sources.get(sourceId);
    return source !== undefined && isSuperseded(source);
  };
  if (!found.some(isOld) || found.every(isOld) || OF_THE_PAST.test(asked)) return () => 0;
  const all = [...sources.values()];
  return (one) => {
    const source = sources.get(one.sourceId);
    const isAsked = source !== undefined && (asksForOld(asked, one, source) || names(asked, source, all));
    return isOld(one) && !isAsked ? SUPERSEDED : 0;
  };
}

/** A year or an old thing that the document bears. */
function asksForOld(asked: string, { quote, headings }: Evidence, source: Source): boolean {
  const { title, url, publishedAt = '' } = source;
  const own = [title, url, publishedAt, ...headings, quote].join('\n');
  if ([...asked.matchAll(YEAR)].some(([year]) => own.includes(year))) return true;
  const said = new Set(terms(own));
  return [...asked.matchAll(OLD_THING)].some(([, thing = '']) => terms(thing).some((term) => said.has(term)));
}

/** By its file, or by two words of its title at least, with all that no other title bears. */
function names(asked: string, { id, title, url }: Source, all: readonly Source[]): boolean {
  const file = url.split('/').at(-1) ?? '';
  if (file.length > SHORT && asked.toLowerCase().includes(file.toLowerCase())) return true;
  const said = new Set(terms(asked));
  const others = new Set(all.filter((one) => one.id !== id).flatMap((one) => terms(one.title)));
  const own = [...new Set(terms(title))];
  const telling = own.filter((term) => !others.has(term));
  return (
    telling.length > 0 &&
    telling.every((term) => said.has(term)) &&
    own.filter((term) => said.has(term)).length > 1
  );
}

const SHORT = 4;
