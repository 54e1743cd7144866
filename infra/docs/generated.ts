import { defineMachine } from '../state-machine/definition.ts';
import { renderConfiguration } from './configuration.ts';
import { renderMachine } from './machine-picture.ts';

/** A document that is made, wholly or in part, from what the code says. */
export interface GeneratedDocument {
  readonly file: string;
  /** The document as it should be, given the document as it is. */
  readonly render: (current: string) => string;
}

const BEGIN = '<!-- state machine: made by npm run docs -->';
const END = '<!-- end of state machine -->';

export const GENERATED: readonly GeneratedDocument[] = [
  { file: 'docs/configuration.md', render: () => renderConfiguration() },
  { file: 'docs/architecture.md', render: withPicture },
];

function withPicture(current: string): string {
  const [before, rest] = current.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The document lacks ${BEGIN} … ${END}.`);
  const picture = ['```mermaid', renderMachine(defineMachine()), '```'].join('\n');
  return `${before}${BEGIN}\n${picture}\n${END}${after}`;
}
