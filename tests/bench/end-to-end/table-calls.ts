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
import { createFileArchive, createStores, embedTable, sleep, systemClock } from '#shared/adapters/index.ts';
import { createClient } from '#shared/api/client.ts';
import { readConfig } from '#shared/config.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Measure, Row } from '../measure.ts';
import { inFolder } from './asker.ts';

/** Comes to four iterations over the documentation of the installed packages. */
const QUESTION = 'How does the AWS CDK compare with Terraform in drift detection, cost and testing?';
const PROCESSES = 8;

interface Counted {
  readonly calls: number;
  readonly traceWrites: number;
  readonly lost: number;
  readonly sources: number;
  readonly events: number;
}

/**
 * Requests to the table by one job without a model: in one process, as here, and with each call of a function in one of
 * eight that know nothing of each other, as on AWS.
 */
export const tableCalls: Measure = {
  name: 'table-calls',
  needs: [],
  run: async () => [
    ...rowsOf('one process', await countJob(1)),
    ...rowsOf('eight processes', await countJob(PROCESSES)),
  ],
};

function rowsOf(what: string, counted: Counted): readonly Row[] {
  const measure = `requests to the table, ${what}`;
  const note = `${counted.sources} sources read, ${counted.events} events`;
  return [
    { measure, metric: 'of a job', ceiling: 700, ours: counted.calls, note },
    { measure, metric: 'writes of the trace', ours: counted.traceWrites, note },
    { measure, metric: 'conditions that did not hold', ours: counted.lost, note },
  ];
}

async function countJob(processes: number): Promise<Counted> {
  return inFolder(async (data) => {
    const config = readConfig({ PLUMBLINE_DATA: data, SEARCH_PROVIDERS: 'corpus' });
    const folder = await ownDataFolder({ folder: data, tableName: config.store.tableName });
    const tally = { calls: 0, traceWrites: 0, lost: 0 };
    const counting = countRequests(folder, tally);
    const system = await openOn(counting, config, {});
    try {
      const table = embedTable({ tableName: config.store.tableName, sleep }, counting.table.requestHandler);
      const archive = await createFileArchive(folder.archivePath);
      const processPorts = Array.from({ length: processes }, () => ({
        ...system.ports,
        ...createStores({ table, archive, clock: systemClock, sleep }),
        dispatcher: { notify: async () => undefined },
      }));
      await runJob(system, processPorts, () => Object.assign(tally, { calls: 0, traceWrites: 0, lost: 0 }));
      return { ...tally, ...(await lookBack(system)) };
    } finally {
      await system.close();
    }
  });
}

/** The same folder; what is asked of its table is counted. */
function countRequests(
  folder: DataFolder,
  tally: Record<'calls' | 'traceWrites' | 'lost', number>,
): DataFolder {
  const { requestHandler } = folder.table;
  const handle: typeof requestHandler.handle = async (request) => {
    const answer = await requestHandler.handle(request);
    const isWrite = /Put|Update/.test(request.headers['x-amz-target'] ?? '');
    tally.calls += 1;
    if (isWrite && /"S":"(?:TRACE"|EVENT#)/.test(String(request.body))) tally.traceWrites += 1;
    if (answer.response.statusCode === 400) tally.lost += 1;
    return answer;
  };
  return { ...folder, table: { ...folder.table, requestHandler: { ...requestHandler, handle } } };
}

async function runJob(system: System, processes: readonly Ports[], begin: () => void): Promise<void> {
  const [first] = processes;
  if (first === undefined) return;
  const client = createClient(inProcessTransport(async (event) => respond(event, apiContext(first))));
  begin();
  const { jobId } = await client.submit({ question: QUESTION, interaction: 'none', providers: ['corpus'] });
  const job = { tenantId: 'local', jobId };
  const machine = readMachine(defineMachine(MACHINE_DEFAULTS));
  let turn = 0;
  const run = startRun({
    machine,
    from: { state: machine.StartAt, input: job },
    tokens: new TokenRegistry(),
    invoke: async (invocation) => {
      turn += 1;
      const ports = processes[turn % processes.length] ?? first;
      return (await loadHandler(invocation.state))(invocation.payload, contextOf(invocation, ports));
    },
  });
  const ending = await run.ending;
  if (ending.status !== 'SUCCEEDED') throw new Error(`The counted job ended as ${ending.status}.`);
}

async function lookBack({ ports }: System): Promise<Pick<Counted, 'sources' | 'events'>> {
  const [job] = (await ports.jobs.listByStatus('COMPLETED', { limit: 1 })).jobs;
  if (!job) throw new Error('The counted job is not there.');
  const sources = await ports.research.list(job, 'SOURCE');
  const events = await ports.trace.list(job, { after: 0, limit: 10_000 });
  return { sources: sources.filter(({ status }) => status === 'digested').length, events: events.length };
}
