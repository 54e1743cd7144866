import type { JobState } from '#shared/api/responses.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { useApp } from '../app-context.ts';
import { addressOf } from '../state/route.ts';

/** The questions before this one, the nearest first, each a link to its report. */
export function Thread({ followUp }: { readonly followUp: JobState['followUp'] }) {
  const { words } = useApp();
  if (followUp === undefined) return null;
  const { followsUp, newTopicAfter } = words.inReport;
  return (
    <nav class="thread meta" aria-label={followsUp}>
      {followUp.isSameTopic ? followsUp : newTopicAfter}:{' '}
      {followUp.thread.toReversed().map(({ jobId, question }, index) => (
        <>
          {index > 0 && ' ← '}
          <a href={addressOf({ page: 'report', jobId, quote: undefined })} dir={directionOf(question)}>
            {question}
          </a>
        </>
      ))}
    </nav>
  );
}
