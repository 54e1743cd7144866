import type { Report } from '#shared/domain/report.ts';
import { useApp } from '../app-context.ts';
import { TextForm } from './text-form.tsx';

/** A further question, which goes on from this report. */
export function FollowUp({ report }: { readonly report: Report }) {
  const { words, client, go } = useApp();
  return (
    <TextForm
      kind="follow-up"
      label={words.followUp}
      rows={2}
      button={words.askButton}
      beside={() => <span class="meta">{words.followUpLead}</span>}
      send={async (question) => {
        const { jobId } = await client.submit({ question, followUpTo: report.jobId });
        go({ page: 'job', jobId });
      }}
    />
  );
}
