/** Commands of the pages that the test of documented commands does not run: why, and by the pages' own words which. */
export const RUN_ELSEWHERE: readonly { readonly why: string; readonly commands: readonly RegExp[] }[] = [
  {
    why: 'they are the suite itself, or run it',
    commands: [
      /^npm ci && npm test$/u,
      /^npm test$/u,
      /^npm run (?:check|lint|format|types)$/u,
      /^npm run test:step -- digest-source$/u,
      /^npx vitest run /u,
    ],
  },
  {
    why: 'a test of its own runs it: examples, mcp, bundle, command, package, template, docs',
    commands: [
      /^npm run (?:examples|bundle|synth|docs)$/u,
      /^npm run build:(?:package|command)/u,
      /^npx plumbline mcp$/u,
    ],
  },
  {
    why: 'it installs from a registry, or takes a program from there',
    commands: [/^npm (?:ci|link)$/u, /^npm ci && npm start$/u, /^npx -y @modelcontextprotocol/u],
  },
  {
    why: 'it takes minutes to hours: it changes the code and runs the suite on each change, or the stack in an emulator, or these tests themselves',
    commands: [
      /^npm run mutate(?:$| )/u,
      /^npm run mutate:requirements(?:$| )/u,
      /^npm run test:(?:aws|browser|sweep)$/u,
    ],
  },
  {
    why: 'it needs data sets that are not kept here',
    commands: [/^npm run bench -- --data /u, /^npm run fit(?::\w+)?(?:$| -- --data DIR$)/u],
  },
  {
    why: 'it writes pictures into the checkout, with a browser',
    commands: [/^npm run (?:timeline|pictures|screens|lighthouse)(?:$| -- --record$)/u],
  },
  {
    why: 'it needs an account of AWS; the stack is deployed to an emulator by npm run test:aws',
    commands: [/(?:^|\n)(?:aws|npx cdk|URL=|curl -s "\$)/u],
  },
  {
    why: 'a command by its name alone, told of and not told to be run',
    commands: [/^npm run (?:-s )?[\w:-]+ -- "…"$/u, /^npm run research$/u, /^npx plumbline schedule add$/u],
  },
];
