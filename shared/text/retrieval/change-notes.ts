/** Titles of documents that tell what changed from one version to the next, or is to change, and not how things are. */
const TITLE =
  /\b(?:(?:release|patch) notes?|(?:release|version|revision) history|change ?-?logs?|what['’]?s new|todo|to-do list)\b/iu;
/** What one asks who looks for such a document. */
const ASKED =
  /\b(?:release[sd]?|version\p{L}*|chang(?:e|es|ed|elog)|new(?:er|est|ly|s)?|latest|recent(?:ly)?|history|since|upgrad\p{L}*|updat\p{L}*|deprecat\p{L}*|removed|introduced|added|fixed|bugs?|fix(?:es)?|patch\p{L}*|todo|planned|backport\p{L}*|cve\p{L}*|vulnerab\p{L}*)\b|\d\.\d/iu;

/** True of a title such as "Release notes" or "What's new in 4.2". */
export function tellsChanges(title: string): boolean {
  return TITLE.test(title);
}

/** True of a question on versions or on what changed. */
export function asksForChanges(question: string): boolean {
  return ASKED.test(question);
}

/** How a release begins in a list of them: "Patch 8.1.0255", "kite-6.3 (released 2013-04-23)", "v2.1", "r4711 | ann | 2007-01-02", "kite (1.2-3) unstable; urgency=low". */
const RELEASE =
  /^[^\p{L}\p{N}\n]{0,8}(?<release>(?:patch|version|release[sd]?|(?:(?:bug ?)?fixes|changes?|what['’]s new) (?:between|in|from|since|for|after))\s[^\n]{0,40}?\d+(?:\.\d+)+[^\s,:;)]*|(?:[a-z][\w+-]{1,30}[ -])?v?\d{1,9}(?:\.\d{1,9}){1,8}\S{0,60}(?=[\s,:–—-]{1,4}[([]?(?:\d{4}\b|\d{1,2}[./ ]|released\b|unreleased\b|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,7}\b))|v\d+(?:\.\d+)+(?=[\s:]*$)|\d{4}-\d\d-\d\d(?=\s)|r\d{1,7}(?= \| [^|\n]{1,40} \| \d{4}-\d\d-\d\d)|[a-z\d.+-]{1,40} \([^()\s]{1,40}\)(?= [^\n;]{1,60}; urgency=))/gimu;
const FEWEST_RELEASES = 8;
/** What says since when each of its options is there names few releases again and again, and in any order. */
const DIFFERENT = 0.5;
const IN_ORDER = 0.7;
/** From the first to the last of them, of the text. */
const COVERED = 0.6;
const LONGEST_ENTRY = 3000;
const LOOKED_AT = 200_000;

/** True of a text that goes from release to release, whatever it is called. */
export function listsChanges(text: string): boolean {
  return goesByReleases(text.slice(0, LOOKED_AT));
}

const WINDOW = 20_000;

/** Which places of a text stand in a part of it that goes from release to release; the whole may do more. */
export function placesOfChanges(text: string): (place: number) => boolean {
  const windows = Math.max(1, Math.round(text.length / WINDOW));
  const size = Math.ceil(text.length / windows);
  const isWhole = listsChanges(text);
  const found = Array.from(
    { length: windows },
    (_, at) => isWhole || goesByReleases(text.slice(at * size, (at + 1) * size)),
  );
  return (place) => found[Math.floor(place / Math.max(1, size))] ?? isWhole;
}

function goesByReleases(part: string): boolean {
  const found = [...part.matchAll(RELEASE)];
  if (found.length < Math.max(FEWEST_RELEASES, part.length / LONGEST_ENTRY)) return false;
  const names = found.map(({ groups }) => groups?.['release'] ?? '');
  const span = (found.at(-1)?.index ?? 0) - (found[0]?.index ?? 0);
  return (
    new Set(names).size >= DIFFERENT * names.length &&
    span >= COVERED * part.length &&
    areInOrder(names.map(figuresIn))
  );
}

/** The newest first, or last. */
function areInOrder(releases: readonly (readonly number[])[]): boolean {
  const steps = releases.slice(1).map((release, at) => compare(releases[at] ?? [], release));
  const most = Math.max(...[1, -1].map((way) => steps.filter((step) => step === way).length));
  return most >= IN_ORDER * steps.filter((step) => step !== 0).length;
}

function figuresIn(release: string): readonly number[] {
  return (release.match(/\d+/gu) ?? []).map(Number);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((figure, at) => figure !== other[at]);
  return differing < 0 ? 0 : Math.sign((one[differing] ?? 0) - (other[differing] ?? 0));
}
