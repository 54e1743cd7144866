import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { ToolOutput } from '#shared/api/tool-output.ts';
import { CORPUS, QUESTION, inFolder } from './run-command.ts';

const MAIN = fileURLToPath(new URL('../../cli/start.js', import.meta.url));

test('R7.5 an assistant starts the command, asks through it and gets its progress', async () => {
  await inFolder(async (folder) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [MAIN, 'mcp', '--data', folder, '--corpus', CORPUS],
      env: { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir(), SEARCH_PROVIDERS: 'corpus' },
      stderr: 'ignore',
    });
    await client.connect(transport);
    const notes: number[] = [];
    const answer = await client.callTool(
      { name: 'deep_research', arguments: { question: QUESTION, max_iterations: 1 } },
      undefined,
      { onprogress: ({ progress }) => notes.push(progress), timeout: 120_000 },
    );
    expect(ToolOutput.parse(answer.structuredContent).sources.length).toBeGreaterThan(0);
    expect(notes.length).toBeGreaterThanOrEqual(5);
    expect(notes).toEqual(notes.toSorted((one, other) => one - other));
    await client.close();
  });
}, 120_000);
