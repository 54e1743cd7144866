import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { Timing } from '#shared/adapters/models/timing.ts';
import { JobCancelled, isPlumblineError } from '#shared/errors.ts';
import type { Model, ModelReply, ModelRequest } from '#shared/ports/model.ts';
import { ANSWER_FAULTS, type Fault, SERVICE_FAULTS, SERVICE_TEXT } from '../support/model-faults.ts';
import { type Script, type ScriptedModel, startScriptedModel } from '../support/scripted-model.ts';
import { OUTCOMES, type End, type Outcome } from './model-outcomes.ts';

// Longer than 250 lines: one suite, which every adapter of a model passes.

/** The key that the model under test is made with: no message may show it. */
export const KEY = 'k3y-of-mine';

export interface ModelUnderTest {
  /** A model that asks the server, with these settings by the names of their variables. */
  readonly make: (
    server: ScriptedModel,
    timing: Timing,
    environment: Readonly<Record<string, string>>,
  ) => Promise<Model>;
  /** The forms of an answer that it asks for, from the strictest to the plainest. */
  readonly forms: readonly string[];
  /** How a fault ends that the protocols tell differently. */
  readonly outcomes: Readonly<Partial<Record<Fault, Outcome>>>;
}

const Answer = z.object({ title: z.string(), count: z.int(), note: z.string().optional() });
type Answer = z.infer<typeof Answer>;

const VALUE: Answer = { title: 'Reed', count: 3 };
const REQUEST: ModelRequest<typeof Answer> = {
  role: 'reader',
  system: 'You count reeds.',
  user: 'How many reeds?',
  schema: Answer,
  schemaName: 'count_reeds',
  maximumTokens: 200,
};

const FAULTS: readonly Fault[] = [...SERVICE_FAULTS, ...ANSWER_FAULTS];

interface Bench {
  readonly model: Model;
  readonly server: ScriptedModel;
  /** Milliseconds that were paused between requests. */
  readonly pauses: readonly number[];
}

/** Faults in the order of the requests; all is well afterwards. */
function faultsThenFine(...faults: readonly Fault[]): Script {
  return ({ number }) => ({ value: VALUE, fault: faults[number - 1] });
}

