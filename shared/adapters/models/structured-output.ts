import { jsonrepair } from 'jsonrepair';
import type * as z from 'zod';
import type { JsonSchema } from './portable-schema.ts';
import { parseJson } from '#shared/text/parse-json.ts';

export type Parsed<Value> =
  | { readonly value: Value }
  /** What is wrong with the answer, as one would say it to its author. */
  | { readonly problem: string };

const PROBLEMS_SHOWN = 5;
const PROBLEM_LENGTH = 200;

/** Asks for JSON in words, for models that take no schema. */
export function describeSchema(schema: JsonSchema): string {
  return [
    'Answer with one JSON object and nothing else: no words around it, no code fence.',
    'It fits this JSON Schema (null stands for what is not there):',
    JSON.stringify(schema),
  ].join('\n');
}

/** What the model is sent when its answer could not be used. */
export function describeProblem(problem: string): string {
  return `Your last answer to this could not be used: ${problem} Answer again and in full, as one JSON object.`;
}

/**
 * Reads an answer: thoughts and prose around the JSON are cut off, small faults of its syntax mended, and the schema
 * has the last word. An answer that breaks off is never mended: what is missing would be missing without a sign.
 */
export function parseModelReply<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): Parsed<z.infer<Schema>> {
  const json = readJson(text);
  if ('problem' in json) return json;
  const strict = schema.safeParse(json.value);
  if (strict.success) return { value: strict.data };
  const pruned = schema.safeParse(withoutNulls(json.value, strict.error.issues));
  return pruned.success ? { value: pruned.data } : { problem: problemOf(pruned.error) };
}

function readJson(text: string): Parsed<unknown> {
  const answer = text.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/u, '').trim();
  if (answer === '') return { problem: 'it was empty.' };
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  if (start < 0) return { problem: 'it holds no JSON object.' };
  const slice = answer.slice(start, Math.max(start, end) + 1);
  const exact = parseJson(slice);
  if (exact !== undefined) return { value: exact };
  if (breaksOff(slice, answer.slice(end + 1))) return { problem: 'it breaks off before its end.' };
  return mend(slice);
}

function mend(text: string): Parsed<unknown> {
  try {
    return { value: JSON.parse(jsonrepair(text)) };
  } catch {
    // jsonrepair and JSON.parse throw for nothing else than text that is no JSON.
    return { problem: 'its JSON has syntax errors.' };
  }
}

/** Whether braces are open at the end, or a string is that goes on behind the last brace. */
function breaksOff(slice: string, rest: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < slice.length; at += 1) {
    const character = slice[at];
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && (character === '{' || character === '[')) depth += 1;
    else if (!isInString && (character === '}' || character === ']')) depth -= 1;
  }
  return isInString ? rest.replaceAll('`', '').trim() !== '' : depth > 0;
}

/** Models give null for what is not there; where the schema does not know null, the property goes. */
function withoutNulls(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const paths = new Set(issues.flatMap((issue) => pathsOf(issue, [])));
  return prune(value, '', paths);
}

function pathsOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): readonly string[] {
  const path = [...above, ...issue.path];
  const inner = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  return [path.map((part) => `/${String(part)}`).join(''), ...inner.flatMap((one) => pathsOf(one, path))];
}

function prune(value: unknown, path: string, paths: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one, index) => prune(one, `${path}/${index}`, paths));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, one]) => one !== null || !paths.has(`${path}/${key}`));
  return Object.fromEntries(kept.map(([key, one]) => [key, prune(one, `${path}/${key}`, paths)] as const));
}

function problemOf(error: z.ZodError): string {
  const problems = error.issues.slice(0, PROBLEMS_SHOWN).map((issue) => {
    const place = issue.path.length === 0 ? 'the answer' : issue.path.join('.');
    return `${place}: ${issue.message}`.slice(0, PROBLEM_LENGTH);
  });
  return `it does not fit the schema (${problems.join('; ')}).`;
}
