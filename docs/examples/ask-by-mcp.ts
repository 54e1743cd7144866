// Asks through the Model Context Protocol: node docs/examples/ask-by-mcp.ts "your question" [http://127.0.0.1:4380/mcp]
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const [question = 'How does the AWS CDK encrypt S3 buckets by default?', url = 'http://127.0.0.1:4380/mcp'] =
  process.argv.slice(2);
const client = new Client({ name: 'example', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(url)));
const { structuredContent } = await client.callTool(
  { name: 'deep_research', arguments: { question } },
  undefined,
  {
    onprogress: ({ progress, message }) => console.error(`${Math.round(progress * 100)} % ${message ?? ''}`),
    resetTimeoutOnProgress: true,
  },
);
console.log(JSON.stringify(structuredContent, undefined, 2));
await client.close();
