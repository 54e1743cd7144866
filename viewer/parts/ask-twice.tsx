import { useState } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { Failure } from './failure.tsx';

interface AskTwiceProps {
  readonly label: string;
  readonly question: string;
  readonly act: () => Promise<unknown>;
}

/** Something that cannot be undone takes two steps, so that one slip does nothing. */
export function AskTwice({ label, question, act }: AskTwiceProps) {
  const { words } = useApp();
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<unknown>();
  const go = (): void => {
    act().then(() => setAsked(false), setError);
  };
  return (
    <div class="actions cancel">
      {isAsked ? (
        <>
          <span>{question}</span>{' '}
          <button type="button" class="first" onClick={go} ref={(button) => button?.focus()}>
            {label}
          </button>{' '}
          <button type="button" class="second" onClick={() => setAsked(false)}>
            {words.goOn}
          </button>
        </>
      ) : (
        <button type="button" class="second" onClick={() => setAsked(true)}>
          {label}
        </button>
      )}
      {error !== undefined && <Failure error={error} />}
    </div>
  );
}
