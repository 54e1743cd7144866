import { cpus } from 'node:os';

/** The machine a figure was measured on, in one line. */
export function describeMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${processors.length} cores, Node ${process.versions.node}`;
}
