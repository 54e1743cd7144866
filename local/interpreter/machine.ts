import type { StateMachine as Interpreter, StateMachineDefinition } from 'aws-local-stepfunctions';
import * as z from 'zod';
import { InvalidConfiguration } from '#shared/errors.ts';
import { StateMachine } from './library.ts';

const State = z.looseObject({
  Type: z.string(),
  Resource: z.string().optional(),
  TimeoutSeconds: z.number().optional(),
  Next: z.string().optional(),
  Default: z.string().optional(),
  Choices: z.array(z.looseObject({ Next: z.string() })).optional(),
  Catch: z.array(z.looseObject({ Next: z.string() })).optional(),
});
export type State = z.infer<typeof State>;

const Machine = z.looseObject({
  StartAt: z.string(),
  TimeoutSeconds: z.number().optional(),
  States: z.record(z.string(), State),
});
export type Machine = z.infer<typeof Machine>;

/** Reads a definition; what it means is left to the interpreter. */
export function readMachine(definition: unknown): Machine {
  const typed: unknown = JSON.parse(JSON.stringify(definition), (_key, value: unknown) =>
    withTypeTest(value),
  );
  return Machine.parse(typed);
}

export function stateAt(machine: Machine, name: string): State {
  const state = machine.States[name];
  if (state) return state;
  throw new InvalidConfiguration(`The state machine has no state "${name}".`);
}

/** All Task states, those inside of Map and Parallel included, by name. */
export function tasksOf(machine: Machine): ReadonlyMap<string, State> {
  const found = new Map<string, State>();
  for (const [name, state] of Object.entries(machine.States)) {
    if (state.Type === 'Task') found.set(name, state);
    for (const inner of machinesIn(state)) for (const task of tasksOf(inner)) found.set(...task);
  }
  return found;
}

/** True when running the state again costs nothing: it only moves or compares data. */
export function isPure(state: State): boolean {
  return !['Task', 'Map', 'Parallel', 'Wait'].includes(state.Type);
}

/** True of a Task that somebody outside of the machine ends, by its token. */
export function waitsForToken(state: State): boolean {
  return state.Resource?.endsWith('.waitForTaskToken') === true;
}

/**
 * The machine of one state: where the state goes next is a Task that says which way was taken.
 * Running the whole machine as a row of these lets the caller write down each transition before it is made.
 */
export function machineOf(name: string, state: State): Interpreter {
  const alone = {
    ...state,
    ...(state.Next === undefined ? {} : { Next: exitTo(state.Next) }),
    ...(state.Default === undefined ? {} : { Default: exitTo(state.Default) }),
    ...(state.Choices ? { Choices: state.Choices.map(throughExit) } : {}),
    ...(state.Catch ? { Catch: state.Catch.map(throughExit) } : {}),
  };
  const exits = targetsOf(state).map((target) => [exitTo(target), EXIT] as const);
  const definition = { StartAt: name, States: { [name]: alone, ...Object.fromEntries(exits) } };
  return new StateMachine(trusted(definition), { validationOptions: { noValidate: true } });
}

export function targetsOf(state: State): readonly string[] {
  const named = [state.Next, state.Default, ...(state.Choices ?? []).map((choice) => choice.Next)];
  const all = [...named, ...(state.Catch ?? []).map((catcher) => catcher.Next)];
  return [...new Set(all.filter((target) => target !== undefined))];
}

/** Names cannot collide: a state's name holds no colon. */
export function exitTo(target: string): string {
  return `exit:${target}`;
}

const ORDERED = [
  { operator: /^Numeric(Less|Greater)/, test: 'IsNumeric' },
  { operator: /^String(Less|Greater)/, test: 'IsString' },
  { operator: /^Timestamp/, test: 'IsTimestamp' },
] as const;

/** AWS never matches a value of another type; the interpreter compares as JavaScript does, so the type is tested first. */
function withTypeTest(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('Variable' in value)) return value;
  const { Next, ...comparison } = { Next: undefined, ...value };
  const ordered = ORDERED.find(({ operator }) => Object.keys(comparison).some((key) => operator.test(key)));
  if (!ordered) return value;
  const tested = { And: [{ Variable: value.Variable, [ordered.test]: true }, comparison] };
  return Next === undefined ? tested : { ...tested, Next };
}

const EXIT = { Type: 'Task', Resource: 'exit', TimeoutSeconds: 60, End: true };

function throughExit<Rule extends { readonly Next: string }>(rule: Rule): Rule {
  return { ...rule, Next: exitTo(rule.Next) };
}

function machinesIn(state: State): readonly Machine[] {
  const branches = Array.isArray(state['Branches']) ? state['Branches'] : [];
  return [...branches, state['ItemProcessor']]
    .map((inner) => Machine.safeParse(inner))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []));
}

/** Definitions are validated by tests, with the official schema; the interpreter takes them as they are. */
function trusted(definition: object): StateMachineDefinition {
  if (isDefinition(definition)) return definition;
  throw new InvalidConfiguration('The state machine has no states.');
}

function isDefinition(value: object): value is StateMachineDefinition {
  return 'StartAt' in value && 'States' in value;
}
