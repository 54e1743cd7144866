/** The prefix of what callers do; what those do who look after the service is below /v1/admin, for a gateway to guard. */
export const JOBS_PATH = '/v1/research/jobs';

export type HttpMethod = 'DELETE' | 'GET' | 'POST';

export interface RouteDefinition {
  readonly method: HttpMethod;
  /** `{jobId}` stands for one path segment. */
  readonly path: string;
}

/** Every route of the API, by name. */
export const ROUTES = {
  submitJob: { method: 'POST', path: JOBS_PATH },
  listJobs: { method: 'GET', path: JOBS_PATH },
  getJob: { method: 'GET', path: `${JOBS_PATH}/{jobId}` },
  eraseJob: { method: 'DELETE', path: `${JOBS_PATH}/{jobId}` },
  eraseJobs: { method: 'DELETE', path: JOBS_PATH },
  getPlan: { method: 'GET', path: `${JOBS_PATH}/{jobId}/plan` },
  getResult: { method: 'GET', path: `${JOBS_PATH}/{jobId}/result` },
  getSources: { method: 'GET', path: `${JOBS_PATH}/{jobId}/sources` },
  getEvidence: { method: 'GET', path: `${JOBS_PATH}/{jobId}/evidence` },
  getEvents: { method: 'GET', path: `${JOBS_PATH}/{jobId}/events` },
  replyToJob: { method: 'POST', path: `${JOBS_PATH}/{jobId}/reply` },
  confirmDelivery: { method: 'POST', path: `${JOBS_PATH}/{jobId}/delivered` },
  cancelJob: { method: 'POST', path: `${JOBS_PATH}/{jobId}/cancel` },
  listAllJobs: { method: 'GET', path: '/v1/admin/jobs' },
  getQueueSummary: { method: 'GET', path: '/v1/research/queue/summary' },
} as const satisfies Readonly<Record<string, RouteDefinition>>;

export type RouteName = keyof typeof ROUTES;

/** The path of a route for one job. */
export function pathTo(name: RouteName, jobId = ''): string {
  return ROUTES[name].path.replace('{jobId}', () => encodeURIComponent(jobId));
}

export interface RouteMatch {
  readonly name: RouteName;
  readonly jobId: string;
}

/** The route of a request, or the methods that its path knows (none: the path is unknown). */
export function matchRoute(method: string, path: string): RouteMatch | { readonly allow: readonly string[] } {
  const found = entries().flatMap(([name, route]) => {
    const jobId = matchPath(route.path, path);
    return jobId === undefined ? [] : [{ name, method: route.method, jobId }];
  });
  const match = found.find((one) => one.method === method);
  return match ? { name: match.name, jobId: match.jobId } : { allow: found.map((one) => one.method) };
}

function entries(): readonly (readonly [RouteName, RouteDefinition])[] {
  return Object.keys(ROUTES)
    .filter(isRouteName)
    .map((name) => [name, ROUTES[name]] as const);
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name);
}

/** The job id in a path of this template (empty where the template has none); undefined when it does not fit. */
function matchPath(template: string, path: string): string | undefined {
  const wanted = template.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const position = wanted.indexOf('{jobId}');
  const fits = wanted.every((segment, index) => index === position || segment === given[index]);
  if (!fits) return undefined;
  return position === -1 ? '' : given[position];
}
