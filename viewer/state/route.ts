/** Where one is; all of it stands in the address, so that it outlives a reload and can be sent. */
export type Route =
  | { readonly page: 'ask' }
  | { readonly page: 'jobs' }
  | { readonly page: 'failures' }
  | { readonly page: 'folder' }
  | { readonly page: 'batches' }
  | { readonly page: 'batch'; readonly batchId: string }
  | { readonly page: 'standing' }
  | { readonly page: 'standing-question'; readonly standingId: string; readonly run: string | undefined }
  | { readonly page: 'job'; readonly jobId: string }
  | { readonly page: 'trace'; readonly jobId: string }
  | { readonly page: 'report'; readonly jobId: string; readonly quote: string | undefined }
  | { readonly page: 'compare'; readonly first: string; readonly second: string | undefined }
  | { readonly page: 'nothing' };

const JOB_ID = /^[A-Za-z0-9-]{1,80}$/u;
const QUOTE = /^\d+-\d+$/u;

/** `#/jobs/ID/report/2-1` is quote 1 of source 2 in the report of a job. */
export function readRoute(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/u, '')
    .split('/')
    .filter((part) => part !== '');
  const [head = '', id = '', page = '', quote = ''] = parts;
  if (head === '') return { page: 'ask' };
  if (head === 'failures' || head === 'folder') return { page: head };
  if ((head === 'jobs' || head === 'batches' || head === 'standing') && id === '') return { page: head };
  if (!JOB_ID.test(id)) return { page: 'nothing' };
  if (head === 'compare') return { page: 'compare', first: id, second: JOB_ID.test(page) ? page : undefined };
  if (head === 'batches' && page === '') return { page: 'batch', batchId: id };
  if (head === 'standing' && quote === '')
    return { page: 'standing-question', standingId: id, run: JOB_ID.test(page) ? page : undefined };
  if (head !== 'jobs') return { page: 'nothing' };
  if (page === '') return { page: 'job', jobId: id };
  if (page === 'trace') return { page: 'trace', jobId: id };
  if (page === 'report') return { page: 'report', jobId: id, quote: QUOTE.test(quote) ? quote : undefined };
  return { page: 'nothing' };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'ask':
    case 'nothing':
      return '#/';
    case 'job':
      return `#/jobs/${route.jobId}`;
    case 'trace':
      return `#/jobs/${route.jobId}/trace`;
    case 'report':
      return `#/jobs/${route.jobId}/report${route.quote === undefined ? '' : `/${route.quote}`}`;
    case 'batch':
      return `#/batches/${route.batchId}`;
    case 'standing-question':
      return `#/standing/${route.standingId}${route.run === undefined ? '' : `/${route.run}`}`;
    case 'compare':
      return `#/compare/${route.first}${route.second === undefined ? '' : `/${route.second}`}`;
    default:
      return `#/${route.page}`;
  }
}
