import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ViewerClient } from './client/client.ts';
import type { Route } from './state/route.ts';
import type { Words } from './words/words.ts';

/** What every page may use. */
export interface App {
  readonly client: ViewerClient;
  readonly words: Words;
  readonly go: (route: Route) => void;
  /** The same page with another address: going back leaves the page. */
  readonly replace: (route: Route) => void;
  readonly signIn: (token: string) => void;
  /** Leads to where one signs in; undefined: one brings a token. */
  readonly goSignIn: (() => Promise<void>) | undefined;
  readonly openFolder: (files: ReadonlyMap<string, string>) => void;
}

const Context = createContext<App | undefined>(undefined);
export const AppProvider = Context.Provider;

export function useApp(): App {
  const app = useContext(Context);
  if (!app) throw new Error('A page stands outside of the app.');
  return app;
}
