import { respond } from '#functions/api/respond.ts';
import { defineMachine, MACHINE_DEFAULTS } from '#infra/state-machine/definition.ts';
import { apiContext } from '#local/api-context.ts';
import { type DataFolder, ownDataFolder } from '#local/data-folder.ts';
import { contextOf, loadHandler } from '#local/interpreter/functions.ts';
import { readMachine } from '#local/interpreter/machine.ts';
import { startRun } from '#local/interpreter/run.ts';
import { TokenRegistry } from '#local/interpreter/tokens.ts';
import { type System, openOn } from '#local/system.ts';
import { inProcessTransport } from '#local/transports.ts';
import { createClient } from '#shared/api/client.ts';
import { readConfig } from '#shared/config.ts';
import { STEPS, isTaskState } from '#shared/domain/steps.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { Ports } from '#shared/ports/ports.ts';
import * as z from 'zod';
import { inFolder } from '../end-to-end/asker.ts';
import type { RecordedCall, RecordedRun } from './cost-of-job.ts';

/** Goes on for as many iterations as it may. */
const QUESTION = 'How does Playwright compare with Cypress in drift detection, cost and testing?';
const ITERATIONS = 3;

/** The corpus stands for a search service, of which no more results are asked for than it gives for one price. */
const settingsIn = (data: string): Readonly<Record<string, string>> => ({
  PLUMBLINE_DATA: data,
  SEARCH_PROVIDERS: 'corpus',
  COMPARED_PER_QUERY: '8',
  MODEL_PROVIDER: 'none',
});

/** Counts up while the job runs. */
interface Meter {
  tableRequests: number;
  writeUnits: number;
  readUnits: number;
  puts: number;
  gets: number;
  tableBytes: number;
  archiveBytes: number;
  searches: number;
  pages: number;
}

/** One job of three iterations without a model, its functions one after the other, with all that AWS would bill counted. */
export async function recordRun(): Promise<RecordedRun> {
  return inFolder(async (data) => {
    const config = readConfig(settingsIn(data));
    const folder = await ownDataFolder({ folder: data, tableName: config.store.tableName });
    const meter = newMeter();
    const system = await openOn(metered(folder, meter), config, {});
    try {
      await system.prepareCorpus();
      return await runJob(system, meter);
    } finally {
      await system.close();
    }
  });
}

function newMeter(): Meter {
  return {
    tableRequests: 0,
    writeUnits: 0,
    readUnits: 0,
    puts: 0,
    gets: 0,
    tableBytes: 0,
    archiveBytes: 0,
    searches: 0,
    pages: 0,
  };
}

const Capacity = z.object({ CapacityUnits: z.number() });
const Reply = z.looseObject({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() });

/** The same folder, whose table says what each request consumes. */
function metered(folder: DataFolder, meter: Meter): DataFolder {
  const { requestHandler } = folder.table;
  const handle: typeof requestHandler.handle = async (request) => {
    const target = request.headers['x-amz-target'] ?? '';
    const input: object = JSON.parse(String(request.body));
    const body = JSON.stringify({ ...input, ReturnConsumedCapacity: 'TOTAL' });
    const answer = await requestHandler.handle({ ...request, body });
    const { ConsumedCapacity: reported } = Reply.parse(
      JSON.parse(Buffer.from(answer.response.body).toString()),
    );
    const consumed = Array.isArray(reported) ? reported : reported ? [reported] : [];
    // A refused write is paid for as well.
    const units = consumed.reduce((sum, one) => sum + one.CapacityUnits, 0) || 1;
    meter.tableRequests += 1;
    if (/Get|Query|Scan/.test(target)) meter.readUnits += units;
    else {
      // The item of a job is in both indexes, whole.
      meter.writeUnits += body.includes('"S":"META"') ? units * 3 : units;
      meter.tableBytes += body.length;
    }
    return answer;
  };
  return { ...folder, table: { ...folder.table, requestHandler: { ...requestHandler, handle } } };
}

function meteredPorts(ports: Ports, meter: Meter): Ports {
  const { archive } = ports;
  const reading = <Found>(found: Found): Found => {
    meter.gets += 1;
    return found;
  };
  const writing = (body: Uint8Array | string): void => {
    meter.puts += 1;
    meter.archiveBytes += Buffer.byteLength(body);
  };
  const counted: Archive = {
    ...archive,
    get: async (key) => reading(await archive.get(key)),
    getText: async (key) => reading(await archive.getText(key)),
    keep: async (key) => {
      meter.puts += 1;
      return archive.keep(key);
    },
    put: async (key, body) => {
      writing(body);
      return archive.put(key, body);
    },
    putIfAbsent: async (key, body) => {
      writing(body);
      return archive.putIfAbsent(key, body);
    },
  };
  const providers = [...ports.providers].map(([name, provider]) => {
    const search: typeof provider.search = async (query, ...rest) => {
      meter.searches += 1;
      return provider.search(query, ...rest);
    };
    return [name, { ...provider, search }] as const;
  });
  return {
    ...ports,
    archive: counted,
    providers: new Map(providers),
    dispatcher: { notify: async () => undefined },
  };
}

async function runJob(system: System, meter: Meter): Promise<RecordedRun> {
  const ports = meteredPorts(system.ports, meter);
  const client = createClient(inProcessTransport(async (event) => respond(event, apiContext(ports))));
  Object.assign(meter, newMeter());
  const asked = { question: QUESTION, interaction: 'none', maxIterations: ITERATIONS } as const;
  const { jobId } = await client.submit({ ...asked, providers: ['corpus'] });
  const job = { tenantId: 'local', jobId };
  const machine = readMachine(
    defineMachine({ ...MACHINE_DEFAULTS, maxConcurrentReads: 1, maxConcurrentSearches: 1 }),
  );
  const calls: RecordedCall[] = [];
  let transitions = 0;
  const run = startRun({
    machine,
    from: { state: machine.StartAt, input: job },
    tokens: new TokenRegistry(),
    entered: () => {
      transitions += 1;
    },
    invoke: async (invocation) => {
      const before = { ...meter };
      const start = process.cpuUsage();
      const handler = await loadHandler(invocation.state);
      const result = await handler(invocation.payload, contextOf(invocation, ports));
      const { user, system: kernel } = process.cpuUsage(start);
      calls.push(callOf(invocation.state, { before, meter, milliseconds: (user + kernel) / 1000 }));
      return result;
    },
  });
  const ending = await run.ending;
  if (ending.status !== 'SUCCEEDED') throw new Error(`The recorded job ended as ${ending.status}.`);
  const sources = await ports.research.list(job, 'SOURCE');
  return {
    iterations: calls.filter(({ state }) => state === 'ApplyGate').length,
    sources: sources.filter(({ status }) => status === 'digested').length,
    transitions,
    calls,
    writeUnits: meter.writeUnits,
    readUnits: meter.readUnits,
    puts: meter.puts,
    gets: meter.gets,
    tableBytes: meter.tableBytes,
    archiveBytes: meter.archiveBytes,
  };
}

interface Spent {
  readonly before: Meter;
  readonly meter: Meter;
  readonly milliseconds: number;
}

function callOf(state: string, { before, meter, milliseconds }: Spent): RecordedCall {
  return {
    state,
    memoryMegabytes: isTaskState(state) ? STEPS[state].memoryMb : 512,
    processorMilliseconds: milliseconds,
    tableRequests: meter.tableRequests - before.tableRequests,
    archiveRequests: meter.puts + meter.gets - before.puts - before.gets,
    searches: meter.searches - before.searches,
    pages: state === 'FetchSource' ? 1 : 0,
  };
}
