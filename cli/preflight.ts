import type { ModelProvider } from '#shared/domain/settings/model-settings.ts';
import type { Finding } from '#shared/api/session.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';
import { hang, printableLine } from './text-layout.ts';
import { withFailuresShown } from './with-session.ts';
import type { World } from './world.ts';

export interface PreflightCommandOptions {
  readonly data?: string;
  readonly model?: ModelProvider;
  /** Whether a model may be asked one small thing. */
  readonly call: boolean;
  readonly json: boolean;
}

/** Says of everything that research needs whether it is there, and what to do where it is not. */
export async function runPreflight(
  options: PreflightCommandOptions,
  world: Pick<World, 'terminal' | 'preflight' | 'logFailure'>,
): Promise<ExitCode> {
  const { terminal, preflight } = world;
  return withFailuresShown(options.data, world, async () => {
    const findings = await preflight({
      dataFolder: options.data,
      model: options.model,
      asksModel: options.call,
      onFinding: (finding) => {
        if (!options.json) terminal.out.write(renderFinding(finding, terminal));
      },
    });
    if (options.json) terminal.out.write(`${JSON.stringify(findings, undefined, 2)}\n`);
    else terminal.out.write(`\n${conclude(findings)}\n`);
    return findings.some(({ state }) => state === 'fails') ? EXIT_CODES.environment : EXIT_CODES.answered;
  });
}

const SIGNS = {
  works: ['✓', 'green'],
  warns: ['!', 'yellow'],
  fails: ['✗', 'red'],
} as const;

const WIDTH = 17;

function renderFinding({ about, state, text, remedy }: Finding, { out }: Terminal): string {
  const [sign, style] = SIGNS[state];
  const [first = '', ...rest] = hang(' '.repeat(WIDTH + 2), printableLine(text), out.columns);
  const begun = `${out.paint(style, sign)} ${about.padEnd(WIDTH)}${first.slice(WIDTH + 2)}`;
  const lines =
    remedy === undefined ? [] : hang(`${' '.repeat(WIDTH + 2)}→ `, printableLine(remedy), out.columns);
  return `${[begun, ...rest, ...lines].join('\n')}\n`;
}

function conclude(findings: readonly Finding[]): string {
  const failed = findings.filter(({ state }) => state === 'fails').map(({ about }) => about);
  if (failed.length > 0) return `Not ready: ${failed.join(', ')}.`;
  const warned = findings.filter(({ state }) => state === 'warns').map(({ about }) => about);
  return warned.length === 0 ? 'Ready.' : `Ready, though without: ${warned.join(', ')}.`;
}
