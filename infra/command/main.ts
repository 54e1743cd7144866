import { buildCommand } from './build-command.ts';

await buildCommand();
