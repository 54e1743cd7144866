import { serviceOf } from '#shared/domain/services.ts';
import { ProviderRefused, ServiceUnavailable, Throttled, UnreadableSource } from '#shared/errors.ts';
import { type ServiceOptions, askService } from '../ask-service.ts';
import { parseServiceReply, shownReason } from '#shared/adapters/search/read-json.ts';
import { Failure } from './replies.ts';

const WIKIPEDIA = serviceOf('wikipedia');

/** The value of a reply of `api.php`. Throws an error that comes with status 200 as what it is. */
export async function askWikipedia(
  options: ServiceOptions,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
  const reply = await askService(WIKIPEDIA, options, {
    path: '/api.php',
    parameters: { ...parameters, format: 'json', formatversion: '2' },
    perSecond: 5,
    answers: [403],
  });
  if (reply.status === 403) {
    throw new ProviderRefused('Wikipedia does not answer callers who give no contact.', {
      remedy: 'Set CONTACT_EMAIL to an address that Wikipedia may write to.',
    });
  }
  const value = parseServiceReply('Wikipedia', reply);
  const failure = Failure.safeParse(value);
  if (failure.success) throw refusal(failure.data.error);
  return value;
}

function refusal({ code, info }: { readonly code: string; readonly info: string }): Error {
  if (/^(?:nosuch(?:rev|page|section)|missingtitle|permissiondenied|invalidtitle)/u.test(code)) {
    return new UnreadableSource('Wikipedia has no such article.');
  }
  if (/ratelimited|throttled|too-many/u.test(code))
    return new Throttled('Wikipedia asks for fewer requests.');
  if (/maxlag|readonly|internal_api|busy|timeout|search-error|backend|unavailable/u.test(code)) {
    return new ServiceUnavailable('Wikipedia cannot answer at the moment.');
  }
  return new ProviderRefused(`Wikipedia refused the request: ${shownReason(info === '' ? code : info)}.`);
}
