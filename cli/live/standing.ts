import * as z from 'zod';
import { titleOfProvider } from '#shared/domain/automatic-providers.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { printableLine } from '../text-layout.ts';
import { NO_WAVE, type Wave, readingLine, searchesLine } from './wave.ts';

/** The stages of a run as a person names them; several states belong to one. */
export const STAGES = ['Plan', 'Search', 'Read', 'Check', 'Write'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Readonly<Record<string, Stage>> = {
  queue: 'Plan',
  'refine-question': 'Plan',
  'ask-user': 'Plan',
  'plan-research': 'Plan',
  'approve-plan': 'Plan',
  'generate-queries': 'Search',
  'run-search': 'Search',
  'select-sources': 'Read',
  'fetch-source': 'Read',
  'digest-source': 'Read',
  'check-completeness': 'Check',
  'apply-gate': 'Check',
  'extract-claims': 'Write',
  'draft-sections': 'Write',
  'draft-report': 'Write',
  'revise-report': 'Write',
  'verify-report': 'Write',
  'publish-report': 'Write',
  'evaluate-report': 'Write',
};

/** How a run stands, from its events and from nothing else. */
export interface Standing {
  readonly question: string;
  readonly stage: Stage;
  readonly progress: number;
  readonly iteration: number;
  readonly wave: Wave;
  /** What each stage has said last. */
  readonly said: Readonly<Partial<Record<Stage, string>>>;
  /** The first quotes that were found, each with the title of its source. */
  readonly quotes: readonly string[];
  /** What is being done this moment. */
  readonly passing: string;
  /** What failed, each said once. */
  readonly troubles: readonly string[];
}

export const AT_START: Standing = {
  question: '',
  stage: 'Plan',
  progress: 0,
  iteration: 1,
  wave: NO_WAVE,
  said: {},
  quotes: [],
  passing: '',
  troubles: [],
};

/** The standing after one more event. */
export function advance(before: Standing, event: TraceEvent): Standing {
  const stage = STAGE_OF[event.stage] ?? before.stage;
  const passing = stage === before.stage ? before.passing : '';
  const moved = { ...before, stage, passing, progress: Math.max(before.progress, event.progress) };
  const next = UPDATES[event.type]?.(moved, event) ?? moved;
  const trouble = eventTrouble(event);
  if (trouble === undefined || next.troubles.includes(trouble)) return next;
  return { ...next, troubles: [...next.troubles, trouble] };
}

type Update = (standing: Standing, event: TraceEvent) => Standing | undefined;

const List = z.array(z.unknown());

const UPDATES: Readonly<Record<string, Update>> = {
  'job-queued': (standing, { data }) => {
    const question = z.string().safeParse(data['question']).data;
    return question === undefined ? undefined : { ...standing, question: printableLine(question) };
  },
  'plan-research-finished': (standing, { message, data }) => {
    const plan = z.object({ checklist: List, subQuestions: List }).safeParse(data).data;
    const text = plan
      ? `${countOf(plan.checklist.length, 'point')} to cover, ${countOf(plan.subQuestions.length, 'sub-question')}`
      : printableLine(message);
    return say(standing, 'Plan', text);
  },
  'generate-queries-finished': (standing, { data }) => {
    const found = z.object({ queries: List, iteration: z.int().default(1) }).safeParse(data).data;
    if (!found) return undefined;
    const wave = { ...NO_WAVE, searchesPlanned: found.queries.length };
    return searched({ ...standing, iteration: found.iteration, wave });
  },
  'run-search-finished': (standing, { data }) => {
    const search = SearchData.safeParse(data).data;
    if (!search) return undefined;
    const { wave } = standing;
    const isFailed = search.failure !== undefined;
    const passing = `${search.provider}: ${printableLine(search.query)}${isFailed ? '' : ` (${countOf(search.hitCount, 'hit')})`}`;
    return searched({
      ...standing,
      passing,
      wave: {
        ...wave,
        searches: wave.searches + 1,
        failed: wave.failed + (isFailed ? 1 : 0),
        hits: wave.hits + search.hitCount,
      },
    });
  },
  'select-sources-finished': (standing, { data, message }) => {
    const chosen = z.object({ sources: List }).safeParse(data).data;
    const readsPlanned = chosen?.sources.length ?? 0;
    return haveRead({
      ...standing,
      passing: printableLine(message),
      wave: { ...standing.wave, readsPlanned },
    });
  },
  'fetch-source-finished': (standing, { data, message }) => {
    const isSkipped = data['status'] === 'skipped';
    const { wave } = standing;
    return haveRead({
      ...standing,
      passing: printableLine(message),
      wave: { ...wave, skipped: wave.skipped + (isSkipped ? 1 : 0) },
    });
  },
  'digest-source-found': (standing, { data }) => quoted(standing, data),
  'digest-source-finished': (standing, { data, message }) => {
    const quotes = z.int().safeParse(data['evidenceCount']).data ?? 0;
    const { wave } = standing;
    return haveRead({
      ...quoted(standing, data),
      passing: printableLine(message),
      wave: { ...wave, read: wave.read + 1, quotes: wave.quotes + quotes },
    });
  },
  'check-completeness-finished': (standing, { data }) => {
    const count = ChecklistData.safeParse(data).data;
    if (!count) return undefined;
    const items = count.satisfied + count.partial + count.unsatisfied;
    // Nothing covered and yet enough is odd to read, unless it says that there is something.
    const inPart = count.satisfied === 0 && count.partial > 0 ? `, ${count.partial} in part` : '';
    return say(standing, 'Check', `${count.satisfied} of ${countOf(items, 'point')} covered${inPart}`);
  },
  'apply-gate-finished': (standing, { data }) => {
    const gate = GateData.safeParse(data).data;
    if (!gate) return undefined;
    const covered = (standing.said.Check ?? '').split(';')[0] ?? '';
    return say(standing, 'Check', [covered, verdictOf(gate)].filter(Boolean).join('; '));
  },
  'draft-report-finished': (standing, { message }) => say(standing, 'Write', printableLine(message)),
  'verify-report-finished': (standing, { message }) => say(standing, 'Write', printableLine(message)),
};

const MOST_QUOTES = 3;
const QuoteData = z.object({ firstQuote: z.string(), title: z.string() });

/** A quote is shown once it has been found in its document, character by character. */
function quoted(standing: Standing, data: TraceEvent['data']): Standing {
  const found = QuoteData.safeParse(data).data;
  if (found === undefined) return standing;
  const quote = `“${printableLine(found.firstQuote)}” ${printableLine(found.title)}`;
  const quotes = [...new Set([...standing.quotes, quote])].slice(0, MOST_QUOTES);
  return { ...standing, quotes };
}

const SearchData = z.object({
  query: z.string(),
  provider: z.string(),
  hitCount: z.int(),
  failure: z.object({ message: z.string() }).optional(),
});
/** How many checklist items are where, as CheckCompleteness counts them. */
const ChecklistData = z.object({ satisfied: z.int(), partial: z.int(), unsatisfied: z.int() });
/** The verdict as ApplyGate emits it; names of seed 003. */
const GateData = z.object({
  quality_gate_status: z.enum(['pass', 'retry']),
  quality_gate_reason: z.string().nullable().default(null),
  goesOn: z.boolean().optional(),
  /** Items that nothing answers yet. */
  openItems: z.array(z.string()).default([]),
});

function verdictOf({
  quality_gate_status,
  quality_gate_reason,
  goesOn,
  openItems,
}: z.infer<typeof GateData>): string {
  if (quality_gate_status === 'pass' && openItems.length > 0 && goesOn !== true) return 'ends here';
  if (quality_gate_status === 'pass') return goesOn === true ? 'goes on' : 'enough evidence';
  const why = quality_gate_reason === null ? '' : ` (${printableLine(quality_gate_reason)})`;
  return goesOn === false ? `ends here${why}` : `searches again${why}`;
}

function say(standing: Standing, stage: Stage, text: string): Standing {
  return { ...standing, said: { ...standing.said, [stage]: text } };
}

function searched(standing: Standing): Standing {
  return say(standing, 'Search', searchesLine(standing.wave, standing.iteration));
}

function haveRead(standing: Standing): Standing {
  return say(standing, 'Read', readingLine(standing.wave));
}

/** A search that failed is shown by its provider and its reason, anything else in the words of its event. */
export function eventTrouble(event: TraceEvent): string | undefined {
  if (event.type === 'run-search-finished') {
    const search = SearchData.safeParse(event.data).data;
    if (search?.failure === undefined) return undefined;
    return printableLine(`${search.provider}: ${withoutName(search.failure.message, search.provider)}`);
  }
  const isTrouble = event.type === 'degraded' || event.type.endsWith('-failed');
  return isTrouble ? printableLine(event.message) : undefined;
}

/** `Brave Search refused …` behind `brave:` would say its name twice. */
function withoutName(message: string, provider: string): string {
  const title = titleOfProvider(provider);
  const rest = message.startsWith(`${title} `) ? message.slice(title.length + 1) : message;
  return rest.replace(/\.$/u, '');
}
