import * as z from 'zod';
import {
  type AttributeValues,
  fromAttributeValues,
} from '#shared/adapters/storage/dynamodb/attribute-values.ts';
import { spillsOf } from '#shared/adapters/storage/dynamodb/spills.ts';
import { expireTexts } from '#shared/adapters/storage/expire-texts.ts';
import { ARCHIVE_RETENTION_DAYS } from '#shared/domain/retention.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { TableRequestHandler } from './table-server.ts';

export interface RetentionParts {
  readonly table: TableRequestHandler;
  readonly tableName: string;
  readonly archive: Archive;
  readonly archivePath: string;
  readonly clock: Clock;
}

export interface Tidied {
  readonly items: number;
  readonly texts: number;
}

const DAY = 86_400_000;
/** Of one request: few, since others use the table meanwhile. */
const PAGE = 50;
/** When it was last done; apart from all that jobs keep. */
const DONE = { pk: { S: 'RETENTION' }, sk: { S: 'LAST' } };

/**
 * Does once a day what the services of AWS do by themselves: takes away items whose time is over, with what lies beside
 * them in the archive, and texts that no report cites. Undefined when it was done in the last day.
 */
export async function tidyUp(parts: RetentionParts, signal: AbortSignal): Promise<Tidied | undefined> {
  const now = parts.clock.now();
  const { Item: last } = Got.parse(await ask(parts, 'GetItem', { Key: DONE }));
  if (last !== undefined && now - Number(last.at.N) < DAY) return undefined;
  // A folder that is new, or was of an older version, has nothing to lose before tomorrow.
  const items = last === undefined ? 0 : await takeExpired(parts, signal);
  const before = now - ARCHIVE_RETENTION_DAYS * DAY;
  const texts = last === undefined ? 0 : await expireTexts(parts.archivePath, before);
  if (!signal.aborted) await ask(parts, 'PutItem', { Item: { ...DONE, at: { N: String(now) } } });
  return { items, texts };
}

export interface Retention {
  /** Stops between two pages. */
  close(): Promise<void>;
}

const LOOK_EVERY = 3_600_000;

/** Tidies up now, where that is due, and while the process lives. */
export function startRetention(
  parts: RetentionParts,
  report: (message: string, error: unknown) => void,
): Retention {
  const closing = new AbortController();
  const run = async (): Promise<void> => {
    try {
      await tidyUp(parts, closing.signal);
    } catch (error) {
      if (!closing.signal.aborted) report('What is over could not be taken away', error);
    }
  };
  let underWay = run();
  const timer = setInterval(() => {
    underWay = underWay.then(run);
  }, LOOK_EVERY);
  timer.unref();
  return {
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await underWay;
    },
  };
}

const Got = z.object({ Item: z.object({ at: z.object({ N: z.string() }) }).optional() });
const Item = z.custom<AttributeValues>((value) => typeof value === 'object' && value !== null);
const Page = z.object({ Items: z.array(Item), LastEvaluatedKey: z.unknown().optional() });

async function takeExpired(parts: RetentionParts, signal: AbortSignal): Promise<number> {
  const seconds = { ':now': { N: String(Math.floor(parts.clock.now() / 1000)) } };
  let taken = 0;
  let start: unknown;
  do {
    const page = Page.parse(
      await ask(parts, 'Scan', {
        Limit: PAGE,
        FilterExpression: '#ttl <= :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: seconds,
        ...(start === undefined ? {} : { ExclusiveStartKey: start }),
      }),
    );
    for (const item of page.Items) await take(parts, item, seconds);
    taken += page.Items.length;
    start = page.LastEvaluatedKey;
  } while (start !== undefined && !signal.aborted);
  return taken;
}

/** One that was written again meanwhile stays. */
async function take(parts: RetentionParts, item: AttributeValues, seconds: object): Promise<void> {
  const { statusCode } = await asked(parts, 'DeleteItem', {
    Key: { pk: item['pk'], sk: item['sk'] },
    ConditionExpression: '#ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: seconds,
  });
  if (statusCode !== 200) return;
  for (const key of spillsOf(fromAttributeValues(item))) await parts.archive.delete(key);
}

async function ask(parts: RetentionParts, operation: string, input: object): Promise<unknown> {
  const { statusCode, body } = await asked(parts, operation, input);
  if (statusCode === 200) return JSON.parse(Buffer.from(body).toString());
  throw new ServiceUnavailable(`The table refuses ${operation}.`);
}

type Answer = Awaited<ReturnType<TableRequestHandler['handle']>>['response'];

async function asked(parts: RetentionParts, operation: string, input: object): Promise<Answer> {
  const body = JSON.stringify({ TableName: parts.tableName, ...input });
  const headers = { 'x-amz-target': `DynamoDB_20120810.${operation}` };
  return (await parts.table.handle({ headers, body })).response;
}
