import { useState } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { Failure } from './failure.tsx';

interface CancelJobProps {
  readonly jobId: string;
  readonly onCancelled: () => void;
}

/** Cancelling takes two steps, so that one slip ends nothing. */
export function CancelJob({ jobId, onCancelled }: CancelJobProps) {
  const { words, client } = useApp();
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<unknown>();
  const cancel = (): void => {
    client.cancel(jobId).then(onCancelled, setError);
  };
  return (
    <div class="actions cancel">
      {isAsked ? (
        <>
          <span>{words.cancelSure}</span>{' '}
          <button type="button" class="first" onClick={cancel} ref={(button) => button?.focus()}>
            {words.cancel}
          </button>{' '}
          <button type="button" class="second" onClick={() => setAsked(false)}>
            {words.goOn}
          </button>
        </>
      ) : (
        <button type="button" class="second" onClick={() => setAsked(true)}>
          {words.cancel}
        </button>
      )}
      {error !== undefined && <Failure error={error} />}
    </div>
  );
}
