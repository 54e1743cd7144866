import { queryTerms, readPieces } from '../words/analyze.ts';

/** A word that so large a share of titles bear is of the collection: "Library", "Guide". */
const COMMON = 0.2;
/** Of a few titles so many must bear it. */
const FEWEST = 3;

/**
 * Which titles name the thing and nothing else: "Amazon S3 Construct Library" among many construct libraries of Amazon is the
 * document on "S3", "S3 Deployment Construct Library" is not. In the order of `titles`.
 */
export function titledBy(thing: string, titles: readonly string[]): readonly boolean[] {
  const wanted = queryTerms(thing);
  const isCommon = commonIn(titles);
  return titles.map((title) =>
    namesIn(title).some(
      (name) =>
        isNamedBy(name, { wanted, isCommon }) && wanted.every((term) => name.has(term) || isCommon(term)),
    ),
  );
}

/** Which titles name nothing that the question does not name. In the order of `titles`. */
export function titledWithin(question: string, titles: readonly string[]): readonly boolean[] {
  const wanted = queryTerms(question);
  const isCommon = commonIn(titles);
  return titles.map((title) => namesIn(title).some((name) => isNamedBy(name, { wanted, isCommon })));
}

interface Named {
  readonly wanted: readonly string[];
  readonly isCommon: (term: string) => boolean;
}

/** All that a name says, but for words of the collection, is wanted, and some of it is. */
function isNamedBy(name: ReadonlySet<string>, { wanted, isCommon }: Named): boolean {
  return (
    wanted.some((term) => name.has(term)) &&
    [...name].every((term) => wanted.includes(term) || isCommon(term))
  );
}

/** Words that are of the collection, as many of the titles bear them. */
function commonIn(titles: readonly string[]): (term: string) => boolean {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const term of partsOf(title)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => (counts.get(term) ?? 0) >= Math.max(FEWEST, COMMON * titles.length);
}

/** "Simple Queue Service (sqs)" and "curl - transfer a URL" give two names. */
function namesIn(title: string): readonly ReadonlySet<string>[] {
  return title.split(/[()]|\s[-–—]\s|:\s/u).map(partsOf);
}

/** The terms of a title, those of "aws-s3" without the whole. */
function partsOf(title: string): ReadonlySet<string> {
  const parts = new Set<string>();
  readPieces(title, (piece) => {
    if (!piece.whole && !piece.stopword && piece.term !== '') parts.add(piece.term);
  });
  return parts;
}
