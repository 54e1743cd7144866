import { citedFor, gapsOf, limitationsOf, shownClaims } from '#shared/domain/report-reading.ts';
import type { Contradiction, Section } from '#shared/domain/report.ts';
import { statusWords } from '#shared/presentation/item-status.ts';
import { sectionTitle } from '#shared/presentation/section-title.ts';
import { remarkIn } from '#shared/presentation/own-words.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { trustRows } from '#shared/presentation/report-figures.ts';
import { signOf } from '#shared/presentation/status-signs.ts';
import { ReportBlock } from './blocks.tsx';
import { Citations } from './citations.tsx';
import { Inline } from './inline.tsx';
import { isInline } from '#shared/presentation/sentence-runs.ts';
import { Quotation } from './quotation.tsx';
import type { ReportView } from './report-view.ts';
import { Bullets } from './bullets.tsx';
import { CitedSources } from './cited-sources.tsx';

interface Props {
  readonly view: ReportView;
}

/** All that stands below the answer, down to the sources. */
export function ReportParts({ view }: Props) {
  const titleOf = (section: Section): string => sectionTitle(section, view.report, view.words.inReport);
  return (
    <>
      {view.report.sections.map((section, index) => (
        <section key={index}>
          <h2 id={`section-${index + 1}`} tabIndex={-1} dir={directionOf(titleOf(section))}>
            <Inline text={titleOf(section)} />
          </h2>
          {section.blocks.map((block, at) => (
            <ReportBlock key={at} block={block} view={view} />
          ))}
        </section>
      ))}
      <Disputes view={view} />
      <Claims view={view} />
      <Lines
        id="gaps"
        title={view.words.inReport.gaps}
        lines={gapsOf(view.report, remarkIn(view.words.inReport))}
      />
      <Lines
        id="limitations"
        title={view.words.inReport.limitations}
        lines={limitationsOf(view.report).map(remarkIn(view.words.inReport))}
      />
      <Checklist view={view} />
      <Trust view={view} />
      <CitedSources view={view} />
    </>
  );
}

function Lines(props: { readonly id: string; readonly title: string; readonly lines: readonly string[] }) {
  if (props.lines.length === 0) return null;
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} tabIndex={-1}>
        {props.title}
      </h2>
      <Bullets lines={props.lines} />
    </section>
  );
}

function Disputes({ view }: Props) {
  const { contradictions } = view.report;
  const words = view.words.inReport;
  if (contradictions.length === 0) return null;
  const side = (title: string, ids: Contradiction['evidenceIds']) => (
    <div>
      <h3>{title}</h3>
      {ids.map((id) => (
        <CitedQuote key={id} evidenceId={id} view={view} />
      ))}
    </div>
  );
  return (
    <section aria-labelledby="disputes">
      <h2 id="disputes" tabIndex={-1}>
        {words.disputes}
      </h2>
      {contradictions.map((one, index) => (
        <article key={index} class="dispute">
          <p dir={directionOf(one.statement)}>
            <Inline text={one.statement} />
          </p>
          <div class="sides">
            {side(words.for, one.evidenceIds)}
            {side(words.against, one.againstEvidenceIds)}
          </div>
        </article>
      ))}
    </section>
  );
}

/** What the sources add up to, and how firm each of it is. */
function Claims({ view }: Props) {
  const words = view.words.inReport;
  const claims = shownClaims(view.report);
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims">
      <h2 id="claims" tabIndex={-1}>
        {words.claims}
      </h2>
      <ul class="claims">
        {claims.map((claim) => (
          <li key={claim.id} class={claim.firmness}>
            <p dir="auto">
              <Inline text={claim.text} /> <Citations view={view} evidenceIds={claim.evidenceIds} />
            </p>
            <p class="why">
              <b>{words.firmness[claim.firmness]}</b> · {words.support(claim)}
              {claim.againstCitations.length > 0 && (
                <>
                  {` · ${words.against}: `}
                  <Citations view={view} evidenceIds={claim.againstEvidenceIds} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CitedQuote({ evidenceId, view }: Props & { readonly evidenceId: string }) {
  const quotes = view.report.sources.flatMap((source) => source.quotes);
  const quote = quotes.find((one) => one.evidenceId === evidenceId)?.quote ?? '';
  const cites = <Citations view={view} evidenceIds={[evidenceId]} />;
  if (!isInline(quote)) return <Quotation quote={quote}>{cites}</Quotation>;
  return (
    <blockquote>
      <span class="quote" dir="auto">
        <Inline text={quote} />
      </span>
      {cites}
    </blockquote>
  );
}

function Checklist({ view }: Props) {
  const { report } = view;
  const words = view.words.inReport;
  if (report.checklist.length === 0) return null;
  return (
    <section aria-labelledby="checklist">
      <h2 id="checklist" tabIndex={-1}>
        {words.checklist}
      </h2>
      <ol class="checklist">
        {report.checklist.map((item, index) => (
          <li key={item.itemId} id={`item-${index + 1}`} tabIndex={-1} class={item.status}>
            <span class="sign" aria-hidden="true">
              {signOf(item)}
            </span>
            <div>
              <p dir={directionOf(item.description)}>
                <Inline text={item.description} />
              </p>
              <p class="why">
                <b>{statusWords(item, words).status}</b>{' '}
                <Citations view={view} evidenceIds={citedFor(item.evidenceIds ?? [], report.answer)} />
                {statusWords(item, words).missing !== '' && (
                  <>
                    {' · '}
                    <Inline text={statusWords(item, words).missing} />
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Trust({ view }: Props) {
  const words = view.words.inReport;
  return (
    <section aria-labelledby="trust">
      <h2 id="trust" tabIndex={-1}>
        {words.trust}
      </h2>
      <dl class="trust">
        {trustRows(view.report.trust, words).map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              <b>{row.value}</b> <span>{row.meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
