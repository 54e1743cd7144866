/** Classes of shared/errors.ts with the family they belong to and the name they bear. */
export interface ErrorClass {
  readonly className: string;
  readonly family: string;
  readonly name: string | undefined;
}

const CLASS = /^export class (\w+) extends (\w+) \{\n([\s\S]*?)^\}/gm;
const NAME = /^ {2}override readonly name = '(\w+)' as const;$/m;

export function errorClasses(source: string): readonly ErrorClass[] {
  return [...source.matchAll(CLASS)].map(([, className = '', family = '', body = '']) => ({
    className,
    family,
    name: NAME.exec(body)?.[1],
  }));
}

/** A minifier renames classes, and the state machine matches on the name: it must be a literal, and the same. */
export function errorNameProblems(classes: readonly ErrorClass[]): readonly string[] {
  return classes
    .filter(({ className, name }) => className !== name)
    .map(({ className, name }) => `The error ${className} is named ${name ?? 'by no literal'}.`);
}

const OF_AWS = /^(?:States|Lambda)\.\w+$/;

/** Every error name that Retry, Catch, Fail and Pass states of a definition speak of. */
export function namesInMachine(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(namesInMachine);
  if (typeof node !== 'object' || node === null) return [];
  const matched =
    'ErrorEquals' in node && Array.isArray(node.ErrorEquals) ? node.ErrorEquals.map(String) : [];
  const raised = 'Error' in node && 'Cause' in node && !('Type' in node) ? [String(node.Error)] : [];
  return [...matched, ...raised, ...Object.values(node).flatMap(namesInMachine)];
}

export function unknownNames(names: readonly string[], classes: readonly ErrorClass[]): readonly string[] {
  const known = new Set(classes.map((one) => one.name));
  return [...new Set(names)].filter((name) => !OF_AWS.test(name) && !known.has(name));
}
