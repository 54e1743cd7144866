import { defineMachine } from './definition.ts';
import { lintMachine } from './lint.ts';

const definition = defineMachine();
process.stdout.write(`${JSON.stringify(definition, null, 2)}\n`);
for (const { path, message } of lintMachine(definition)) {
  process.stderr.write(`${path}: ${message}\n`);
  process.exitCode = 1;
}
