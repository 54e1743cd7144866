import type { EndReason } from '#shared/domain/job.ts';
import type { Method } from '#shared/domain/report.ts';

/** The words of a report where there is little room, and what code remarks on it. */
export interface ShortWords {
  /** The label of a report that does not answer, and shows what comes nearest. */
  readonly unsure: string;
  readonly checklist: string;
  readonly trust: string;
  readonly method: Readonly<Record<Method, string>>;
  readonly end: Readonly<Record<EndReason, string>>;
  /** What code says of an item or of the whole, by the English of it. */
  readonly remarks: Readonly<Record<string, string>>;
  /** The same of remarks with something of their own in them, `{1}` and so on. */
  readonly phrased: Readonly<Partial<Record<keyof typeof PHRASES, string>>>;
}

/** What code remarks with figures, names or words of the question in it, in English. */
export const PHRASES = {
  independentSources:
    /^What answers the question rests on (\d+) independent sources?( \(.+\))?; (\d+) were sought\.$/su,
  oneSource: /^All that was read comes from one source \((.+)\)\.$/su,
  disagree: /^Sources disagree on this: (.+)$/su,
  notFully: /^not fully answered: (.+)$/su,
  unnamed: /^no quote names “(.+)”$/su,
  hedged: /^(\d+) of (\d+) quotes (?:is hedged by its own author|are hedged by their own authors)\.$/su,
  fewStatements: /^It rests on (\d+) statements? with a quote; (\d+) were sought\.$/su,
  unreached: /^Not searched, because it could not be reached: (.+)\.$/su,
  everyFailed: /^Every search of (\S+) failed: (.+)$/su,
  someFailed: /^(\d+) of (\d+) searches of (\S+) failed: (.+)$/su,
  retracted: /^Source \[(\d+)\] is retracted; do not rely on it alone\.$/su,
  concern: /^Source \[(\d+)\] is under an expression of concern; do not rely on it alone\.$/su,
  flagged: /^Source \[(\d+)\] is flagged as unreliable; do not rely on it alone\.$/su,
  superseded: /^Source \[(\d+)\] is superseded, as it says itself\.$/su,
  olderEdition: /^Source \[(\d+)\] is an older edition; a newer one stands beside it\.$/su,
  droppedQuotes:
    /^(\d+) quotes? (?:was|were) left out of this report, because the archived text did not prove them\.$/su,
  notLookedAt: /^(.+): not looked at\.$/su,
  lost: /^A part of the research was lost to the service itself \(.+: ([^:]+)\)\. .+$/su,
  unread: /^Found, but neither read nor relied on: (.+)\.$/su,
  otherLanguage:
    /^The question is in .+, the documents are in .+: without a model they were searched only by names, figures and common words( \(“.+”\))?\.$/su,
} as const;
