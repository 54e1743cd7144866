import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '#shared/api/http-client.ts';
import { type ScriptedModel, startScriptedModel } from '../support/scripted-model.ts';
import { SMALL } from '../workflow/models/model-world.ts';
import { respond } from '../workflow/models/responder.ts';
import { type Site, openSite } from './check-site.ts';
import { type Shell, openShell } from './documented/shell.ts';
import { SHOWN } from './documented/shown-commands.ts';
import {
  ALONE,
  BESIDE_A_SERVER,
  type Expected,
  LAST,
  LISTENING,
  SERVERS,
} from './documented/what-they-print.ts';
import { CORPUS } from './run-command.ts';

// Whole runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const QUESTION = 'What is the default size of the disk buffer of Tern?';
const DOCUMENTATION = /in the AWS CDK\?"$/u;
/** Each once: what asks the reader's own question is the same whatever the page calls that. */
const texts = [
  ...new Map(
    SHOWN.map(({ text }) => [text.replace('"your question"', '"question"'), text] as const),
  ).values(),
];

let shell: Shell;
let model: ScriptedModel;
let site: Site;
let address = '';
/** Where nobody listens yet. */
let receiver = '';

beforeAll(async () => {
  model = await startScriptedModel(respond());
  receiver = await freeAddress();
  site = await openSite();
  shell = await openShell({
    FETCH_ALLOW: site.host,
    SEARCH_PROVIDERS: 'corpus',
    CORPUS_FOLDERS: CORPUS,
    ...SMALL,
    MAX_ITERATIONS: '1',
    PORT: '0',
    WEBHOOK_ALLOW: [model.openaiBaseUrl, receiver].map((url) => new URL(url).host).join(','),
    KEY: 'a-key',
    AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.bedrockEndpoint,
  });
  await writeFile(join(shell.folder, 'draft.md'), draft());
});
afterAll(async () => {
  await shell.close();
  await site.close();
  await model.close();
});

async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
}

/** The text that docs/check.md shows the findings of. */
function draft(): string {
  return [
    `By default the memory buffer of Tern holds 64 MB [1](${site.url('facts')}).`,
    `The disk buffer of Tern holds 3 GB by default [1](${site.url('facts')}).`,
    `Gulls nest on cliffs [2](${site.url('gone')}).`,
  ].join('\n\n\n');
}

/** A command with what the pages leave to the reader filled in; other programs' servers are loopback stand-ins. */
function filledIn(text: string): string {
  return (
    text
      .replaceAll(/^(?:ollama|vllm) .*\n/gmu, '')
      .replaceAll(
        /https?:\/\/(?:localhost:11434|127\.0\.0\.1:11434|127\.0\.0\.1:8000|openrouter\.ai\/api)\/v1/gu,
        model.openaiBaseUrl,
      )
      .replaceAll(
        /http:\/\/127\.0\.0\.1:4380|https:\/\/\w+\.execute-api\.[\w.-]+\/live|\bADDRESS\b/gu,
        address,
      )
      .replaceAll(/(?<=ask )"(?:your )?question"/gu, `"${QUESTION}"`)
      .replaceAll(/https:\/\/hooks\.(?:slack\.com|example\.org)/gu, new URL(model.openaiBaseUrl).origin)
      .replace(/^node docs\/examples\/ask-by-mcp\.ts .*$/u, `$& ${address}/mcp`)
      .replaceAll(/\bJOB\b/gu, 'last')
      // What is kept under one name by several pages.
      .replaceAll(/\bbuffer$|(?<=--standing )buffer/gmu, `buffer-${texts.indexOf(text)}`)
  );
}

async function runAsShown(text: string, { out, err, code = 0 }: Expected): Promise<void> {
  // The documentation of the installed packages is asked as it is by default; the others ask a small corpus.
  const asksDocumentation = DOCUMENTATION.test(text);
  const ran = await shell.run(`${asksDocumentation ? 'cd "$ROOT"\n' : ''}${filledIn(text)}`, {
    ...(asksDocumentation ? { CORPUS_FOLDERS: '' } : {}),
    URL: address,
    PLUMBLINE_ENV_FILE: text.includes(' setup --set ') ? `${shell.folder}/.env` : 'none',
  });
  expect({ code: ran.code, err: ran.err }).toEqual({ code, err: ran.code === code ? ran.err : '' });
  expect(ran.out).toMatch(out);
  if (err) expect(ran.err).toMatch(err);
}

/** The commands of the pages that a list expects, in its order. */
function commandsOf<Item extends Pick<Expected, 'command'>>(
  list: readonly Item[],
): readonly { readonly text: string; readonly expected: Item }[] {
  return list.flatMap((expected) =>
    texts.filter((text) => expected.command.test(text)).map((text) => ({ text, expected })),
  );
}

describe('the commands that the pages show', () => {
  test.each(commandsOf(ALONE))('alone: $text', async ({ text, expected }) => runAsShown(text, expected));

  // That one closes at Ctrl-C is shown of the command by research.test.ts, too.
  test.each(SERVERS)('%s says where it serves', async (text) => {
    const server = await shell.begin(text, /curl .*\n/u);
    address = /http:\/\/127\.0\.0\.1:\d+/u.exec(server.printed)?.[0] ?? '';
    expect(await (await fetch(`${address}/v1/health`)).json()).toMatchObject({ status: 'ok' });
    // The data folder belongs to one at a time.
    if (text !== SERVERS.at(-1)) expect(await server.stop()).toBe(0);
  });

  test.each(commandsOf(BESIDE_A_SERVER))('beside a server: $text', async ({ text, expected }) =>
    runAsShown(text, expected),
  );

  test.each(commandsOf(LISTENING))('beside a server: $text', async ({ text, expected }) => {
    const client = connect({ url: address, send: fetch });
    const body = { url: receiver, types: ['research.job.completed'] } as const;
    const { secret } = await client.call('createWebhook', { body });
    await client.submit({ question: QUESTION, fresh: true });
    const filled = text.replace('whsec_...', secret);
    const listener = await shell.begin(filled, expected.out, { PORT: new URL(receiver).port });
    await listener.stop();
  });

  test.each(commandsOf(LAST))('at last: $text', async ({ text, expected }) => runAsShown(text, expected));
});
