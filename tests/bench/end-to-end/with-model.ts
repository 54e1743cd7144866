import type { Measure, Row } from '../measure.ts';
import { COLLEAGUE, hangingOnce, LEAVING_OPEN } from './colleague.ts';
import { longestChain } from './intervals.ts';
import { type Story, type Watched, watchJobs } from './watch-job.ts';

const STORIES = {
  'one iteration': { script: COLLEAGUE, settings: { maxIterations: 1 } },
  'two iterations': { script: LEAVING_OPEN, settings: { maxIterations: 2 } },
  'a brief answer': { script: COLLEAGUE, settings: { maxIterations: 1, format: 'brief' } },
  'one hung call': { script: hangingOnce(), settings: { maxIterations: 1 } },
} as const satisfies Readonly<Record<string, Story>>;

/** Of the first story the run of median own time counts: that varies more than anything else here. */
const REPEATS = 3;

function medianOf(runs: readonly Watched[]): Watched | undefined {
  const own = (run: Watched): number => run.seconds - waitingOf(run);
  return runs.toSorted((a, b) => own(a) - own(b))[Math.floor(runs.length / 2)];
}

/** Seconds of waiting that are aimed at, and those that are a floor. */
const WAITING: Readonly<Record<string, string>> = {
  'one iteration': 'floor 14, aim 10.5',
  'two iterations': 'floor 20, aim 15',
  'a brief answer': 'floor 9.5, aim 8',
  'one hung call': 'floor 12 more than without',
};

/**
 * How long a question takes when models, searches and pages take as long as hosted ones do: 1 s and 10 ms for each token
 * of an answer, 300 ms a search, 200 ms a page. The documentation of the installed packages is searched.
 */
export const withModel: Measure = {
  name: 'with-model',
  needs: [],
  run: async () => {
    const stories = Object.values(STORIES);
    const again = Array.from({ length: REPEATS - 1 }, () => stories[0]).filter((one) => one !== undefined);
    const watched = await watchJobs([...again, ...stories]);
    const first = medianOf(watched.slice(0, REPEATS));
    const others = watched.slice(REPEATS);
    return Object.keys(STORIES).flatMap((name, index) => rowsOf(name, [first, ...others][index]));
  },
};

function rowsOf(name: string, watched: Watched | undefined): readonly Row[] {
  if (!watched) return [];
  const { calls, searches, reads } = watched;
  const row = (metric: string, ours: number, note = ''): Row => ({
    measure: `with a model, ${name}`,
    metric,
    ours,
    note,
  });
  const waited = waitingOf(watched);
  return [
    row('seconds of waiting for others, one after the other', waited, WAITING[name]),
    row('seconds', watched.seconds),
    row('seconds by waiting', watched.seconds / waited, 'floor 1.05, aim 1.03'),
    row('own seconds, warm', watched.seconds - waited, 'floor .5, aim .3'),
    ...(watched.firstQuote === undefined ? [] : [row('seconds to the first quote', watched.firstQuote)]),
    row('US dollars', watched.usd, name === 'one iteration' ? 'floor .10, aim .07' : ''),
    row('sources', watched.sources),
    row('dependent calls of the model', longestChain(calls).length),
    row('calls of the model', calls.length),
    row('prompt tokens', watched.promptTokens, name === 'one iteration' ? 'floor 36,000, aim 28,000' : ''),
    row('answer tokens', watched.outputTokens),
    row('searches', searches.length),
    row('pages read', reads.length),
  ];
}

/** The longest that things took which waited for one another, in seconds. */
function waitingOf({ calls, searches, reads }: Watched): number {
  const chain = longestChain([...calls, ...searches, ...reads]);
  return chain.reduce((sum, { start, end }) => sum + end - start, 0) / 1000;
}
