import { defineMachine } from './definition.ts';

process.stdout.write(`${JSON.stringify(defineMachine(), null, 2)}\n`);
