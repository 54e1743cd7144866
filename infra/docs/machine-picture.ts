type Fields = Readonly<Record<string, unknown>>;

/** The end that every Catch leads to and that would hide the rest of the picture. */
const COMMON_CATCH = 'FailJob';

/** A state machine as a Mermaid flowchart: tasks as boxes, choices as diamonds, Map and Parallel as frames. */
export function renderMachine(definition: Fields): string {
  const lines = ['flowchart TD', `  Start((start)) --> ${text(definition['StartAt'])}`];
  return [...lines, ...indent(statesOf(definition))].join('\n');
}

function statesOf(machine: Fields): readonly string[] {
  return Object.entries(fields(machine['States'])).flatMap(([name, value]) => stateOf(name, fields(value)));
}

function stateOf(name: string, state: Fields): readonly string[] {
  return [...shapeOf(name, state), ...edgesOf(name, state)];
}

function shapeOf(name: string, state: Fields): readonly string[] {
  const parts = [state['ItemProcessor'], ...list(state['Branches'])].filter((part) => part !== undefined);
  if (parts.length > 0) return frameOf(name, parts.map(fields), state['Type'] === 'Map');
  if (state['Type'] === 'Choice') return [`${name}{"${name}"}`];
  if (state['Type'] === 'Task') return [`${name}["${name}"]`];
  return [`${name}(["${name}"])`];
}

function frameOf(name: string, parts: readonly Fields[], isMap: boolean): readonly string[] {
  const title = isMap ? `${name}: each item` : `${name}: side by side`;
  return [`subgraph ${name} ["${title}"]`, ...indent(parts.flatMap(statesOf)), 'end'];
}

function edgesOf(name: string, state: Fields): readonly string[] {
  const choices = list(state['Choices'])
    .map(fields)
    .map((choice) => `${name} -->|"${conditionOf(choice)}"| ${text(choice['Next'])}`);
  const otherwise = state['Default'] === undefined ? [] : [`${name} -->|else| ${text(state['Default'])}`];
  const next = state['Next'] === undefined ? [] : [`${name} --> ${text(state['Next'])}`];
  return [...choices, ...otherwise, ...next, ...catchesOf(name, state)];
}

function catchesOf(name: string, state: Fields): readonly string[] {
  return list(state['Catch'])
    .map(fields)
    .filter((one) => one['Next'] !== COMMON_CATCH)
    .map((one) => `${name} -.->|"${list(one['ErrorEquals']).map(text).join(', ')}"| ${text(one['Next'])}`);
}

/** `wave.queryCount > 0`, `cursor.purpose is revision`; a condition that is true is shown by its name. */
function conditionOf(choice: Fields): string {
  const path = text(choice['Variable']).replace('$.', '');
  if (choice['BooleanEquals'] === true) return path;
  if (choice['NumericGreaterThan'] !== undefined) return `${path} > ${text(choice['NumericGreaterThan'])}`;
  const [operator, value] = Object.entries(choice).find(([key]) => !['Variable', 'Next'].includes(key)) ?? [];
  return operator === 'StringEquals' ? `${path} is ${text(value)}` : `${path} ${operator} ${text(value)}`;
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
