import './no-code-from-text.ts';
import { render } from 'preact';
import { type Session, createSession } from './client/http.ts';
import { finishSignIn, readSignIn } from './client/sign-in.ts';
import { Shell } from './shell.tsx';

/** Whoever comes back from signing in gets their token before anything is asked for. */
async function start(root: Element): Promise<void> {
  const session = createSession();
  const signIn = readSignIn();
  const refused = signIn === undefined ? undefined : await comeBack(session);
  // What stood there until now is no part of the app.
  root.replaceChildren();
  render(<Shell session={session} signIn={signIn} refused={refused} />, root);
  async function comeBack(into: Session): Promise<unknown> {
    try {
      const back = signIn && (await finishSignIn(signIn));
      if (back) into.signIn(back.token);
      return undefined;
    } catch (error) {
      return error;
    }
  }
}

const app = document.querySelector('#app');
if (app) void start(app);
