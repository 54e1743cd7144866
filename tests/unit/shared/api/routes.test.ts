import { expect, test } from 'vitest';
import { createClient } from '#shared/api/client.ts';
import { matchRoute, pathTo, routeEntries } from '#shared/api/routes.ts';

test.each([
  ['POST', '/v1/research/jobs', 'submitJob'],
  ['GET', '/v1/research/jobs', 'listJobs'],
  ['GET', '/v1/research/jobs/j-1', 'getJob'],
  ['GET', '/v1/research/jobs/j-1/plan', 'getPlan'],
  ['GET', '/v1/research/jobs/j-1/result', 'getResult'],
  ['GET', '/v1/research/jobs/j-1/sources', 'getSources'],
  ['GET', '/v1/research/jobs/j-1/events', 'getEvents'],
  ['POST', '/v1/research/jobs/j-1/reply', 'replyToJob'],
  ['POST', '/v1/research/jobs/j-1/cancel', 'cancelJob'],
  ['GET', '/v1/research/queue/summary', 'getQueueSummary'],
  ['GET', '/v1/openapi.json', 'getOpenApi'],
])('R7.1 %s %s is %s', (method, path, name) => {
  expect(matchRoute(method, path)).toMatchObject({ name });
});

test('a path with another method names those that it takes, and an unknown one none', () => {
  expect(matchRoute('PUT', '/v1/research/jobs')).toEqual({ allow: ['POST', 'GET', 'DELETE'] });
  expect(matchRoute('GET', '/v1/research')).toEqual({ allow: [] });
});

test('the id of a job stands in its path as one part', () => {
  expect(pathTo('getJob', { jobId: 'a/b' })).toBe('/v1/research/jobs/a%2Fb');
});

test('a path that ends in a slash, or has nothing where a name belongs, is no route of any method', () => {
  for (const [name, { method, path }] of routeEntries()) {
    expect(matchRoute(method, `${path}/`), name).toEqual({ allow: [] });
    if (!path.includes('{')) continue;
    expect(matchRoute(method, path.replaceAll(/\{\w+\}/g, '')), name).toEqual({ allow: [] });
  }
});

test.each(['', '.', '..'])('a client sends nothing for an id that is “%s”', async (id) => {
  const sent: string[] = [];
  const client = createClient(async ({ path }) => {
    sent.push(path);
    return { status: 200, body: '{}' };
  });
  const named = routeEntries().filter(([, { path }]) => path.includes('{'));
  const asked = [
    client.erase(id),
    client.get(id),
    client.cancel(id),
    client.report(id),
    client.resultText(id, 'md'),
    client.events(id, { after: 0, waitSeconds: 0 }),
    ...named.map(async ([name, { path }]) =>
      client.callText(name, {
        params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [String(key), id])),
      }),
    ),
    client.callText('eraseJob', {}),
  ];
  const answers = await Promise.allSettled(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(answers[0]).toMatchObject({ reason: { name: 'InvalidInput', field: 'jobId' } });
  expect(sent).toEqual([]);
});
