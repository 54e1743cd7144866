import { TOOL_FORMS } from '#shared/api/tool-schema.ts';
import { eventSchemas } from '#shared/domain/outgoing-schemas.ts';
import { defineMachine } from '../state-machine/definition.ts';
import { PLOTS } from './benchmark-plots.ts';
import { CONFIGURATION_PAGES } from './configuration.ts';
import { renderMachine } from './machine-picture.ts';
import { ROUTE_PAGES, renderErrors } from './route-table.ts';
import { renderSteps } from './step-table.ts';

/** A document that is made, wholly or in part, from what the code says. */
export interface GeneratedDocument {
  readonly file: string;
  /** The document as it should be, given the document as it is. */
  readonly render: (current: string) => string;
}

export const GENERATED: readonly GeneratedDocument[] = [
  ...CONFIGURATION_PAGES.map(({ file, text }) => ({ file, render: () => text })),
  { file: 'docs/architecture/state-machine.md', render: withSteps },
  ...ROUTE_PAGES.map(({ file, table }) => ({
    file,
    render: (current: string) => replacePart(current, 'routes', table),
  })),
  { file: 'docs/api/errors.md', render: (current) => replacePart(current, 'errors', renderErrors()) },
  ...PLOTS,
  ...eventSchemas('draft-2020-12').map(({ type, schema }) => ({
    file: `docs/schemas/${type}.json`,
    render: () => toJson(schema),
  })),
  ...Object.entries(TOOL_FORMS).map(([name, form]) => ({
    file: `docs/tools/deep_research.${name}.json`,
    render: () => toJson(form),
  })),
];

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function withSteps(current: string): string {
  const picture = ['```mermaid', renderMachine(defineMachine()), '```'].join('\n');
  return replacePart(replacePart(current, 'state machine', picture), 'step table', renderSteps());
}

/** Replaces what stands between the marks of a part. */
function replacePart(current: string, name: string, text: string): string {
  const begin = `<!-- ${name}: made by npm run docs -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, rest] = current.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The document lacks ${begin} … ${end}.`);
  return `${before}${begin}\n${text}\n${end}${after}`;
}