/** What every Model promises, whatever service stands behind it. */
export function describeModelContract(name: string, { make, forms, outcomes }: ModelUnderTest): void {
  const open = async (script: Script, environment: Readonly<Record<string, string>> = {}): Promise<Bench> => {
    const server = await startScriptedModel(script);
    const pauses: number[] = [];
    const timing: Timing = {
      now: () => Date.UTC(2026, 0, 1),
      random: () => 0.5,
      // Time is up when a request hangs, and never before.
      after: () => {
        const time = new AbortController();
        void server.whenHanging().then(() => time.abort());
        return time.signal;
      },
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
      },
    };
    onTestFinished(async () => server.close());
    return { model: await make(server, timing, environment), server, pauses };
  };

  const endOf = async (script: Script): Promise<End> => {
    const { model, server } = await open(script);
    const outcome = await outcomeOf(model);
    return [outcome.end, server.requests.length];
  };

  describe(name, () => {
    test('gives the value, the model and what it took', async () => {
      const usage = { inputTokens: 1000, outputTokens: 50, cacheReadTokens: 400 };
      const prices = '{"reed-*": {"input": 2, "output": 10, "cacheRead": 0.5}}';
      const { model } = await open(() => ({ value: VALUE, usage }), { MODEL_PRICES: prices });
      expect(model.name).toBe(name);
      const { value, usage: counted } = await model.complete(REQUEST);
      expect(value).toEqual(VALUE);
      expect(counted).toEqual({
        modelId: model.modelOf('reader'),
        ...usage,
        cacheWriteTokens: 0,
        usd: expect.closeTo(0.002 + 0.0005 + 0.0002, 10),
        attempts: 1,
      });
    });

    test('says no price when it knows none', async () => {
      const { model } = await open(() => ({ value: VALUE }));
      expect(await model.complete(REQUEST)).not.toHaveProperty('usage.usd');
    });

    test.each(FAULTS)('%s, once', async (fault) => {
      expect(await endOf(faultsThenFine(fault))).toEqual((outcomes[fault] ?? OUTCOMES[fault]).once);
    });

    test.each(FAULTS)('%s, always', async (fault) => {
      const end = await endOf(() => ({ value: VALUE, fault }));
      expect(end).toEqual((outcomes[fault] ?? OUTCOMES[fault]).always);
    });

    test('any faults in any order end in a value or a named error, after four requests at most', async () => {
      const fault = fc.constantFrom<Fault | undefined>(...FAULTS, undefined);
      await fc.assert(
        fc.asyncProperty(fc.array(fault, { minLength: 4, maxLength: 4 }), async (faults) => {
          const { model, server } = await open(({ number }) => ({ value: VALUE, fault: faults[number - 1] }));
          await outcomeOf(model);
          expect(server.requests.length).toBeLessThanOrEqual(4);
        }),
        { numRuns: 40 },
      );
    });

    test('sends no more requests than the configuration allows', async () => {
      const { model, server } = await open(() => ({ fault: 'unavailable' }), { MODEL_MAX_ATTEMPTS: '2' });
      expect((await outcomeOf(model)).end).toBe('ServiceUnavailable');
      expect(server.requests).toHaveLength(2);
    });

    test('waits longer from one attempt to the next', async () => {
      const { model, pauses } = await open(() => ({ fault: 'unavailable' }));
      await outcomeOf(model);
      expect(pauses).toEqual([250, 500, 1000]);
    });

    test('waits as long as the service asks for', async () => {
      const { model, pauses } = await open(faultsThenFine('retry-after'));
      expect((await outcomeOf(model)).end).toBe('ok');
      expect(pauses).toEqual([7250]);
    });

    test.each(['throttling', 'unavailable'] as const)(
      'gives up at once when the service wants to be left alone for a minute (%s)',
      async (fault) => {
        const { model, server, pauses } = await open(() => ({ fault, headers: { 'retry-after': '60' } }));
        await expect(model.complete(REQUEST)).rejects.toMatchObject({
          name: 'Throttled',
          retryAfterMilliseconds: 60_000,
        });
        expect([server.requests.length, pauses]).toEqual([1, []]);
      },
    );

    test('counts what the answers of a call have taken, though none can be used', async () => {
      const { model } = await open(() => ({ value: VALUE, fault: 'wrong-types' }));
      const used: number[] = [];
      const onSpent = ({ inputTokens }: { readonly inputTokens: number }): void =>
        void used.push(inputTokens);
      await expect(model.complete({ ...REQUEST, onSpent })).rejects.toMatchObject({ name: 'MalformedReply' });
      expect(used).toEqual([100, 200]);
    });

    test('goes down to the form that the model takes and stays there', async () => {
      const { model, server } = await open(({ form }) => ({
        value: VALUE,
        fault: form === forms.at(-1) ? undefined : 'form-rejected',
      }));
      expect((await model.complete(REQUEST)).usage.attempts).toBe(forms.length);
      expect((await model.complete(REQUEST)).usage.attempts).toBe(1);
      expect(server.requests.map((request) => request.form)).toEqual([...forms, forms.at(-1)]);
    });

    test.each(forms.map((form, level) => [form, level] as const))(
      'reads an answer of the form %s',
      async (_, level) => {
        const { model, server } = await open(
          faultsThenFine(...forms.slice(0, level).map(() => 'form-rejected' as const)),
        );
        expect((await model.complete(REQUEST)).value).toEqual(VALUE);
        const last = server.requests.at(-1);
        const asksForJson =
          last?.system.includes('JSON Schema') === true || last?.schemaName === 'count_reeds';
        expect(asksForJson).toBe(true);
      },
    );

    test('says what was wrong, and leaves the prompt as it was', async () => {
      const { model, server } = await open(faultsThenFine('wrong-types'));
      const { usage } = await model.complete(REQUEST);
      const [first, second] = server.requests;
      expect(first?.user).toBe(REQUEST.user);
      expect(second?.user).toBe(REQUEST.user);
      expect(first?.system).not.toContain('could not be used');
      expect(second?.system).toContain('title: Invalid input: expected string, received number');
      expect(usage).toMatchObject({ inputTokens: 200, outputTokens: 40, attempts: 2 });
    });

    test('sends the bound of the answer, and doubles it once when there is room', async () => {
      const { model, server } = await open(faultsThenFine('max-tokens'), { READER_MAX_TOKENS: '300' });
      await model.complete(REQUEST);
      expect(server.requests.map((request) => request.maximumTokens)).toEqual([200, 300]);
    });

    test('never asks for more than the role may say', async () => {
      const { model, server } = await open(() => ({ value: VALUE, fault: 'max-tokens' }), {
        READER_MAX_TOKENS: '150',
      });
      expect((await outcomeOf(model)).end).toBe('ReplyTruncated');
      expect(server.requests.map((request) => request.maximumTokens)).toEqual([150]);
    });

    test('sends no temperature', async () => {
      const { model, server } = await open(() => ({ value: VALUE }));
      await model.complete(REQUEST);
      expect(JSON.stringify(server.requests.map((request) => request.body))).not.toMatch(
        /temperature|top_?p/iu,
      );
    });

    test('takes null for what is not there', async () => {
      const { model } = await open(() => ({ value: { ...VALUE, note: null } }));
      expect((await model.complete(REQUEST)).value).toEqual(VALUE);
    });

    test('asks the model of the role', async () => {
      const { model, server } = await open(() => ({ value: VALUE }), { WRITER_MODEL: 'heron:1' });
      await model.complete({ ...REQUEST, role: 'writer' });
      await model.complete(REQUEST);
      expect(server.requests.map((request) => request.modelId)).toEqual(['heron:1', 'reed-1']);
    });

    test('stops when the caller stops it, and asks nothing once it was stopped', async () => {
      const { model, server } = await open(() => ({ fault: 'hang' }));
      const stop = new AbortController();
      const asked = model.complete({ ...REQUEST, signal: stop.signal });
      stop.abort(new JobCancelled('The job was cancelled.'));
      await expect(asked).rejects.toThrow(new JobCancelled('The job was cancelled.'));
      const before = server.requests.length;
      await expect(model.complete({ ...REQUEST, signal: stop.signal })).rejects.toThrow(JobCancelled);
      expect(server.requests).toHaveLength(before);
    });
  });
}

async function outcomeOf(model: Model): Promise<{ readonly end: string }> {
  try {
    const reply: ModelReply<Answer> = await model.complete(REQUEST);
    expect(reply.value).toEqual(VALUE);
    expect(reply.usage.attempts).toBeLessThanOrEqual(4);
    return { end: 'ok' };
  } catch (error) {
    if (!isPlumblineError(error)) throw error;
    const shown = `${error.message} ${error.remedy ?? ''}`;
    for (const secret of [KEY, '127.0.0.1', SERVICE_TEXT, 'http', 'reed-1']) {
      expect(shown).not.toContain(secret);
    }
    return { end: error.name };
  }
}
