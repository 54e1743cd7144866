import * as z from 'zod';
import type { CallLedger } from '#shared/ports/call-ledger.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { Bodies } from './bodies.ts';
import { callKey } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Table } from './table.ts';

const CallState = z.enum(['intended', 'finished']);

/** The first result of a call stays: a second one is not recorded. */
export function createCallLedger(table: Table, bodies: Bodies): CallLedger {
  return {
    find: async (job, call) => {
      const item = await table.get(callKey(job, hashOf(call)));
      if (!item) return undefined;
      const name = `The ${call.kind} call of ${call.step}`;
      const state = parseStored(CallState, item['callState'], name);
      return state === 'intended' ? { state } : { state, result: await bodies.read(item, name) };
    },
    intend: async (job, call) => {
      const item = { ...callKey(job, hashOf(call)), callState: 'intended' };
      return table.putIf(item, { text: 'attribute_not_exists(pk)' });
    },
    finish: async (job, call, result) => {
      const key = callKey(job, hashOf(call));
      const body = await bodies.write(job.tenantId, key, result);
      await table.putIf(
        { ...key, callState: 'finished', ...body },
        { text: 'attribute_not_exists(pk) OR callState = :intended', values: { intended: 'intended' } },
      );
    },
  };
}
