import type { ModelProvider } from '#shared/domain/settings/model-settings.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface McpCommandOptions extends PlaceOptions {
  readonly corpus: readonly string[];
  readonly model?: ModelProvider;
}

/** A client that waits this long for one call would have given up long before. */
const PATIENCE_MILLISECONDS = 900_000;

/** Speaks the Model Context Protocol over standard input and output until its client leaves. */
export async function serveMcp(options: McpCommandOptions, world: SessionWorld): Promise<ExitCode> {
  const asked = { ...sessionOptions(options, world), corpusFolders: options.corpus, model: options.model };
  return withSession({ ...asked, purpose: 'research' }, world, async ({ client }) => {
    const { createMcpServer } = await import('#shared/mcp/server.ts');
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const server = createMcpServer({ client, patienceMilliseconds: PATIENCE_MILLISECONDS });
    const left = Promise.withResolvers<undefined>();
    process.stdin.once('end', () => left.resolve(undefined));
    world.interrupted.addEventListener('abort', () => left.resolve(undefined), { once: true });
    await server.connect(new StdioServerTransport());
    await left.promise;
    await server.close();
    return EXIT_CODES.answered;
  });
}
