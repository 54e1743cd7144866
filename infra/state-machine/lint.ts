/** One breach of the subset of Amazon States Language that AWS and the local interpreter run alike. */
export interface Finding {
  readonly rule: Rule;
  /** Where: `States.RunSearches.ItemProcessor.States.RunSearch.Retry`. */
  readonly path: string;
  readonly message: string;
}

type Rule =
  | 'jsonpath-only'
  | 'no-distributed-map'
  | 'no-heartbeat'
  | 'no-timeout-path'
  | 'task-timeout'
  | 'task-resource'
  | 'task-retry-and-catch'
  | 'no-retry-of-many'
  | 'no-context-of-state'
  | 'map-context-in-selector'
  | 'no-negative-test'
  | 'no-root-result-path'
  | 'no-falsy-result'
  | 'no-path-filter'
  | 'no-wildcard-path'
  | 'map-item-selector'
  | 'unique-names'
  | 'state-name';

type Fields = Readonly<Record<string, unknown>>;
type Located = { readonly name: string; readonly state: Fields; readonly path: string };
type Check = (located: Located) => readonly Finding[];

/** All breaches in a definition. What AWS itself refuses is for a validator; this is about running alike. */
export function lintMachine(definition: Fields): readonly Finding[] {
  const states = statesOf(definition, '');
  const own = states.flatMap((located) => CHECKS.flatMap((check) => check(located)));
  return [...field('', definition, 'QueryLanguage'), ...own, ...repeatedNames(states)];
}

/** Every state with its path, those in Map and Parallel included. */
export function statesOf(machine: Fields, path: string): readonly Located[] {
  return Object.entries(fields(machine['States'])).flatMap(([name, value]) => {
    const state = fields(value);
    const at = `${path}States.${name}`;
    const branches = Array.isArray(state['Branches']) ? state['Branches'] : [];
    const nested = branches.flatMap((branch, index) => statesOf(fields(branch), `${at}.Branches[${index}].`));
    return [
      { name, state, path: at },
      ...nested,
      ...statesOf(fields(state['ItemProcessor']), `${at}.ItemProcessor.`),
    ];
  });
}

const REFUSED: Readonly<Record<string, { readonly rule: Rule; readonly message: string }>> = {
  QueryLanguage: { rule: 'jsonpath-only', message: 'is ignored locally' },
  Assign: { rule: 'jsonpath-only', message: 'is ignored locally' },
  Output: { rule: 'jsonpath-only', message: 'is ignored locally' },
  Arguments: { rule: 'jsonpath-only', message: 'is ignored locally' },
  Items: { rule: 'jsonpath-only', message: 'is ignored locally' },
  ItemReader: { rule: 'no-distributed-map', message: 'exists on AWS only' },
  ItemBatcher: { rule: 'no-distributed-map', message: 'exists on AWS only' },
  ResultWriter: { rule: 'no-distributed-map', message: 'exists on AWS only' },
  ToleratedFailureCount: { rule: 'no-distributed-map', message: 'exists on AWS only' },
  ToleratedFailureCountPath: { rule: 'no-distributed-map', message: 'exists on AWS only' },
  ToleratedFailurePercentage: { rule: 'no-distributed-map', message: 'exists on AWS only' },
  ToleratedFailurePercentagePath: { rule: 'no-distributed-map', message: 'exists on AWS only' },
  HeartbeatSeconds: { rule: 'no-heartbeat', message: 'is ignored locally' },
  HeartbeatSecondsPath: { rule: 'no-heartbeat', message: 'is ignored locally' },
  TimeoutSecondsPath: { rule: 'no-timeout-path', message: 'cannot be distinguished from a missing time-out' },
};

const RESOURCES: ReadonlySet<unknown> = new Set([
  'arn:aws:states:::lambda:invoke',
  'arn:aws:states:::lambda:invoke.waitForTaskToken',
]);

