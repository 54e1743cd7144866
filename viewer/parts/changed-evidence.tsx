import {
  type DiffEntry,
  type DiffQuote,
  type EvidenceDiff,
  isUnchanged,
} from '#shared/domain/diff/evidence-diff.ts';
import { useApp } from '../app-context.ts';
import { addressOf } from '../state/route.ts';
import { ArchivedQuote } from './archived-quote.tsx';
import { Inline } from './inline.tsx';

interface ChangedEvidenceProps {
  readonly jobId: string;
  readonly changes: EvidenceDiff;
}

/** What changed since the run before, source by source, with the quotes of both texts side by side. */
export function ChangedEvidence({ jobId, changes }: ChangedEvidenceProps) {
  const { words } = useApp();
  const { since, entries, notFound } = changes;
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(new Date(since.at));
  return (
    <>
      <p class="meta">
        <a href={addressOf({ page: 'report', jobId: since.jobId, quote: undefined })}>
          {words.standing.since(date)}
        </a>
        {isUnchanged(changes) && `: ${words.standing.unchanged}`}
      </p>
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} before={since.jobId} after={jobId} />
      ))}
      {notFound.length > 0 && (
        <details>
          <summary>
            {words.standing.notFound} ({notFound.length})
          </summary>
          <ul>
            {notFound.map(({ sourceId, title, reason }) => (
              <li key={sourceId} dir="auto">
                <Inline text={title} />
                {reason !== undefined && <span class="meta"> {reason}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface EntryProps {
  readonly entry: DiffEntry;
  /** The jobs of the two runs. */
  readonly before: string;
  readonly after: string;
}

function Entry({ entry, before, after }: EntryProps) {
  const { words } = useApp();
  return (
    <article class={`change ${entry.kind}`}>
      <h3 dir="auto">
        <strong class="kind">{words.standing.kinds[entry.kind]}</strong> <Inline text={entry.source.title} />
      </h3>
      {entry.reason !== undefined && (
        <p class="meta" dir="auto">
          <Inline text={entry.reason} />
        </p>
      )}
      <div class="sides">
        <Side
          title={words.standing.before}
          empty={words.standing.nothingBefore}
          jobId={before}
          quotes={entry.before}
        />
        <Side
          title={words.standing.now}
          empty={words.standing.nothingNow}
          jobId={after}
          quotes={entry.after}
        />
      </div>
      <ul class="statements">
        {entry.statements.map(({ change, claimId, text }) => (
          <li key={claimId}>
            <b>{words.standing.statements[change]}</b>{' '}
            <span dir="auto">
              <Inline text={text} />
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

interface SideProps {
  readonly title: string;
  readonly empty: string;
  readonly jobId: string;
  readonly quotes: readonly DiffQuote[];
}

function Side({ title, empty, jobId, quotes }: SideProps) {
  return (
    <section>
      <h4>{title}</h4>
      {quotes.length === 0 && <p class="meta">{empty}</p>}
      {quotes.map((quote) => (
        <ArchivedQuote key={quote.locator} jobId={jobId} quote={quote} />
      ))}
    </section>
  );
}
