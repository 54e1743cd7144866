import type { Settings } from '../domain/settings.ts';

type Group = keyof Settings;
type Parse = (text: string) => unknown;

export interface Variable {
  readonly group: Group;
  readonly field: string;
  readonly fallback: string | undefined;
  readonly parse: Parse;
  /** What a right value looks like, for the error message and the docs. */
  readonly hint: string;
  readonly meaning: string;
  /** The name that a seed document gives this setting, where one does. */
  readonly seedName?: string;
}

export const number: Parse = (text) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text);
export const flag: Parse = (text) =>
  ({ true: true, '1': true, false: false, '0': false })[text.trim().toLowerCase()] ?? text;
export const word: Parse = (text) => text.trim();
/** What is no JSON stays text, which the schema then refuses. */
export const json: Parse = (text) => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
};
export const list: Parse = (text) =>
  text.trim() === 'none'
    ? []
    : text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');

export function setting<G extends Group>(
  group: G,
  field: keyof Settings[G] & string,
  rest: Omit<Variable, 'group' | 'field'>,
): Variable {
  return { group, field, ...rest };
}

export const whole = (
  fallback: string,
  meaning: string,
  seedName?: string,
): Omit<Variable, 'group' | 'field'> => ({
  fallback,
  parse: number,
  hint: `a whole number, such as ${fallback}`,
  meaning,
  ...(seedName === undefined ? {} : { seedName }),
});
export const text = (
  fallback: string | undefined,
  hint: string,
  meaning: string,
): Omit<Variable, 'group' | 'field'> => ({
  fallback,
  parse: word,
  hint,
  meaning,
});

/** By the name of the environment variable. */
export type Variables = Readonly<Record<string, Variable>>;
