import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { CallIdentity } from '#shared/ports/call-ledger.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { callOnce } from '#shared/research/recorded-call.ts';
import { jobOf, openPorts } from '#tests/unit/functions/steps/ports.ts';

const job = jobOf('job-1');
const Pages = z.object({ pages: z.int() });
let ports: Ports;

beforeAll(async () => {
  ports = await openPorts();
});

function callNamed(index: string): CallIdentity {
  return { kind: 'read', step: 'fetch-source', waveId: 'i01', index, inputHash: 'h' };
}

const parse = (recorded: unknown): z.infer<typeof Pages> => Pages.parse(recorded);

const make = async (): Promise<z.infer<typeof Pages>> => ({ pages: 9 });

describe('callOnce', () => {
  it('writes the intent before the call and the result after it', async () => {
    const call = callNamed('order');
    const seen: unknown[] = [];
    const result = await callOnce(ports.ledger, {
      job,
      call,
      parse,
      make: async () => {
        seen.push(await ports.ledger.find(job, call));
        return { pages: 3 };
      },
    });
    expect(result).toEqual({ pages: 3 });
    expect(seen).toEqual([{ state: 'intended' }]);
    expect(await ports.ledger.find(job, call)).toEqual({ state: 'finished', result: { pages: 3 } });
  });

  it('makes a finished call no second time', async () => {
    const call = callNamed('finished');
    let made = 0;
    const make = async (): Promise<z.infer<typeof Pages>> => {
      made += 1;
      return { pages: made };
    };
    await callOnce(ports.ledger, { job, call, parse, make });
    expect(await callOnce(ports.ledger, { job, call, parse, make })).toEqual({ pages: 1 });
    expect(made).toBe(1);
  });

  it('leaves the intent of a call that fails, and makes it again', async () => {
    const call = callNamed('failing');
    const outage = new ServiceUnavailable('Not now.');
    const failing = async (): Promise<never> => {
      throw outage;
    };
    await expect(callOnce(ports.ledger, { job, call, parse, make: failing })).rejects.toBe(outage);
    expect(await ports.ledger.find(job, call)).toEqual({ state: 'intended' });
    expect(await callOnce(ports.ledger, { job, call, parse, make })).toEqual({ pages: 9 });
  });

  it('distinguishes calls by job and by what they are given', async () => {
    await callOnce(ports.ledger, { job, call: callNamed('apart'), parse, make });
    expect(await ports.ledger.find(job, { ...callNamed('apart'), inputHash: 'other' })).toBeUndefined();
    expect(await ports.ledger.find({ ...job, jobId: 'job-2' }, callNamed('apart'))).toBeUndefined();
  });

  it('gives back nothing that is not of the shape of the call', async () => {
    const call = callNamed('shape');
    await ports.ledger.finish(job, call, { pages: 'three' });
    await expect(callOnce(ports.ledger, { job, call, parse, make })).rejects.toThrow();
  });
});

describe('corpusIdf', () => {
  it('weighs all terms the same without a corpus', async () => {
    const none = await corpusIdf(undefined, ['a', 'b']);
    const empty = await corpusIdf({ documentCount: 0, documentFrequencies: async () => new Map() }, [
      'a',
      'b',
    ]);
    expect([none('a'), none('b'), empty('a')]).toEqual([1, 1, 1]);
  });

  it('weighs rare terms more, and asks for each once', async () => {
    const asked: (readonly string[])[] = [];
    const idf = await corpusIdf(
      {
        documentCount: 100,
        documentFrequencies: async (terms) => {
          asked.push(terms);
          return new Map([
            ['common', 90],
            ['rare', 2],
          ]);
        },
      },
      ['common', 'rare', 'rare'],
    );
    expect(asked).toEqual([['common', 'rare']]);
    expect(idf('rare')).toBeGreaterThan(idf('common'));
    expect(idf('unknown')).toBeGreaterThan(idf('rare'));
  });
});
