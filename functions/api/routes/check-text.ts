import { InvalidInput } from '#shared/errors.ts';
import { checkText } from '#shared/research/check/check-text.ts';
import { readInTime } from '#shared/research/check/read-in-time.ts';
import { readCited } from '#shared/research/check/read-cited.ts';
import { renderCheckHtml } from '#shared/research/check/render-html.ts';
import { renderCheckMarkdown } from '#shared/research/check/render-markdown.ts';
import { htmlToCitedText } from '#shared/text/cited-text/html-links.ts';
import { readCitedText } from '#shared/text/cited-text/read-cited-text.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson, answerBody } from '../api-response.ts';
import { type Forms, chooseFormat } from '../negotiate.ts';
import { admitSubmission } from '../submission-limit.ts';
import { refuseChecks } from './refuse-checks.ts';

const FORMS: Forms<'json' | 'md' | 'html'> = [
  { name: 'json', type: 'application/json' },
  { name: 'md', type: 'text/markdown' },
  { name: 'html', type: 'text/html' },
];
/** Addresses that one text may have read. */
const MOST_SOURCES = 100;
/** What is left of the time for an answer to hold the sentences against what was read. */
const JUDGING_MILLISECONDS = 5000;

/** Holds a text against the pages that it cites, which are read and archived; files are not read for a caller. */
export async function checkCitedText(request: ApiRequest<'checkText'>): Promise<ApiResponse> {
  const { ports, caller, body } = request;
  const { pages } = ports;
  if (pages === undefined) return refuseChecks();
  const form = chooseFormat(FORMS, { accept: request.headers.get('accept') });
  const text = body.form === 'html' ? htmlToCitedText(body.text) : body.text;
  refuseMany(text);
  const { headers, refusal } = await admitSubmission(request, ports.ids.next());
  if (refusal) return refusal;
  const checked = await checkText(
    { name: body.name, text, tenantId: caller.tenantId, now: new Date(ports.clock.now()).toISOString() },
    {
      archive: ports.archive,
      read: readInTime(
        async (url) => readCited(url, { pages, fullTexts: ports.fullTexts }),
        request.patienceMilliseconds - JUDGING_MILLISECONDS,
      ),
    },
    ignore,
  );
  if (form === 'json') return answerJson(checked, 200, headers);
  const answer =
    form === 'html'
      ? answerBody(renderCheckHtml(checked), 'text/html; charset=utf-8')
      : answerBody(renderCheckMarkdown(checked), 'text/markdown; charset=utf-8');
  return { ...answer, headers: { ...headers, ...answer.headers } };
}

function refuseMany(text: string): void {
  const count = new Set(readCitedText(text).flatMap(({ urls }) => urls)).size;
  if (count <= MOST_SOURCES) return;
  throw new InvalidInput(
    `The text cites ${count} addresses; at most ${MOST_SOURCES} are read for one check.`,
    {
      field: 'text',
      remedy: 'Check it in parts.',
    },
  );
}

function ignore(): void {}
