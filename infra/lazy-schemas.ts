/** A constant of a module up to the end of its statement, behind which the next begins or nothing. */
const CONSTANT =
  /^(?<head>(?:export )?const \w+(?:: [^=\n]+)? = )(?<value>(?:z\b|[A-Z]\w*\.)[\s\S]*?);$(?=\n(?:\n|[A-Za-z/@])|\n?(?![\s\S]))/gmu;
/** What may hold a bracket that is none. */
const LITERAL =
  /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|\/\/.*|\/\*[\s\S]*?\*\/|(?<=[(,:[]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/gu;
/** Stands for a call and what it is given. */
const CALL = '!';
const INNERMOST = /\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/gu;
const CHAIN = /^(?<first>\w+)(?:\.\w+!?)*\.(?<last>\w+)!$/u;

/** Calls that give a schema, and that no other thing has which a constant may be made of. */
const OF_A_SCHEMA = 'extend safeExtend omit pick partial array optional readonly'.split(' ');
const OF_ZOD = new Set([
  ...OF_A_SCHEMA,
  ...'object strictObject looseObject tuple record partialRecord union discriminatedUnion intersection'.split(
    ' ',
  ),
  ...'enum literal string number boolean int unknown undefined url datetime preprocess lazy strict loose refine'.split(
    ' ',
  ),
  ...'superRefine transform pipe default prefault catch nullable nullish brand describe min max length'.split(
    ' ',
  ),
  ...'regex positive nonnegative trim required'.split(' '),
]);

/**
 * A module whose schemas are built when something is first asked of them, by `lazySchema` of `helper`. Whatever is not
 * certainly a schema stays as it is.
 */
export function withLazySchemas(source: string, helper: string): string {
  const changed = source.replaceAll(CONSTANT, (statement, ...groups: readonly unknown[]) => {
    const [head, value] = groups;
    return isSchema(String(value))
      ? `${String(head)}/* @__PURE__ */ lazySchema(() => ${String(value)});`
      : statement;
  });
  return changed === source ? source : `import { lazySchema } from ${JSON.stringify(helper)};\n${changed}`;
}

/** Whether a value is a chain of calls, the last of which gives a schema. */
function isSchema(value: string): boolean {
  const { first, last = '' } = CHAIN.exec(outline(value))?.groups ?? {};
  return first === 'z' ? OF_ZOD.has(last) : first !== undefined && OF_A_SCHEMA.includes(last);
}

/** Without what stands in brackets: `z.object(…).strict(…)`. */
function outline(value: string): string {
  let left = value.replaceAll(LITERAL, '_').replaceAll(/\s/gu, '');
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(INNERMOST, (part) => (part.startsWith('(') ? CALL : '_'));
  }
  return left;
}
