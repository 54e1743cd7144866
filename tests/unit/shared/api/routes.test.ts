import { expect, test } from 'vitest';
import { matchRoute, pathTo } from '#shared/api/routes.ts';

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
