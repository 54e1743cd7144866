import type { ItemStatus } from '#shared/domain/plan.ts';
import type { CitedSource, Report } from '#shared/domain/report.ts';
import { outcomeLabel } from '#shared/presentation/own-words.ts';
import { trustRows } from '#shared/presentation/report-figures.ts';
import { isInline } from '#shared/presentation/sentence-runs.ts';
import { STATUS_SIGNS } from '#shared/presentation/status-signs.ts';
import { useApp } from '../app-context.ts';
import { Failure } from '../parts/failure.tsx';
import { Inline } from '../parts/inline.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { When } from '../parts/when.tsx';
import { type Comparison, type NumberedQuote, compareReports } from '../state/compare.ts';
import { addressOf } from '../state/route.ts';
import { useLoad } from '../state/use-load.ts';

interface ComparePageProps {
  readonly first: string;
  readonly second: string | undefined;
}

/** Two runs side by side: what each covers, and which quotes and sources only one of them has. */
export function ComparePage({ first, second }: ComparePageProps) {
  const { words } = useApp();
  return (
    <main class="broad">
      <h1>{words.compareTitle}</h1>
      {second === undefined ? <ChooseRun first={first} /> : <Both first={first} second={second} />}
    </main>
  );
}

/** Other runs of the same question come first. */
function ChooseRun({ first }: { readonly first: string }) {
  const { words, client } = useApp();
  const loading = useLoad(() => client.list({ limit: 100 }), first);
  if (loading.state === 'loading') return <Skeleton lines={5} />;
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  const { jobs } = loading.value;
  const question = jobs.find((job) => job.jobId === first)?.question;
  const others = jobs.filter((job) => job.jobId !== first && job.status === 'COMPLETED');
  const sorted = others.toSorted((a, b) => Number(b.question === question) - Number(a.question === question));
  return (
    <>
      <h2>{words.chooseRun}</h2>
      {sorted.length === 0 && <p>{words.nothingHere}</p>}
      <ul class="jobs">
        {sorted.map((job) => (
          <li key={job.jobId}>
            <a href={addressOf({ page: 'compare', first, second: job.jobId })} dir="auto">
              <Inline text={job.question} />
            </a>
            <p class="meta">
              <When at={job.createdAt} language={words.language} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Both({ first, second }: { readonly first: string; readonly second: string }) {
  const { client } = useApp();
  const loading = useLoad(
    () => Promise.all([client.report(first), client.report(second)]),
    `${first} ${second}`,
  );
  if (loading.state === 'loading') return <Skeleton lines={9} />;
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  const [a, b] = loading.value;
  return <Compared first={a} second={b} />;
}

function Compared({ first, second }: { readonly first: Report; readonly second: Report }) {
  const { words } = useApp();
  const comparison = compareReports(first, second);
  return (
    <>
      <div class="wide" tabIndex={0} role="group" aria-label={words.figure}>
        <Figures first={first} second={second} comparison={comparison} />
      </div>
      <p>
        {words.quotes(comparison.quotesInBoth)}: {words.inBoth(comparison.quotesInBoth)}
      </p>
      <div class="sides">
        <Side title={words.onlyFirst} quotes={comparison.onlyFirst} sources={comparison.sourcesOnlyFirst} />
        <Side
          title={words.onlySecond}
          quotes={comparison.onlySecond}
          sources={comparison.sourcesOnlySecond}
        />
      </div>
    </>
  );
}

interface FiguresProps {
  readonly first: Report;
  readonly second: Report;
  readonly comparison: Comparison;
}

function Figures({ first, second, comparison }: FiguresProps) {
  const { words } = useApp();
  const [a, b] = [trustRows(first.trust, words.inReport), trustRows(second.trust, words.inReport)];
  const sign = (status: ItemStatus | undefined) => (
    <td class={status}>
      <span class="sign" aria-hidden="true">
        {status === undefined ? '' : STATUS_SIGNS[status]}
      </span>
      <span class="unseen">{status === undefined ? '' : words.inReport.status[status]}</span>
    </td>
  );
  const head = (report: Report) => (
    <th scope="col">
      <a href={addressOf({ page: 'report', jobId: report.jobId, quote: undefined })}>
        <When at={report.generatedAt} language={words.language} />
      </a>{' '}
      <strong class={`badge ${report.outcome}`}>{outcomeLabel(report, words.inReport)}</strong>
    </th>
  );
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{words.figure}</th>
          {head(first)}
          {head(second)}
        </tr>
      </thead>
      <tbody>
        {comparison.items.map((item) => (
          <tr key={item.description} class={item.first === item.second ? 'same' : 'changed'}>
            <th scope="row" dir="auto">
              <Inline text={item.description} />
            </th>
            {sign(item.first)}
            {sign(item.second)}
          </tr>
        ))}
        {a.map((row) => {
          const other = b.find((one) => one.label === row.label)?.value ?? '';
          return (
            <tr key={row.label} class={row.value === other ? 'same' : 'changed'}>
              <th scope="row">{row.label}</th>
              <td>{row.value}</td>
              <td>{other}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface SideProps {
  readonly title: string;
  readonly quotes: readonly NumberedQuote[];
  readonly sources: readonly CitedSource[];
}

function Side({ title, quotes, sources }: SideProps) {
  const { words } = useApp();
  return (
    <section>
      <h2>{title}</h2>
      <p class="meta">
        {words.inReport.sourcesCited(sources.length)} · {words.quotes(quotes.length)}
      </p>
      {quotes.map(({ quote, number, title: source }, index) => (
        <div key={index}>
          {isInline(quote) ? (
            <blockquote>
              <span class="quote" dir="auto">
                <Inline text={quote} />
              </span>
            </blockquote>
          ) : (
            <Quotation quote={quote} />
          )}
          <p class="meta" dir="auto">
            [{number}] <Inline text={source} />
          </p>
        </div>
      ))}
    </section>
  );
}
