import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { hasMethod, shownAnswer } from '#shared/domain/report-reading.ts';
import { factsOf } from '#shared/presentation/report-figures.ts';
import { ReportBlock } from './blocks.tsx';
import { Bullets } from './bullets.tsx';
import { ReportChanges } from './report-changes.tsx';
import type { ReportView } from './report-view.ts';

interface Props {
  readonly view: ReportView;
}

/** What one reads first. */
export function ReportAnswer({ view }: Props) {
  return (
    <>
      <Answer view={view} />
      <Facts view={view} />
      <ReportChanges view={view} />
    </>
  );
}

function Answer({ view }: Props) {
  const { report } = view;
  const words = view.words.inReport;
  const insufficiency = describeInsufficiency(report, words.insufficiency);
  const blocks = shownAnswer(report);
  return (
    <section class="answer" aria-labelledby="answer">
      <h2 id="answer" tabIndex={-1}>
        {words.answer}
      </h2>
      {insufficiency && blocks.length === 0 && (
        <p>
          <strong>{insufficiency.verdict}</strong>
        </p>
      )}
      {blocks.map((block, index) => (
        <ReportBlock key={index} block={block} view={view} />
      ))}
      {insufficiency && (
        <>
          <Bullets lines={insufficiency.found} />
          <h3>{words.whatMayHelp}</h3>
          <Bullets lines={insufficiency.advice} />
        </>
      )}
    </section>
  );
}

function Facts({ view }: Props) {
  const { report, words } = view;
  return (
    <>
      <p class="facts">
        {factsOf(report, words.inReport).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {hasMethod(report) && <p class="method">{words.inReport.method[report.method]}</p>}
    </>
  );
}
