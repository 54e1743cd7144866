import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { describeModelTrouble } from '#shared/presentation/model-trouble.ts';
import { outcomeLabel } from '#shared/presentation/own-words.ts';
import type { Report } from '#shared/domain/report.ts';
import { useApp } from '../app-context.ts';
import { ExportMenu } from '../parts/export-menu.tsx';
import { Failure } from '../parts/failure.tsx';
import { FollowUp } from '../parts/follow-up.tsx';
import { JobHead } from '../parts/job-head.tsx';
import { QuotePanel } from '../parts/quote-panel.tsx';
import { ReportAnswer } from '../parts/report-answer.tsx';
import { ReportContents, scrollTo } from '../parts/report-contents.tsx';
import { ReportParts } from '../parts/report-parts.tsx';
import { type ReportView, citationsIn, placesOf } from '../parts/report-view.ts';
import { Skeleton } from '../parts/skeleton.tsx';
import { SourceTable } from '../parts/source-table.tsx';
import { Thread } from '../parts/thread.tsx';
import { addressOf } from '../state/route.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';
import { useLoad } from '../state/use-load.ts';

interface ReportPageProps {
  readonly jobId: string;
  /** `2-1`: the first quote of source 2 is open. */
  readonly quote: string | undefined;
}

/** A report, with its quotes beside it. */
export function ReportPage({ jobId, quote }: ReportPageProps) {
  const { client } = useApp();
  const loading = useLoad(() => client.report(jobId), `${jobId} ${client.canAsk}`);
  if (loading.state === 'ready') return <Loaded jobId={jobId} report={loading.value} quote={quote} />;
  return (
    <main class="narrow">
      {loading.state === 'loading' ? (
        <Skeleton lines={9} />
      ) : (
        <Failure error={loading.error} retry={loading.retry} />
      )}
    </main>
  );
}

function Loaded({ jobId, report, quote }: ReportPageProps & { readonly report: Report }) {
  const app = useApp();
  const { words, client, go, replace } = app;
  const places = useMemo(() => [...placesOf(report).values()], [report]);
  const citesOf = useMemo(() => citationsIn(report), [report]);
  const isAnswerPainted = useAfterPaint();
  const contexts = useContexts(jobId);
  const [opener, setOpener] = useState<HTMLElement>();
  const opened = quote !== undefined && places.includes(quote) ? quote : undefined;
  const open = useCallback(
    (place: string) => {
      if (document.activeElement instanceof HTMLElement) setOpener(document.activeElement);
      const route = { page: 'report', jobId, quote: place } as const;
      if (opened === undefined) go(route);
      else replace(route);
    },
    [opened, jobId],
  );
  const close = useCallback(() => {
    replace({ page: 'report', jobId, quote: undefined });
    const cite = opener ?? document.querySelector<HTMLElement>(`.cite[data-place="${opened}"]`);
    cite?.focus({ preventScroll: true });
  }, [opener, opened, jobId]);
  const move = useCallback(
    (steps: 1 | -1) => {
      const at = places.indexOf(opened ?? '') + steps;
      const place = places[(at + places.length) % places.length];
      replace({ page: 'report', jobId, quote: place });
    },
    [opened, places, jobId],
  );
  useQuoteKeys(opened !== undefined, { close, move });
  const view: ReportView = { report, words, citesOf, open, opened };
  const end = report.endReason === undefined ? undefined : words.inReport.end[report.endReason];
  const job = {
    jobId: report.jobId,
    question: report.title,
    status: 'COMPLETED',
    outcome: report.outcome,
  } as const;
  return (
    <div class="page">
      <JobHead job={job} page="report" label={outcomeLabel(report, words.inReport)} note={end}>
        <button type="button" class="to-export" onClick={() => scrollTo('export')}>
          {words.exportMenu}
        </button>
      </JobHead>
      <ReportContents view={view} />
      <main>
        {report.modelTrouble && (
          <p class="trouble">
            {describeModelTrouble(report.modelTrouble, words.inReport)}{' '}
            <a href={addressOf({ page: 'trace', jobId })}>{words.trace}</a>
          </p>
        )}
        <Thread followUp={report.followUp} />
        <ReportAnswer view={view} />
        {isAnswerPainted && (
          <>
            <ReportParts view={view} />
            <SourceTable jobId={jobId} />
            <ExportMenu jobId={jobId} />
            {client.canAsk && <FollowUp report={report} />}
          </>
        )}
      </main>
      {opened !== undefined && (
        <QuotePanel view={view} place={opened} contexts={contexts} close={close} move={move} />
      )}
    </div>
  );
}

/** The archived text around the quotes, once it has come; empty where it cannot be had, and then the quote shows alone. */
function useContexts(jobId: string) {
  const { client } = useApp();
  const loading = useLoad(() => client.evidence(jobId), `${jobId} ${client.canAsk}`);
  return useMemo(() => {
    if (loading.state === 'loading') return undefined;
    const list = loading.state === 'ready' ? loading.value.evidence : [];
    return new Map(list.map((context) => [context.evidenceId, context]));
  }, [loading]);
}

interface QuoteKeys {
  readonly close: () => void;
  readonly move: (steps: 1 | -1) => void;
}

/** Escape closes a quote, the arrows open the one before and the one after. */
function useQuoteKeys(isOpen: boolean, { close, move }: QuoteKeys): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLTextAreaElement || event.altKey || event.ctrlKey || event.metaKey)
        return;
      const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === 'Escape') close();
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') move(event.key === forward ? 1 : -1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen, close, move]);
}
