import { useApp } from '../app-context.ts';
import { useLoad } from '../state/use-load.ts';
import { besideTitle } from '#shared/domain/notice-words.ts';
import { noticesOf } from '#shared/presentation/report-figures.ts';
import { Inline } from './inline.tsx';

/** All documents that were found, cited or not, each with its score, its notices and how far it was read. */
export function SourceTable({ jobId }: { readonly jobId: string }) {
  const { words, client } = useApp();
  const loading = useLoad(() => client.sources(jobId), `${jobId} ${client.canAsk}`);
  if (loading.state !== 'ready' || loading.value.sources.length === 0) return null;
  const sources = loading.value.sources.toSorted((a, b) => b.compositeScore - a.compositeScore);
  return (
    <details class="all-sources">
      <summary>
        {words.allSources} ({sources.length})
      </summary>
      <div class="wide" tabIndex={0} role="group" aria-label={words.allSources}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.source}</th>
              <th scope="col">{words.score}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source.id}>
                <td dir="auto">
                  <Inline text={source.title} />
                  {noticesOf(besideTitle(source), words.inReport).map((notice) => (
                    <strong key={notice} class="notice">
                      {notice}
                    </strong>
                  ))}
                </td>
                <td>{source.compositeScore.toFixed(2)}</td>
                <td>
                  {words.sourceStatus[source.status]}
                  {source.skipReason !== undefined && `: ${source.skipReason}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
