import type { McpCommandOptions } from '../mcp.ts';
import type { ServeCommandOptions } from '../serve.ts';
import type { PreflightCommandOptions } from '../preflight.ts';
import type { SetupOptions } from '../setup.ts';
import { SHELLS, type Shell } from '../completion.ts';
import { type Registry, collect, corpusOption, local, modelOption, placed, wholeNumber } from './registry.ts';

/** The commands that get the program ready, and let others ask it. */
export function addService(registry: Registry): void {
  addServe(registry);
  addMcp(registry);
  addPreflight(registry);
  addSetup(registry);
  addCompletion(registry);
}

function addServe({ program, world, finish }: Registry): void {
  local(program.command('serve'))
    .description('Serve the viewer and the HTTP API on this machine')
    .option('--port <n>', 'the port', wholeNumber(0, 65_535))
    .addOption(corpusOption())
    .addOption(modelOption())
    .allowExcessArguments(false)
    .action(async (options: ServeCommandOptions) => {
      finish(await (await import('../serve.ts')).serveUntilInterrupted(options, world));
    });
}

function addMcp({ program, world, finish }: Registry): void {
  placed(program.command('mcp'))
    .description('Offer the research as tools to an assistant, by the Model Context Protocol')
    .addOption(corpusOption())
    .addOption(modelOption())
    .allowExcessArguments(false)
    .action(async (options: McpCommandOptions) => {
      finish(await (await import('../mcp.ts')).serveMcp(options, world));
    });
}

function addPreflight({ program, world, finish }: Registry): void {
  local(program.command('preflight'))
    .description('Look whether everything is there that research needs, and say what to do where it is not')
    .addOption(modelOption())
    .option('--no-call', 'ask no model, not even one small thing')
    .option('--json', 'print the findings as JSON', false)
    .allowExcessArguments(false)
    .action(async (options: PreflightCommandOptions) => {
      finish(await (await import('../preflight.ts')).runPreflight(options, world));
    });
}

function addSetup({ program, world, finish }: Registry): void {
  program
    .command('setup')
    .description('Write the settings into .env: asks for them, or takes them from --set')
    .option('--set <name=value>', 'a setting; without a terminal the only way (repeatable)', collect, [])
    .option('--file <path>', 'the file to write')
    .allowExcessArguments(false)
    .action(async (options: SetupOptions) => {
      finish(await (await import('../setup.ts')).setUp(options, world));
    });
}

function addCompletion({ program, world, finish }: Registry): void {
  program
    .command('completion')
    .description('Print what makes a shell complete the commands')
    .addArgument(program.createArgument('<shell>', 'the shell').choices([...SHELLS]))
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      `
Example:
  plumbline completion bash > ~/.local/share/bash-completion/completions/plumbline
  plumbline completion zsh > ~/.zfunc/_plumbline
  plumbline completion fish > ~/.config/fish/completions/plumbline.fish`,
    )
    .action(async (shell: Shell) => {
      const { renderCompletion } = await import('../completion.ts');
      world.terminal.out.write(renderCompletion(program, shell));
      finish(0);
    });
}
