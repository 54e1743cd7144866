import type { Evidence } from '#shared/domain/evidence.ts';
import { isOlderEdition, isSuperseded } from '#shared/domain/notice-words.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** What a document says that is no longer in force, as it says itself, where others are quoted, too. */
const SUPERSEDED = 1;
/** A newer edition tells all that an older one did, as it is now. */
const OLDER_EDITION = 3;

/** What was so is asked for, of whatever document. */
const OF_THE_PAST =
  /(?<!\p{L})(?:used to|back then|formerly|previously|originally|in the past|at (?:the|that) time|in those days|last (?:year|season|month)|the year before|(?:letztes|voriges|vergangenes) Jahr|l['’]an dernier|l['’]année dernière|el año pasado|l['’]anno scorso|vorig jaar|superseded|obsolete|früher|damals|ehemals|einst|autrefois|jadis|à l['’]époque|antiguamente|en aquel entonces|un tempo|all['’]epoca|vroeger|destijds|antigamente|outrora)(?!\p{L})/iu;
/** "the old rules", "the earlier price list": of a thing of which the document speaks. "How old", "two years old" and "my old boat" ask for no such thing. */
const OLD_THING =
  /(?<!how |\d |years |months |(?<!\p{L})(?:my|our|meine?[mnrs]?|unsere?[mnrs]?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|mi[oae]|miei|nostr[oaie]|mijn|onze|ons|meus?|minhas?|noss[oa]s?) )(?<!\p{L})(?:old|former|previous|earlier|alten?|altes|frühere[nrs]?|ehemalige[nrs]?|vorherige[nrs]?|anciens?|anciennes?|précédente?s?|antigu[oa]s?|anterior(?:es)?|vecchi[aoe]?|precedent[ei]|oude|vorige|velh[oa]s?|antig[oa]s?)(?!\p{L})((?: [\p{L}\p{N}-]+){1,2})/giu;
const NOW =
  /(?<!\p{L})(?:now|nowadays|today|currently|these days|heute|jetzt|derzeit|aktuell|aujourd['’]hui|maintenant|actuellement|ahora|hoy|actualmente|oggi|adesso|attualmente|nu|tegenwoordig|hoje|agora|atualmente)(?!\p{L})/iu;
const NEW =
  /(?<!\p{L})(?:new|newer|newest|latest|neue[nrsm]?|nouveaux?|nouvel(?:le)?s?|nuev[oa]s?|nuov[oaie]|nieuwe?|nov[oa]s?)(?!\p{L})/iu;
/** "up from 2019": no more than what it is measured by. */
const YEAR_BEFORE = /(?<!\p{L})(?:from|since|after|unlike|than in|seit|depuis|desde|dal|sinds) $/iu;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;
const YEARS = new RegExp(YEAR, 'gu');

/**
 * By how much a quote falls behind for standing in a document that says of itself that it is no longer in force, or of which a newer edition was read. Not where all
 * that was found does, nor where what was so before is asked for, the year or an old thing that the document bears, or the document by its name.
 */
export function behindInForce(
  { description }: ChecklistItem,
  found: readonly Evidence[],
  { sources, question = '' }: DraftInputs,
): (one: Evidence) => number {
  const asked = NOW.test(description) ? description : `${description}\n${question}`;
  const all = [...sources.values()];
  const behind = ({ sourceId }: Evidence): number => {
    const source = sources.get(sourceId);
    if (source === undefined) return 0;
    if (isOlderEdition(source)) return OLDER_EDITION;
    return isSuperseded(source) ? SUPERSEDED : 0;
  };
  const isOld = (one: Evidence): boolean => behind(one) > 0;
  if (!found.some(isOld) || found.every(isOld) || OF_THE_PAST.test(asked)) return () => 0;
  return (one) => {
    const source = sources.get(one.sourceId);
    const isAsked = source !== undefined && (asksForOld(asked, one, source) || names(asked, source, all));
    return isAsked ? 0 : behind(one);
  };
}

/** The year or an old thing that the document bears; the thing not beside a new one, nor where an item asks for what is so now. */
function asksForOld(asked: string, one: Evidence, source: Source): boolean {
  const [item = '', ...questions] = asked.split('\n');
  if (asksForYear(YEAR.test(item) ? item : asked, one, source)) return true;
  const said = new Set(terms(ownText(one, source)));
  return [...(NOW.test(item) ? [] : [item]), ...questions]
    .filter((question) => !NEW.test(question))
    .some((question) =>
      [...question.matchAll(OLD_THING)].some(([, thing = '']) => terms(thing).some((term) => said.has(term))),
    );
}

/** The only one that is named, or one of several that the document is of. */
function asksForYear(asked: string, one: Evidence, source: Source): boolean {
  const years = [...asked.matchAll(YEARS)];
  const [only = '', ...others] = new Set(years.map(([year]) => year));
  if (only !== '' && others.length === 0) return ownText(one, source).includes(only);
  const own = [source.title, ...one.headings].join('\n');
  return years.some(({ 0: year, index }) => own.includes(year) && !YEAR_BEFORE.test(asked.slice(0, index)));
}

function ownText({ quote, headings }: Evidence, { title, url, publishedAt = '' }: Source): string {
  return [title, url, publishedAt, ...headings, quote].join('\n');
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