const CHECKS: readonly Check[] = [
  ({ state, path }) => Object.keys(REFUSED).flatMap((key) => field(path, state, key)),
  ({ state, path }) =>
    fields(fields(state['ItemProcessor'])['ProcessorConfig'])['Mode'] === 'DISTRIBUTED'
      ? [{ rule: 'no-distributed-map', path: `${path}.ItemProcessor`, message: 'must run INLINE' }]
      : [],
  ({ state, path }) =>
    state['Type'] === 'Task' && typeof state['TimeoutSeconds'] !== 'number'
      ? [{ rule: 'task-timeout', path, message: 'needs its own TimeoutSeconds' }]
      : [],
  ({ state, path }) =>
    state['Type'] === 'Task' && !RESOURCES.has(state['Resource'])
      ? [{ rule: 'task-resource', path, message: 'must invoke a function, with or without a task token' }]
      : [],
  ({ state, path }) =>
    state['Type'] === 'Task' && !(Array.isArray(state['Retry']) && Array.isArray(state['Catch']))
      ? [{ rule: 'task-retry-and-catch', path, message: 'must say what is retried and what is caught' }]
      : [],
  ({ state, path }) =>
    (state['Type'] === 'Map' || state['Type'] === 'Parallel') && state['Retry'] !== undefined
      ? [{ rule: 'no-retry-of-many', path, message: 'would run beside what is left of the first attempt' }]
      : [],
  ({ state, path }) =>
    state['ResultPath'] === '$'
      ? [{ rule: 'no-root-result-path', path, message: 'leave ResultPath out instead' }]
      : [],
  ({ state, path }) =>
    'Result' in state && !state['Result']
      ? [{ rule: 'no-falsy-result', path, message: 'a falsy Result is ignored locally' }]
      : [],
  ({ state, path }) =>
    state['Type'] === 'Map' && state['ItemSelector'] === undefined
      ? [{ rule: 'map-item-selector', path, message: 'must make its items objects' }]
      : [],
  ({ name, path }) =>
    /^[A-Za-z0-9-]{1,80}$/.test(name)
      ? []
      : [{ rule: 'state-name', path, message: 'takes letters, digits and hyphens, 80 at most' }],
  ({ state, path }) => leavesOf(state, path).flatMap(checkLeaf),
];

/** A scalar inside of a state, nested states left out. */
interface Leaf {
  readonly key: string;
  readonly value: unknown;
  readonly path: string;
}

function checkLeaf({ key, value, path }: Leaf): readonly Finding[] {
  if (/^Is[A-Z]/.test(key) && value === false) {
    return [{ rule: 'no-negative-test', path, message: 'is never true locally; use Not' }];
  }
  if (typeof value !== 'string' || !isExpression(key, value)) return [];
  const found = EXPRESSIONS.filter(({ pattern }) => pattern.test(value));
  const outside = /\$\$\.Map\b/.test(value) && !/\.ItemSelector\b/.test(path);
  return [
    ...found.map(({ rule, message }): Finding => ({ rule, path, message })),
    ...(outside
      ? [{ rule: 'map-context-in-selector', path, message: '$$.Map is there in ItemSelector only' } as const]
      : []),
  ];
}

const EXPRESSIONS: readonly { readonly pattern: RegExp; readonly rule: Rule; readonly message: string }[] = [
  {
    pattern: /\$\$\.(State|StateMachine|Execution\.Input)\b/,
    rule: 'no-context-of-state',
    message: 'is not in the local context object',
  },
  { pattern: /\?\(|\.\.|\(@/, rule: 'no-path-filter', message: 'filters and deep scans differ' },
  { pattern: /\[\*\]|\.\*/, rule: 'no-wildcard-path', message: 'differs when the list is empty' },
];

function isExpression(key: string, value: string): boolean {
  return value.startsWith('$') || (key.endsWith('.$') && value.startsWith('States.'));
}

function leavesOf(value: unknown, path: string, key = ''): readonly Leaf[] {
  if (Array.isArray(value)) {
    return value.flatMap((inner, index) => leavesOf(inner, `${path}[${index}]`, key));
  }
  if (typeof value !== 'object' || value === null) return [{ key, value, path }];
  return Object.entries(value)
    .filter(([name]) => name !== 'ItemProcessor' && name !== 'Branches')
    .flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`, name));
}

function field(path: string, state: Fields, key: string): readonly Finding[] {
  const refused = REFUSED[key];
  return refused && key in state ? [{ ...refused, path: path === '' ? key : `${path}.${key}` }] : [];
}

function repeatedNames(states: readonly Located[]): readonly Finding[] {
  return states
    .filter(({ name }, index) => states.findIndex((other) => other.name === name) < index)
    .map(({ path }) => ({ rule: 'unique-names', path, message: 'this name is taken in another machine' }));
}

function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
