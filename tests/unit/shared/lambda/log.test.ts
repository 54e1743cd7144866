import { Writable } from 'node:stream';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiContext } from '#local/api-context.ts';
import { NotFound } from '#shared/errors.ts';
import type { LocalContext } from '#shared/lambda/given-ports.ts';
import { logInvocation, logged } from '#shared/lambda/invocation-log.ts';
import { createLog, logOf } from '#shared/lambda/log.ts';
import { stepFields } from '#shared/lambda/step-fields.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { openPorts } from '#tests/unit/functions/steps/ports.ts';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});
afterEach(() => vi.restoreAllMocks());

/** A context whose log keeps its lines. */
function listening(): { readonly context: LocalContext; readonly lines: readonly unknown[] } {
  const lines: unknown[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const context = {
    ...apiContext(ports, createLog(stream)),
    awsRequestId: 'r-1',
    functionName: 'apply-gate',
  };
  return { context, lines };
}

const WAVE = {
  tenantId: 'local',
  jobId: 'job-1',
  cursor: { iteration: 2, purpose: 'research', revision: 0 },
  sourceId: 'source-1',
};

describe('logInvocation', () => {
  it('logs when a call begins and ends, for which job, state and iteration, and how long it took', async () => {
    const { context, lines } = listening();
    await logged(logInvocation(context, 'ApplyGate', stepFields('ApplyGate', WAVE)), async () => 1);
    const call = {
      level: 'INFO',
      jobId: 'job-1',
      state: 'ApplyGate',
      iteration: 2,
      purpose: 'research',
      sourceId: 'source-1',
      function: 'apply-gate',
      requestId: 'r-1',
    };
    expect(lines).toMatchObject([
      { ...call, message: 'ApplyGate began' },
      { ...call, message: 'ApplyGate finished', durationMilliseconds: expect.any(Number) },
    ]);
  });

  it('warns of an error that was foreseen, and throws it on', async () => {
    const { context, lines } = listening();
    const work = async (): Promise<never> => {
      throw new NotFound('Job job-1 does not exist.');
    };
    await expect(logged(logInvocation(context, 'ApplyGate', {}), work)).rejects.toBeInstanceOf(NotFound);
    expect(lines[1]).toMatchObject({
      level: 'WARN',
      message: 'ApplyGate failed',
      error: { name: 'NotFound', message: 'Job job-1 does not exist.' },
    });
  });

  it('logs the stack and the cause of an error that nobody foresaw, and throws it on', async () => {
    const { context, lines } = listening();
    const work = async (): Promise<never> => {
      throw new TypeError('x is undefined', { cause: new RangeError('too deep') });
    };
    await expect(logged(logInvocation(context, 'ApplyGate', {}), work)).rejects.toThrow('x is undefined');
    expect(lines[1]).toMatchObject({
      level: 'ERROR',
      error: {
        name: 'TypeError',
        message: 'x is undefined',
        stack: expect.stringContaining('log.test.ts'),
        cause: { name: 'RangeError', message: 'too deep' },
      },
    });
  });

  it('keeps calls that run side by side apart', async () => {
    const { context, lines } = listening();
    const one = logInvocation(context, 'DigestSource', { jobId: 'one' });
    const two = logInvocation({ ...context, awsRequestId: 'r-2' }, 'DigestSource', { jobId: 'two' });
    one.finished();
    two.finished();
    expect(lines.slice(2)).toMatchObject([
      { jobId: 'one', requestId: 'r-1' },
      { jobId: 'two', requestId: 'r-2' },
    ]);
  });
});

describe('stepFields', () => {
  it.each([undefined, null, 'text', { jobId: 7 }, { jobId: 'x'.repeat(200) }, { cursor: 'c', sourceId: {} }])(
    'tells what it can of an input that does not fit: %j',
    (event) => {
      expect(JSON.parse(JSON.stringify(stepFields('ApplyGate', event)))).toEqual({ state: 'ApplyGate' });
    },
  );

  it('logs nothing else of an input', () => {
    const fields = stepFields('RefineQuestion', { ...WAVE, question: 'Why?', extra: 'text' });
    expect(JSON.stringify(fields)).not.toMatch(/Why|text/);
  });
});

describe('logOf', () => {
  it('writes nothing for given ports without a log', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    logOf(apiContext(ports)).info('nobody listens', {});
    expect(write).not.toHaveBeenCalled();
  });

  it('writes to standard output, one JSON value a line, in a function of AWS', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { ports: _ports, log: _log, ...context } = apiContext(ports);
    logOf(context).info('ApplyGate began', { jobId: 'job-1' });
    const [[line] = []] = write.mock.calls;
    expect(JSON.parse(String(line))).toMatchObject({
      level: 'INFO',
      message: 'ApplyGate began',
      service: 'plumbline',
      jobId: 'job-1',
    });
    expect(String(line).trimEnd()).not.toContain('\n');
  });
});
