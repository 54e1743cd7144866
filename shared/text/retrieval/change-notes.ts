/** Titles of documents that tell what changed from one version to the next, or is to change, and not how things are. */
const TITLE =
  /\b(?:(?:release|patch) notes?|(?:release|version|revision) history|change ?-?logs?|what['’]?s new|todo|to-do list)\b/iu;
/** What one asks who looks for such a document. */
const ASKED =
  /\b(?:release[sd]?|version\p{L}*|chang(?:e|es|ed|elog)|new(?:er|est|ly|s)?|latest|recent(?:ly)?|history|since|upgrad\p{L}*|updat\p{L}*|deprecat\p{L}*|removed|introduced|added|fixed|bugs?|fix(?:es)?|patch\p{L}*|todo|planned|backport\p{L}*|cve\p{L}*|vulnerab\p{L}*)\b|\d+\.\d+/iu;

/** True of a title such as "Release notes" or "What's new in 4.2". */
export function tellsChanges(title: string): boolean {
  return TITLE.test(title);
}

/** True of a question on versions or on what changed. */
export function asksForChanges(question: string): boolean {
  return ASKED.test(question);
}
