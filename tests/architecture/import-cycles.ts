import type { Edge } from './imports.ts';

/** The rings of files that import one another, be it only at run time, each from its first file back to it. */
export function importCycles(edges: readonly Edge[]): readonly string[] {
  const targets = Map.groupBy(
    edges.filter(({ target }) => target !== undefined),
    ({ file }) => file,
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const { target = '' } of targets.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
