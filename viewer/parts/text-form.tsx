import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Failure } from './failure.tsx';

interface TextFormProps {
  readonly kind: 'follow-up' | 'new';
  readonly label: string;
  readonly rows: number;
  readonly button: string;
  /** Whether the text can be sent as it stands. */
  readonly isFit?: (text: string) => boolean;
  /** What stands beside the button. */
  readonly beside?: (text: string) => ComponentChildren;
  readonly send: (text: string) => Promise<void>;
}

/** One field of text that is sent; what goes wrong is shown below it, and the text stays. */
export function TextForm({ kind, label, rows, button, isFit = isSomething, beside, send }: TextFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>();
  return (
    <form
      class={kind}
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        send(text.trim()).catch(setError);
      }}
    >
      <label>
        <b>{label}</b>
        <textarea
          rows={rows}
          dir="auto"
          required
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="actions">
        <button type="submit" class="first" disabled={!isFit(text)}>
          {button}
        </button>{' '}
        {beside?.(text)}
      </p>
      {error !== undefined && <Failure error={error} />}
    </form>
  );
}

function isSomething(text: string): boolean {
  return text.trim() !== '';
}
