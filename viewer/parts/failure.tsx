import { useState } from 'preact/hooks';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { useApp } from '../app-context.ts';

interface FailureProps {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
}

/** What did not work, what to do about it, and a way to try again. */
export function Failure({ error, retry }: FailureProps) {
  const { words } = useApp();
  if (error instanceof RequestFailed && error.httpStatus === 401) return <SignIn retry={retry} />;
  const { message, remedy } = describe(error, words.unreachable, words.unreachableRemedy);
  return (
    <div class="failure" role="alert">
      <p>
        <strong dir="auto">{message}</strong>
      </p>
      {remedy !== undefined && <p dir="auto">{remedy}</p>}
      {retry && (
        <button type="button" class="second" onClick={retry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}

interface Described {
  readonly message: string;
  readonly remedy?: string | undefined;
}

function describe(error: unknown, unreachable: string, remedy: string): Described {
  if (!(error instanceof RequestFailed))
    return { message: error instanceof Error ? error.message : String(error) };
  if (error.httpStatus === 0) return { message: unreachable, remedy };
  return { message: error.failure.message, remedy: error.failure.remedy };
}

function SignIn({ retry }: { readonly retry: (() => void) | undefined }) {
  const { words, signIn, goSignIn } = useApp();
  const [token, setToken] = useState('');
  if (goSignIn)
    return (
      <div class="panel" role="alert">
        <h2>{words.signIn}</h2>
        <p class="meta">{words.tokenLead}</p>
        <p class="actions">
          <button type="button" class="first" onClick={() => void goSignIn()}>
            {words.signIn}
          </button>
        </p>
      </div>
    );
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        signIn(token.trim());
        retry?.();
      }}
    >
      <h2>{words.signIn}</h2>
      <label>
        {words.token}
        <input
          type="password"
          autocomplete="off"
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
      </label>
      <p class="meta">{words.tokenLead}</p>
      <button type="submit" class="first">
        {words.signIn}
      </button>
    </form>
  );
}
