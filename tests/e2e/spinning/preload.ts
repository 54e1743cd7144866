import { registerHooks } from 'node:module';

/**
 * For a process that begins with it, threads included: for a question on a single event, reading `limits.md` never ends, as
 * it may be with an unlucky pattern on an unlucky document. `SPIN_SECONDS` is the time limit of that step, where it is given.
 * A thread counts as silent after one second, not five: here none is late to answer but one that spins, which is waited for in
 * each test.
 */
const seconds = process.env['SPIN_SECONDS'];

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    const change = Object.entries(CHANGES).find(([path]) => url.endsWith(path))?.[1];
    if (change === undefined || !(loaded.source instanceof Uint8Array)) return loaded;
    return { ...loaded, source: change(Buffer.from(loaded.source).toString()) };
  },
});

const CHANGES: Readonly<Record<string, (source: string) => string>> = {
  '/functions/steps/fetch-source/handler.ts': (source) =>
    `import { writeSync } from 'node:fs';
     ${source.replace('export const handler', 'const read')}
     export const handler = async (event, context) => {
       const { question } = await context.ports.jobs.get(event);
       const { url } = await context.ports.research.get(event, 'SOURCE', event.sourceId);
       if (question.includes('single event') && url.includes('limits.md')) {
         writeSync(2, 'spins\\n');
         /^(?:a|a)+$/u.test(\`\${'a'.repeat(200)}!\`);
       }
       return read(event, context);
     };`,
  '/shared/domain/steps.ts': (source) =>
    source.replace(/(?<=FetchSource: [\s\S]*?timeoutSeconds: )\d+/u, (usual) => seconds ?? usual),
  '/local/thread/thread-life.ts': (source) => source.replace(/(?<=SILENT_MILLISECONDS = )\d+/u, '1000'),
};
