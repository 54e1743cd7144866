import { useEffect, useState } from 'preact/hooks';
import { type Route, addressOf, readRoute } from './route.ts';

export interface Routing {
  readonly route: Route;
  readonly go: (route: Route) => void;
  readonly replace: (route: Route) => void;
}

/** The route of the address, however it changes. */
export function useRoute(): Routing {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const read = (): void => setRoute(readRoute(location.hash));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, []);
  return {
    route,
    go: (next) => {
      history.pushState(undefined, '', addressOf(next));
      setRoute(next);
    },
    replace: (next) => {
      history.replaceState(undefined, '', addressOf(next));
      setRoute(next);
    },
  };
}
