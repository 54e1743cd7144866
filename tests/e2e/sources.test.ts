import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFileArchive } from '#shared/adapters/index.ts';
import { Report } from '#shared/domain/report.ts';
import { PAGE_BREAK, parseLocator } from '#shared/domain/locator.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { TraceEvent } from '#shared/domain/trace-event.ts';
import { writePdf } from '../support/pdf-writer.ts';
import { ROOF_QUESTION, STUDY_PAGES } from '../support/services/roofs.ts';
import {
  FAILURES,
  type Failing,
  SCRIPTED,
  type Scripted,
  startSearchServices,
} from '../support/services/search-services.ts';
import { type Sites, startSites } from '../support/services/sites.ts';
import { CORPUS, QUESTION, type Ran, inFolder, runHere } from './run-command.ts';

vi.setConfig({ testTimeout: 180_000 });

let sites: Sites;
beforeEach(async () => {
  sites = await startSites(writePdf(STUDY_PAGES.map((lines) => lines.map((text) => ({ text })))));
});
afterEach(() => {
  sites.close();
  vi.unstubAllEnvs();
});

interface Finished {
  readonly ran: Ran;
  readonly report: Report;
  readonly events: readonly TraceEvent[];
  /** The archived canonical text of a source. */
  readonly textOf: (source: Report['sources'][number]) => Promise<string>;
}

interface Asking {
  readonly question?: string;
  readonly words?: readonly string[];
  readonly failing?: Partial<Record<Scripted, Failing>>;
  readonly environment?: Readonly<Record<string, string>>;
}

async function research(folder: string, asking: Asking = {}): Promise<Finished> {
  const services = await startSearchServices(sites.addresses, asking.failing);
  const settings = { ...services.environment, FETCH_ALLOW: sites.allow, ...asking.environment };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const [data, out] = [join(folder, 'data'), join(folder, 'out')];
  const question = asking.question ?? ROOF_QUESTION;
  const ran = await runHere(['research', question, '--data', data, '--out', out, ...(asking.words ?? [])]);
  services.close();
  const lines = (await readFile(join(out, 'trace.jsonl'), 'utf8')).trimEnd().split('\n');
  return {
    ran,
    report: Report.parse(JSON.parse(await readFile(join(out, 'report.json'), 'utf8'))),
    events: lines.map((line) => TraceEvent.parse(JSON.parse(line))),
    textOf: async ({ sourceId, archiveHash }) => {
      const archive = await createFileArchive(join(data, 'archive'));
      return (await archive.getText(archiveKey('local', sourceId, archiveHash))) ?? '';
    },
  };
}

function textAt(text: string, locator: string): string | undefined {
  const parts = parseLocator(locator);
  const page = parts?.page === undefined ? text : text.split(PAGE_BREAK)[parts.page - 1];
  return page?.slice(parts?.start, parts?.end);
}

describe('a question to the web', () => {
  test('R2.1 R2.7 is answered from whole pages, pages of a PDF and an abstract, each quote in its place', async () => {
    await inFolder(async (folder) => {
      const question =
        'How do cool roofs change the indoor temperature and energy use of homes and warehouses?';
      const { ran, report, textOf } = await research(folder, { question });
      expect(ran.code).toBe(0);
      const { guide, magazine, study } = sites.addresses;
      const urls = report.sources.map((source) => source.url);
      expect(urls).toEqual(
        expect.arrayContaining([`${guide}/cool-roofs`, `${magazine}/roofs`, `${study}/study.pdf`]),
      );
      for (const source of report.sources) {
        const text = await textOf(source);
        for (const { quote, locator } of source.quotes) expect(textAt(text, locator)).toBe(quote);
        expect(text).not.toContain('newsletter');
      }
      const paper = report.sources.find((source) => source.url === `${study}/study.pdf`);
      expect(paper?.quotes.every(({ locator }) => locator.startsWith('page:'))).toBe(true);
      const abstract = report.sources.find((source) => source.kind === 'pubmed');
      expect(abstract?.isAbstract).toBe(true);
      // R2.4: several services find a page by several addresses, and it is read once.
      for (const site of sites.all) {
        expect(site.asked.filter(({ path }) => path !== '/robots.txt')).toHaveLength(1);
      }
    });
  });

  test('R2.6 reads no page at a private address that is not allowed, and says so', async () => {
    await inFolder(async (folder) => {
      const { report, events } = await research(folder, { environment: { FETCH_ALLOW: '' } });
      expect(sites.all.flatMap((site) => site.asked)).toEqual([]);
      expect(report.sources.map((source) => source.kind)).toEqual(['pubmed']);
      const skipped = events.filter(({ message }) => message.startsWith('Skipped'));
      expect(skipped).toHaveLength(3);
    });
  });
});

/**
 * Two jobs, each with another failure at each service, so that each way of failing comes. What each service makes of each way
 * is in the tests of its adapter.
 */
const JOBS = [0, SCRIPTED.length].map((first) =>
  SCRIPTED.map((name, place) => {
    const way = FAILURES[(first + place) % FAILURES.length];
    return [name, way ?? 'server error'] as const;
  }),
);
const ONCE = { MAX_ITERATIONS: '1', QUERIES_PER_WAVE: '10' };
/** For those who never answer; whoever is to answer has his time. */
const IMPATIENT = { SEARCH_TIMEOUT_SECONDS: '0.4' };

describe('when every service fails', () => {
  test.each(
    JOBS.map((failures) => [failures.map(([name, way]) => `${name}: ${way}`).join(', '), failures] as const),
  )(
    'R2.2 the corpus is searched all the same, and the report names what failed (%s)',
    async (_, failures) => {
      await inFolder(async (folder) => {
        const { ran, report } = await research(folder, {
          question: QUESTION,
          words: ['--corpus', CORPUS],
          failing: Object.fromEntries(failures),
          environment: { ...ONCE, ...IMPATIENT, SEARCH_PROVIDERS: ['corpus', ...SCRIPTED].join(',') },
        });
        expect(ran.code).toBe(0);
        expect(report.sources.length).toBeGreaterThan(0);
        for (const name of SCRIPTED) expect(report.limitations.join('\n')).toMatch(new RegExp(name, 'iu'));
        expect(JSON.stringify(report)).not.toContain('key-of-');
      });
    },
  );

  test('R2.2 the one that is left answers', async () => {
    await inFolder(async (folder) => {
      const failing = {
        tavily: 'quota spent',
        serper: 'HTML',
        exa: 'throttled',
        pubmed: 'server error',
      } as const;
      const { report } = await research(folder, { failing, environment: ONCE });
      expect(report.sources.map((source) => source.kind)).toContain('web');
    });
  });

  test('R4.4 and nothing else is there, the end is insufficient evidence with the reasons', async () => {
    await inFolder(async (folder) => {
      const failing = Object.fromEntries(SCRIPTED.map((name) => [name, 'server error' as const]));
      const { ran, report } = await research(folder, { failing, environment: ONCE });
      expect(ran.code).toBe(3);
      expect(report.outcome).toBe('insufficient_evidence');
      expect(ran.out).toMatch(/Tavily/);
    });
  });
});
