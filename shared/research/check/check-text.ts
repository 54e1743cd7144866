import { CheckedPassage, type CheckedSentence, type TextCheck } from '#shared/domain/text-check.ts';
import { PAGE_BREAK } from '#shared/domain/locator.ts';
import { type CitedSentence, readCitedText } from '#shared/text/cited-text/read-cited-text.ts';
import { type FoundPassage, type JudgedSource, judgeSentence, quoteAt } from './judge-sentence.ts';
import { type CheckPorts, type OnSource, type ReadSource, readSources } from './read-sources.ts';

export interface CheckRequest {
  readonly name: string;
  /** Plain words or Markdown. */
  readonly text: string;
  readonly tenantId: string;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Holds every sentence of a text of others against the sources that it cites, which are read and archived. Nothing in the text
 * or in a source decides what is read beyond the addresses that the text cites.
 */
export async function checkText(
  { name, text, tenantId, now }: CheckRequest,
  ports: CheckPorts,
  onSource: OnSource,
): Promise<TextCheck> {
  const sentences = readCitedText(text);
  const read = await readSources(
    sentences.flatMap(({ urls }) => urls),
    tenantId,
    { ports, onSource },
  );
  const byId = new Map([...read.values()].map((one) => [one.source.id, one]));
  return {
    schemaVersion: 1,
    name,
    checkedAt: now,
    sentences: sentences.map((sentence) => judge(sentence, read)),
    sources: [...byId.values()].map(({ source }) => source),
  };
}

function judge(sentence: CitedSentence, read: ReadonlyMap<string, ReadSource>): CheckedSentence {
  const { text, start, end, urls, unknown } = sentence;
  const cited = urls.flatMap((url) => read.get(url) ?? []);
  const place = { text, start, end, sources: [...new Set(cited.map(({ source }) => source.id))] };
  const missing = unknown.map((key) => `the text lists no reference [${key}]`);
  if (cited.length === 0) return { ...place, verdict: 'uncited', reasons: missing };
  return { ...place, ...verdictOf(text, cited, missing) };
}

type Verdicts = Pick<CheckedSentence, 'verdict' | 'reasons' | 'passage'>;

/** What sources that stand make of it goes first: a dead link beside a good one takes nothing away. */
function verdictOf(text: string, cited: readonly ReadSource[], missing: readonly string[]): Verdicts {
  const sound = judgedOf(cited, 'read');
  const judged = sound.length > 0 ? judgeSentence(text, sound) : undefined;
  const notes = [...missing, ...notesOn(cited)];
  if (judged !== undefined && judged.verdict !== 'not-borne-out') {
    return { verdict: judged.verdict, reasons: notes, ...passage(judged.passage, sound) };
  }
  const withdrawn = judgedOf(cited, 'retracted');
  if (withdrawn.length > 0) return { verdict: 'retracted', reasons: notes };
  if (judged !== undefined) {
    return {
      verdict: 'not-borne-out',
      reasons: [...judged.reasons, ...notes],
      ...passage(judged.passage, sound),
    };
  }
  const isGone = cited.every(({ source }) => source.status === 'gone');
  return { verdict: isGone ? 'gone' : 'unread', reasons: notes };
}

function judgedOf(cited: readonly ReadSource[], status: 'read' | 'retracted'): readonly JudgedSource[] {
  return cited.flatMap(({ source, judged }) =>
    source.status === status && judged !== undefined ? [judged] : [],
  );
}

/** What is wrong with a source that is cited beside others. */
function notesOn(cited: readonly ReadSource[]): readonly string[] {
  return cited.flatMap(({ source }) =>
    source.reason === undefined ? [] : [`${source.url}: ${source.reason}`],
  );
}

const CONTEXT = 300;

function passage(
  found: FoundPassage | undefined,
  sources: readonly JudgedSource[],
): Pick<CheckedSentence, 'passage'> {
  const source = sources.find(({ id }) => id === found?.sourceId);
  if (found === undefined || source === undefined) return {};
  const { text } = source;
  const { quote, locator } = quoteAt(text, found);
  const end = found.start + quote.length;
  const shown = {
    before: text.slice(Math.max(0, found.start - CONTEXT), found.start),
    after: text.slice(end, end + CONTEXT),
  };
  return {
    passage: CheckedPassage.parse({
      sourceId: source.id,
      quote,
      locator,
      before: shown.before.slice(shown.before.lastIndexOf(PAGE_BREAK) + 1).toWellFormed(),
      after: (shown.after.split(PAGE_BREAK)[0] ?? '').toWellFormed(),
    }),
  };
}
