import { ChangedEvidence } from './changed-evidence.tsx';
import type { ReportView } from './report-view.ts';

/** What changed since the run before, of a report that is one of several runs. */
export function ReportChanges({ view }: { readonly view: ReportView }) {
  const { changes, jobId } = view.report;
  if (changes === undefined) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" tabIndex={-1}>
        {view.words.standing.whatChanged}
      </h2>
      <ChangedEvidence jobId={jobId} changes={changes} />
    </section>
  );
}
