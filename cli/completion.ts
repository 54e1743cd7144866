import type { Command, Option } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** One command as a shell completes it. */
interface Completed {
  readonly names: readonly string[];
  readonly description: string;
  readonly options: readonly CompletedOption[];
  readonly words: readonly string[];
}

interface CompletedOption {
  readonly flag: string;
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** The script that makes a shell complete commands, options and their values, from the commands themselves. */
export function renderCompletion(program: Command, shell: Shell): string {
  const commands = program.commands.map(toCompleted);
  return RENDERERS[shell](program.name(), commands);
}

const RENDERERS: Readonly<Record<Shell, (name: string, commands: readonly Completed[]) => string>> = {
  bash: renderBash,
  zsh: renderZsh,
  fish: renderFish,
};

/** A command of several has their names as its words, and the options of all of them. */
function toCompleted(command: Command): Completed {
  const parts = [command, ...command.commands];
  const options = parts.flatMap((part) => part.options.map(toOption));
  return {
    names: [command.name(), ...command.aliases()],
    description: command.description(),
    options: [...new Map([...options, HELP].map((option) => [option.flag, option])).values()],
    words: [
      ...command.commands.map((part) => part.name()),
      ...command.registeredArguments.flatMap((argument) => argument.argChoices ?? wordsFor(argument.name())),
    ],
  };
}

/** What stands for a job without its id. */
function wordsFor(argument: string): readonly string[] {
  return argument === 'job' ? ['last'] : [];
}

const HELP: CompletedOption = { flag: '--help', description: 'show help', takesValue: false, choices: [] };

function toOption({ long, description, required, optional, argChoices = [] }: Option): CompletedOption {
  return { flag: long ?? '', description, takesValue: required || optional, choices: argChoices };
}

function renderBash(name: string, commands: readonly Completed[]): string {
  const cases = commands.map(({ names, options, words }) => {
    const flags = options.map(({ flag }) => flag).join(' ');
    return `    ${names.join('|')}) flags="${flags}" words="${words.join(' ')}" ;;`;
  });
  const values = valued(commands).map(({ flag, choices }) =>
    choices.length === 0
      ? `    ${flag}) COMPREPLY=($(compgen -f -- "$current")); return ;;`
      : `    ${flag}) COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$current")); return ;;`,
  );
  return `# bash completion of ${name}
_${name}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" flags words
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.flatMap(({ names }) => names).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "$before" in
${values.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$current")); return ;;
  esac
  case "$words" in
    "") COMPREPLY=($(compgen -f -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
  esac
}
complete -o filenames -F _${name} ${name}
`;
}

function renderZsh(name: string, commands: readonly Completed[]): string {
  const rows = commands.flatMap(({ names, description }) =>
    names.map((one) => `    '${one}:${quoteZsh(description)}'`),
  );
  const cases = commands.map(({ names, options, words }) => {
    const flags = options.map(
      ({ flag, description, takesValue, choices }) =>
        `        '*${flag}[${quoteZsh(description)}]${takesValue ? `:value:${choices.length === 0 ? '_files' : `(${choices.join(' ')})`}` : ''}'`,
    );
    const rest = words.length === 0 ? `        '*:file:_files'` : `        '*:word:(${words.join(' ')})'`;
    return [`      ${names.join('|')}) _arguments \\`, [...flags, rest].join(' \\\n'), '        ;;'].join(
      '\n',
    );
  });
  return `#compdef ${name}
_${name}() {
  local -a commands
  commands=(
${rows.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
if [ "\${funcstack[1]}" = "_${name}" ]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}

function renderFish(name: string, commands: readonly Completed[]): string {
  const all = commands.flatMap(({ names }) => names).join(' ');
  const lines = commands.flatMap(({ names, description, options, words }) => {
    const within = `-n '__fish_seen_subcommand_from ${names.join(' ')}'`;
    return [
      ...names.map(
        (one) =>
          `complete -c ${name} -f -n 'not __fish_seen_subcommand_from ${all}' -a ${one} -d '${quoteFish(description)}'`,
      ),
      ...(words.length === 0 ? [] : [`complete -c ${name} ${within} -f -a '${words.join(' ')}'`]),
      ...options.map(({ flag, description: meaning, takesValue, choices }) => {
        const value = choices.length > 0 ? ` -x -a '${choices.join(' ')}'` : takesValue ? ' -r' : '';
        return `complete -c ${name} ${within} -l ${flag.replace('--', '')}${value} -d '${quoteFish(meaning)}'`;
      }),
    ];
  });
  return `# fish completion of ${name}\n${lines.join('\n')}\n`;
}

/** Options with a value, each once; where commands give one other values, all of them. */
function valued(commands: readonly Completed[]): readonly { flag: string; choices: readonly string[] }[] {
  const options = commands.flatMap((command) => command.options).filter(({ takesValue }) => takesValue);
  return [...Map.groupBy(options, ({ flag }) => flag)].map(([flag, same]) => ({
    flag,
    choices: [...new Set(same.flatMap(({ choices }) => choices))],
  }));
}

function quoteZsh(text: string): string {
  return text.replaceAll("'", '’').replaceAll(/[[\]:]/gu, (sign) => `\\${sign}`);
}

function quoteFish(text: string): string {
  return text.replaceAll("'", '’');
}
