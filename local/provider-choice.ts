import { isReachable } from '#shared/adapters/search/reachability.ts';
import type { Config } from '#shared/config.ts';
import { titleOfProvider } from '#shared/domain/automatic-providers.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { ChooseProviders, ProviderChoice } from '#shared/ports/provider-choice.ts';

export interface ChoiceOptions {
  readonly config: Config;
  /** Searched when they can be reached; all others of the configuration are searched anyway. */
  readonly optional: ReadonlySet<string>;
  readonly clock: Clock;
  readonly note: (message: string) => void;
}

const PATIENCE_MILLISECONDS = 1500;
const LASTS_MILLISECONDS = 60_000;

/** Asks the services of `auto` whether they are there: for the first job, and again for jobs a minute later. */
export function createProviderChoice(options: ChoiceOptions): ChooseProviders {
  const { clock, note } = options;
  let lastMessage = '';
  const look = async (): Promise<ProviderChoice> => {
    const choice = await lookAround(options);
    const message = describe(choice.unreachable);
    if (message !== lastMessage && message !== '') note(message);
    lastMessage = message;
    return choice;
  };
  let known: { readonly at: number; readonly choice: Promise<ProviderChoice> } | undefined;
  return async () => {
    if (known === undefined || clock.now() - known.at > LASTS_MILLISECONDS) {
      known = { at: clock.now(), choice: look() };
    }
    return known.choice;
  };
}

async function lookAround({ config, optional }: ChoiceOptions): Promise<ProviderChoice> {
  const { providers } = config.search;
  const urls: Readonly<Record<string, string | undefined>> = config.baseUrl;
  const found = await Promise.all(
    providers.map(async (name) => {
      const url = optional.has(name) ? urls[name] : undefined;
      return url === undefined || (await isReachable(url, PATIENCE_MILLISECONDS));
    }),
  );
  return {
    providers: providers.filter((_, index) => found[index]),
    unreachable: providers.filter((_, index) => !found[index]),
  };
}

function describe(unreachable: readonly string[]): string {
  if (unreachable.length === 0) return '';
  const names = unreachable.map(titleOfProvider);
  const last = names.at(-1) ?? '';
  const all = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
  return `Not reached, and so not searched: ${all}.`;
}
