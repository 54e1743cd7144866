import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ATTEMPT_SECONDS } from '#shared/domain/webhook-schedule.ts';
import { secretContext } from '#shared/domain/webhook.ts';
import { attemptsDuring } from '#tests/support/connection-attempts.ts';
import { type DeliverWorld, SECRET, openDelivery } from './deliver-world.ts';
import { type Receiver, startReceiver } from './receiver.ts';

let receiver: Receiver;
let world: DeliverWorld;
beforeEach(async () => {
  receiver = await startReceiver();
  world = await openDelivery({ environment: { WEBHOOK_ALLOW: receiver.place } });
});
afterEach(async () => receiver.close());

/** A receiver's library holds the time of a request against its own clock. */
function verifiedAt(secret: string, at: number): (index: number) => unknown {
  return (index) => {
    const request = receiver.received[index];
    const real = Date.now;
    Date.now = () => at;
    try {
      return new Webhook(secret).verify(request?.body ?? '', request?.headers ?? {});
    } finally {
      Date.now = real;
    }
  };
}

describe('a webhook', () => {
  test('R7.7 is signed so that the library of the standard verifies it', async () => {
    await world.endpoint({ url: receiver.url });
    await world.end('job-1');
    await world.deliver();
    const body = verifiedAt(SECRET, world.clock.now())(0);
    expect(body).toMatchObject({
      type: 'research.job.cancelled',
      data: { jobId: 'job-1', links: { job: '/v1/research/jobs/job-1' } },
    });
    expect(receiver.received[0]?.headers['webhook-id']).toBe(world.published[0]?.id);
    expect(await world.deliveries()).toMatchObject([{ status: 'delivered', tries: 1 }]);
  });

  test('is signed with the old and the new secret while it is replaced, and then with the new alone', async () => {
    const endpoint = await world.endpoint({ url: receiver.url });
    const now = world.clock.now();
    const seal = async (secret: string): Promise<string> =>
      world.ports.sealer?.seal(secret, secretContext(endpoint)) ?? '';
    const fresh = `whsec_${Buffer.from('another secret').toString('base64')}`;
    const until = new Date(now + 60_000).toISOString();
    const secrets = [{ sealed: await seal(fresh) }, { sealed: await seal(SECRET), until }];
    await world.ports.webhooks.replace(endpoint, { ...endpoint, secrets });
    await world.end('job-1');
    await world.deliver();
    for (const secret of [SECRET, fresh]) {
      expect(verifiedAt(secret, world.clock.now())(0)).toMatchObject({ type: 'research.job.cancelled' });
    }
    world.clock.moveBy(60_001);
    await world.end('job-2');
    await world.deliver();
    expect(verifiedAt(fresh, world.clock.now())(1)).toMatchObject({ data: { jobId: 'job-2' } });
    expect(() => verifiedAt(SECRET, world.clock.now())(1)).toThrow('No matching signature');
  });

  test('goes to endpoints of the same owner that want its type, and to no other', async () => {
    await world.endpoint({ webhookId: 'mine', url: receiver.url });
    await world.endpoint({ webhookId: 'hers', url: receiver.url, owner: 'she' });
    await world.endpoint({ webhookId: 'theirs', url: receiver.url, tenantId: 'other' });
    await world.endpoint({ webhookId: 'done', url: receiver.url, types: ['research.job.completed'] });
    await world.endpoint({ webhookId: 'off', url: receiver.url, status: 'disabled' });
    await world.end('job-1');
    await world.deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await world.deliveries('mine')).toHaveLength(1);
  });

  test('says in words what happened where the receiver is Slack', async () => {
    const linked = await openDelivery({
      environment: { WEBHOOK_ALLOW: receiver.place, PUBLIC_URL: 'https://research.example/' },
    });
    await linked.endpoint({ url: receiver.url, format: 'slack' });
    await linked.end('job-1');
    await linked.deliver();
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
      text: 'Research <https://research.example/v1/research/jobs/job-1|job-1> ended as cancelled.',
    });
  });
});

