/** What the text of a file must not hold. `code` is JavaScript without comments and types. */
export interface SourceRule {
  readonly name: string;
  readonly appliesTo: (file: string) => boolean;
  readonly finds: RegExp;
  readonly remedy: string;
}

const inProduct = (file: string): boolean => /^(?:shared|functions|local|cli|viewer|infra)\//.test(file);
const inSharedOrFunctions = (file: string): boolean =>
  /^(?:shared|functions)\//.test(file) && !file.startsWith('shared/adapters/');
const isDeterministic = (file: string): boolean =>
  /^(?:shared\/(?:domain|text)|functions\/steps)\//.test(file);

const CODE_RULES: readonly SourceRule[] = [
  {
    name: 'environment',
    appliesTo: (file) => inProduct(file) && file !== 'shared/config.ts',
    finds: /\bprocess\.env\b|\benv\b[^;]*\bfrom\s+["']node:process["']/,
    remedy: 'Read settings through shared/config.ts.',
  },
  {
    name: 'environment of a test',
    // What runs in a process of its own may do as it likes.
    appliesTo: (file) => /^tests\/(?:unit|contract|workflow)\//.test(file),
    finds: /\bprocess\.env\s*=(?!=)|\bprocess\.env(?:\.\w+|\[[^\]]*\])\s*=(?!=)/,
    remedy: 'Use vi.stubEnv, and undo it in an afterEach: files of tests share a process.',
  },
  {
    name: 'network',
    appliesTo: inSharedOrFunctions,
    finds: /(?:\bglobalThis\.|(?<![.\w$'"`/-]))fetch\s*[(,;)]/,
    remedy: 'Reach the network through a port; fetch lives in shared/adapters.',
  },
  {
    name: 'clock',
    appliesTo: isDeterministic,
    finds: /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\.now\b/,
    remedy: 'Ask ports.clock.',
  },
  {
    name: 'chance',
    appliesTo: isDeterministic,
    finds: /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b|\bgetRandomValues\b/,
    remedy: 'Ask ports.ids, or seed a generator of your own.',
  },
  {
    name: 'unnamed error',
    appliesTo: inSharedOrFunctions,
    finds: /\bthrow new (?:Error|TypeError|RangeError)\b/,
    remedy: 'Throw a class of shared/errors.ts.',
  },
  {
    name: 'behaviour',
    appliesTo: (file) => file.startsWith('shared/ports/'),
    finds: /\b(?:const|let|var|function|class)\b|=>|\bexport\s*(?:default\b|\{|\*)/,
    remedy: 'Ports are interfaces; schemas belong to shared/domain, behaviour to shared/research.',
  },
];

export function codeProblems(file: string, code: string): readonly string[] {
  return CODE_RULES.flatMap((rule) => {
    const found = rule.appliesTo(file) ? rule.finds.exec(code) : null;
    return found ? [`${file} has ${found[0].trim()} (${rule.name}). ${rule.remedy}`] : [];
  });
}

const LINES = 250;
/** Tests are lists of cases, and fixtures lists of data. */
const TEST_LINES = 400;
const REASON = /\/[/*]+ Longer than \d+ lines: \S/;

/** Long files that may be so, with the reason; others say it in a comment, "Longer than 250 lines: ...". */
const LONG_FILES: Readonly<Record<string, string>> = {
  'infra/state-machine/definition.ts': 'the state machine is read as a whole, from the top to its ends',
  'shared/config.ts': 'one row per setting',
};

export function lengthProblems(file: string, source: string): readonly string[] {
  const limit = file.startsWith('tests/') ? TEST_LINES : LINES;
  const lines = source.split('\n').length - 1;
  if (lines <= limit || file in LONG_FILES || REASON.test(source)) return [];
  return [`${file} has ${lines} lines and no comment "Longer than ${limit} lines: ..." with the reason.`];
}

/** Put together, so that this file does not hold what it looks for. */
const REGISTRIES = [
  ['registry', 'npmjs', 'org'],
  ['npm', 'pkg', 'github', 'com'],
  ['registry', 'yarnpkg', 'com'],
  ['pypi', 'org'],
].map((labels) => labels.join('.'));
const REGISTRY_KINDS =
  /\b[\w.-]*(?:artifactory|codeartifact|nexus|verdaccio)[\w.-]*\.(?:com|org|net|io|local|internal)\b/i;
const MACHINE_PATH = /(?:^|[\s'"`(=:])\/(?:work|root|home|Users|mnt)\/[\w.-]+/m;

export function traceProblems(file: string, text: string): readonly string[] {
  const host = REGISTRIES.find((one) => text.includes(one)) ?? REGISTRY_KINDS.exec(text)?.[0];
  const path = MACHINE_PATH.exec(text)?.[0].trim();
  return [
    ...(host === undefined ? [] : [`${file} names the registry host ${host}.`]),
    ...(path === undefined ? [] : [`${file} names a path of someone's machine: ${path}.`]),
  ];
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Dependencies that are not pinned to one version. */
export function pinProblems(groups: readonly Readonly<Record<string, string>>[]): readonly string[] {
  return groups
    .flatMap((group) => Object.entries(group))
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name} is not pinned: ${version}.`);
}
