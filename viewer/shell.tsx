import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SignIn } from '#shared/domain/sign-in.ts';
import { type App, AppProvider, useApp } from './app-context.ts';
import { createFolderClient } from './client/folder-client.ts';
import type { Session } from './client/http.ts';
import { createServiceClient } from './client/service-client.ts';
import { beginSignIn } from './client/sign-in.ts';
import { Failure } from './parts/failure.tsx';
import { Plumb } from './parts/plumb.tsx';
import { AskPage } from './pages/ask.tsx';
import { BatchPage } from './pages/batch.tsx';
import { BatchesPage } from './pages/batches.tsx';
import { ComparePage } from './pages/compare.tsx';
import { FailuresPage } from './pages/failures.tsx';
import { FolderPage } from './pages/folder.tsx';
import { JobsPage } from './pages/jobs.tsx';
import { JobPage } from './pages/job.tsx';
import { ReportPage } from './pages/report.tsx';
import { StandingListPage } from './pages/standing-list.tsx';
import { StandingPage } from './pages/standing.tsx';
import { TracePage } from './pages/trace.tsx';
import { type Route, addressOf } from './state/route.ts';
import { useRoute } from './state/use-route.ts';
import { LANGUAGES, type Words, chooseWords } from './words/words.ts';

interface ShellProps {
  readonly session: Session;
  /** How one signs in here; undefined: nobody has to, or by a token that one brings. */
  readonly signIn: SignIn | undefined;
  /** Why signing in came to nothing. */
  readonly refused: unknown;
}

/** The frame of all pages: where one can go, the language, and the page of the address. */
export function Shell({ session, signIn, refused }: ShellProps) {
  const { route, go, replace } = useRoute();
  const [language, setLanguage] = useState<string>();
  const service = useMemo(() => createServiceClient(session), [session]);
  const [client, setClient] = useState(service);
  const words = useMemo(
    () => chooseWords(language === undefined ? navigator.languages : [language]),
    [language],
  );
  const isFile = location.protocol === 'file:';
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.documentElement.dir = words.direction;
  }, [words]);
  const app: App = {
    client,
    words,
    go,
    replace,
    signIn: (token) => session.signIn(token),
    goSignIn: signIn && (async () => beginSignIn(signIn)),
    openFolder: (files) => {
      const folder = createFolderClient(files);
      setClient(folder);
      folder
        .report('')
        .then(({ jobId }) => go({ page: 'report', jobId, quote: undefined }))
        .catch(() => undefined);
    },
  };
  const shown: Route = isFile && client.canAsk ? { page: 'folder' } : route;
  return (
    <AppProvider value={app}>
      <a class="skip" href={addressOf(route)} onClick={toContent}>
        {words.skip}
      </a>
      <header class="bar">
        <a class="brand" href={client.canAsk ? '#/' : '#/folder'}>
          <Plumb /> Plumbline
        </a>
        <Navigation words={words} page={shown.page} canAsk={client.canAsk && !isFile} />
        <LanguageChoice words={words} onChoose={setLanguage} />
      </header>
      <div id="content" tabIndex={-1}>
        {refused !== undefined && <Failure error={refused} />}
        <Page route={shown} key={keyOf(shown)} />
      </div>
    </AppProvider>
  );
}

function toContent(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}

/** A page is made again for another job, and kept while a quote of it is opened. */
function keyOf(route: Route): string {
  if ('standingId' in route) return route.standingId;
  return 'jobId' in route ? `${route.page}/${route.jobId}` : addressOf(route);
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'ask':
      return <AskPage />;
    case 'jobs':
      return <JobsPage />;
    case 'failures':
      return <FailuresPage />;
    case 'folder':
      return <FolderPage />;
    case 'batches':
      return <BatchesPage />;
    case 'batch':
      return <BatchPage batchId={route.batchId} />;
    case 'standing':
      return <StandingListPage />;
    case 'standing-question':
      return <StandingPage standingId={route.standingId} run={route.run} />;
    case 'job':
      return <JobPage jobId={route.jobId} />;
    case 'report':
      return <ReportPage jobId={route.jobId} quote={route.quote} />;
    case 'trace':
      return <TracePage jobId={route.jobId} />;
    case 'compare':
      return <ComparePage first={route.first} second={route.second} />;
    default:
      return <NothingHere />;
  }
}

function NothingHere() {
  const { words } = useApp();
  return (
    <main class="narrow">
      <h1>{words.nothingHere}</h1>
      <p>
        <a href={addressOf({ page: 'ask' })}>{words.ask}</a>
      </p>
    </main>
  );
}

type Section = 'ask' | 'jobs' | 'batches' | 'standing' | 'failures' | 'folder';

/** The entry of the navigation that a page stands under. */
function sectionOf(page: Route['page']): Route['page'] {
  if (page === 'batch') return 'batches';
  if (page === 'standing-question') return 'standing';
  return page;
}

function Navigation(props: {
  readonly words: Words;
  readonly page: Route['page'];
  readonly canAsk: boolean;
}) {
  const { words, page, canAsk } = props;
  const link = (to: Section, label: string): ComponentChildren => (
    <a href={addressOf({ page: to })} aria-current={sectionOf(page) === to ? 'page' : undefined}>
      {label}
    </a>
  );
  return (
    <nav class="pages" aria-label="Plumbline">
      {canAsk && link('ask', words.ask)}
      {canAsk && link('jobs', words.jobs)}
      {canAsk && link('batches', words.batch.title)}
      {canAsk && link('standing', words.standing.short)}
      {canAsk && link('failures', words.failures)}
      {link('folder', words.openFolder)}
    </nav>
  );
}

function LanguageChoice(props: { readonly words: Words; readonly onChoose: (language: string) => void }) {
  const { words, onChoose } = props;
  return (
    <label class="language">
      <span class="unseen">{words.languageLabel}</span>
      <select value={words.language} onChange={(event) => onChoose(event.currentTarget.value)}>
        {LANGUAGES.map((one) => (
          <option key={one.language} value={one.language}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
