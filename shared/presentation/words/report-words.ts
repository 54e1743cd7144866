import type { EndReason, Outcome } from '#shared/domain/job.ts';
import type { Firmness } from '#shared/domain/firmness.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import type { Notice } from '#shared/domain/hit.ts';
import type { ReportClaim } from '#shared/domain/report-claim.ts';
import type { ChangeWords } from './changes/change-words.ts';
import type { InsufficiencyWords } from '#shared/domain/insufficiency-words.ts';
import type { Method, TrustFigures } from '#shared/domain/report.ts';
import type { ShortWords } from './short/short-words.ts';
import type { TroubleWords } from './trouble/trouble-words.ts';

/** A figure with what it counts, in the grammar of its language. */
export type Counted = (count: number) => string;

export type Support = Pick<ReportClaim, 'independentSources' | 'opposingSources' | 'isHedged'>;

/** The figures that are shown, each with its name and its meaning. */
export type TrustName =
  | Exclude<keyof TrustFigures, 'claims' | 'sourcesSkipped' | 'jobConfidence' | 'degradedSteps'>
  | 'degradedSteps';

export interface NamedFigure {
  readonly label: string;
  readonly meaning: string;
}

/** The fixed words of a report in one language. What sources, askers and models say is never among them. */
export interface ReportWords {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly researchReport: string;
  /** Before the questions of the thread, the last one first. */
  readonly followsUp: string;
  /** The same, where the question left their topic. */
  readonly newTopicAfter: string;
  readonly changes: ChangeWords;
  readonly insufficiency: InsufficiencyWords;
  readonly short: ShortWords;
  readonly trouble: TroubleWords;
  readonly skip: string;
  readonly contents: string;
  readonly answer: string;
  readonly whatMayHelp: string;
  readonly disputes: string;
  readonly for: string;
  readonly against: string;
  readonly claims: string;
  readonly firmness: Readonly<Record<Firmness, string>>;
  /** Who stands behind a claim, and who against it. */
  readonly support: (claim: Support) => string;
  readonly uncited: string;
  readonly gaps: string;
  readonly limitations: string;
  readonly checklist: string;
  readonly trust: string;
  readonly sources: string;
  readonly outcome: Readonly<Record<Outcome, string>>;
  readonly method: Readonly<Record<Method, string>>;
  readonly end: Readonly<Record<EndReason, string>>;
  readonly status: Readonly<Record<ItemStatus, string>>;
  readonly notice: Readonly<Record<Notice | 'flagged', string>>;
  readonly quotesVerified: Counted;
  readonly sourcesCited: Counted;
  readonly publishers: Counted;
  readonly documentsRead: Counted;
  readonly nothingAnswers: string;
  readonly figures: Readonly<Record<TrustName, NamedFigure>>;
  readonly of: (part: number, whole: number) => string;
  /** What stands in place of what a figure counts, where the report shows none. */
  readonly noQuoteShown: string;
  readonly noClaimShown: string;
  readonly noneSkipped: string;
  readonly skipped: Counted;
  readonly everyStepWorked: string;
  readonly simplerMeans: (steps: string) => string;
  readonly abstractOnly: string;
  readonly readAt: (host: string) => string;
  readonly page: (page: number) => string;
  readonly openQuote: (number: number, title: string) => string;
  readonly quotesInText: string;
  readonly sourceInText: (number: number) => string;
  readonly source: string;
  readonly leftOut: string;
  readonly textNotRead: string;
  readonly hashOfText: string;
  readonly close: string;
  readonly linkToQuote: string;
  readonly checkTitle: string;
  readonly checkText: string;
  readonly madeBy: (moment: string, iterations: number) => string;
  readonly job: string;
}
