import { useApp } from '../app-context.ts';
import type { LiveJob, LiveSource } from '../state/live-job.ts';
import { Inline } from './inline.tsx';

/** Of many documents the latest. */
const MOST_SHOWN = 60;

/** The documents that are read, each with its first quote as soon as there is one, and the searches that found them. */
export function LiveSources({ job }: { readonly job: LiveJob }) {
  const { words } = useApp();
  return (
    <>
      {job.sources.length > 0 && (
        <section aria-labelledby="read">
          <h2 id="read">{words.beingRead}</h2>
          <ul class="reading">
            {job.sources.slice(-MOST_SHOWN).map((source) => (
              <Source key={source.id} source={source} />
            ))}
          </ul>
        </section>
      )}
      {job.searches.length > 0 && (
        <details class="searches">
          <summary>
            {words.searches}: {job.searches.length}
          </summary>
          <ul>
            {job.searches.map(({ query, provider, hits }, index) => (
              <li key={index}>
                <span dir="auto">
                  <Inline text={query} />
                </span>{' '}
                <span class="meta">
                  {provider}, {words.hits(hits)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Source({ source }: { readonly source: LiveSource }) {
  const { words } = useApp();
  const marks = { chosen: '', read: '…', quoted: words.quotes(source.quotes), skipped: words.notRead };
  return (
    <li class={source.state}>
      <p>
        <span dir="auto">
          <Inline text={source.title} />
        </span>{' '}
        <span class="meta">{marks[source.state]}</span>
      </p>
      {source.firstQuote !== undefined && (
        <p class="first-quote">
          <span class="quote" dir="auto">
            <Inline text={source.firstQuote} />
          </span>
        </p>
      )}
    </li>
  );
}