describe('a receiver', () => {
  /** Delivers whenever something is due, and notes after how many seconds each request came. */
  const deliverAll = async (): Promise<readonly number[]> => {
    const first = world.clock.now();
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const count = receiver.received.length;
      const { next } = await world.deliver();
      if (receiver.received.length > count) times.push((world.clock.now() - first) / 1000);
      if (next === undefined) break;
      world.clock.moveBy(next - world.clock.now());
    }
    return times;
  };

  test('that answers 500 is tried ten times over a day, each time a little later than planned', async () => {
    receiver.answer((response) => response.writeHead(500).end());
    await world.endpoint({ url: receiver.url });
    await world.end('job-1');
    const times = await deliverAll();
    expect(times).toHaveLength(ATTEMPT_SECONDS.length);
    for (const [index, planned] of ATTEMPT_SECONDS.entries()) {
      const gap = planned - (ATTEMPT_SECONDS[index - 1] ?? 0);
      expect(times[index]).toBeGreaterThanOrEqual(planned);
      expect(times[index]).toBeLessThanOrEqual(planned + gap * 0.1 + 0.01);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await world.deliveries()).toMatchObject([
      { status: 'failed', tries: 10, attempts: Array.from(times, () => ({ httpStatus: 500 })) },
    ]);
  });

  test('that asks to be left alone for a while is', async () => {
    receiver.answer((response) => response.writeHead(503, { 'retry-after': '3600' }).end());
    await world.endpoint({ url: receiver.url });
    await world.end('job-1');
    const begin = world.clock.now();
    expect((await world.deliver()).next).toBe(begin + 3_600_000);
  });

  test('that is gone is not asked again, and its endpoint is disabled', async () => {
    receiver.answer((response) => response.writeHead(410).end());
    const endpoint = await world.endpoint({ url: receiver.url });
    await world.end('job-1');
    expect((await world.deliver()).next).toBeUndefined();
    expect(await world.deliveries()).toMatchObject([{ status: 'failed', tries: 1 }]);
    expect(await world.ports.webhooks.get(endpoint)).toMatchObject({ status: 'disabled' });
  });

  test('that redirects is not followed, and is tried again', async () => {
    const other = await startReceiver();
    receiver.answer((response) => response.writeHead(301, { location: other.url }).end());
    await world.endpoint({ url: receiver.url });
    await world.end('job-1');
    expect((await world.deliver()).next).toBeGreaterThan(world.clock.now());
    expect(other.received).toEqual([]);
    expect(await world.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ httpStatus: 301 }] }]);
    await other.close();
  });

  test('that does not answer in time has failed, and is tried again', async () => {
    receiver.answer(() => undefined);
    const hasty = await openDelivery({
      environment: { WEBHOOK_ALLOW: receiver.place, WEBHOOK_TIMEOUT_SECONDS: '0.2' },
    });
    await hasty.endpoint({ url: receiver.url });
    await hasty.end('job-1');
    expect((await hasty.deliver()).next).toBeGreaterThan(hasty.clock.now());
    const [delivery] = await hasty.deliveries();
    expect(delivery).toMatchObject({ status: 'pending', tries: 1 });
    expect(delivery?.attempts[0]?.failure).toContain('did not answer within 0.2 seconds');
  });

  test('whose name leads to a private address by now is not connected to', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const rebinding = await openDelivery({
      resolve: async () => (answers.shift() ?? ['10.0.0.1']).map((address) => ({ address, family: 4 })),
    });
    const url = 'https://rebinding.example/hook';
    await rebinding.ports.poster?.check(url);
    await rebinding.endpoint({ url });
    await rebinding.end('job-1');
    const attempts = await attemptsDuring(async () => void (await rebinding.deliver()));
    expect(attempts).toEqual([]);
    const [delivery] = await rebinding.deliveries();
    expect(delivery?.attempts[0]?.failure).toContain('public addresses alone');
  });
});
