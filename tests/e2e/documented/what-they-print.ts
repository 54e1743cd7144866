import { CHROMIUM } from '../../browser/browser.ts';

/** What a command of the pages is expected to print, where it is run: alone, or beside `npm start`. */
export interface Expected {
  readonly command: RegExp;
  /** What standard output is like; of several commands of a block, of all together. */
  readonly out: RegExp;
  readonly err?: RegExp;
  /** 0 unless said. */
  readonly code?: number;
}

const ANSWER = /^Answered/mu;

/** In the order in which somebody would give them; what asks for a job finds those of the commands before it. */
export const ALONE: readonly Expected[] = [
  {
    command: /^npm ci && npx plumbline ask "Which encryption does an SQS queue/u,
    out: /^Answered.*By default queues are encrypted using SSE-SQS\..* \[1\].*^Sources\n\[1\] /msu,
    err: /Write .* verified, 0 dropped/u,
  },
  {
    command: /^npx plumbline ask "How is data encrypted at rest across S3/u,
    out: /^\[2\] .*^Trust$/msu,
  },
  {
    command: /^npx plumbline ask "your question" --corpus/u,
    out: /^Answered.*\[1\].*releases\/version-4\.md/msu,
  },
  {
    command: /^npx plumbline ask "(?:your )?question" --json$/u,
    out: /^\{\n {2}"trace_id".*"answer".*"checklist_coverage"/msu,
  },
  {
    command: /^npx plumbline list$/u,
    out: /^\w{9} {2}(?:just now|\d+ min ago) +(?:answered|in part) +What is the default size/mu,
  },
  { command: /^npx plumbline export last --as bibtex$/u, out: /^@misc\{\w+,\n {2}title = \{/mu },
  {
    command: /^npx plumbline export last --as bibtex --out/u,
    out: /references\.bib\n.*\.docx\n$/u,
  },
  {
    command: /^npx plumbline check draft\.md$/u,
    out: /^✗ line 4, not borne out\n.*^ {2}- the figure 3 does not stand there.*^✗ line 7, source gone\n.*^1 of 3 sentences stand \(33 %\)$/msu,
  },
  {
    command: /^npx plumbline check draft\.md --threshold 90 --out checked$/u,
    out: /nearest: “The disk buffer of Tern holds 2 GB.*1 borne out, 1 not borne out, 1 source gone\n1 of 2 sources read/su,
    code: 3,
  },
  { command: /^npx plumbline report JOB --out FOLDER$/u, out: /FOLDER\/report\.html\n/u },
  { command: /^npm run report -- JOB --out FOLDER$/u, out: /FOLDER\/report\.html\n/u },
  { command: /^npx plumbline replay JOB$/u, out: /identical/u },
  {
    command: /^npm run batch -- questions\.jsonl --out answers$/u,
    out: /^2 results: .*1 line with errors\.\n.*answers\/summary\.html\n {2}line 3: The line is not valid JSON\.$/msu,
  },
  {
    command:
      /^AWS_REGION=us-east-1 npx plumbline ask "your question" --model bedrock\nMODEL_PROVIDER=openai/u,
    out: /written from quotes.*written from quotes/su,
    err: /Model: bedrock, .*Model: openai, qwen3\./su,
  },
  {
    command: /^AWS_REGION=us-east-1 npx plumbline ask "Why does iron rust\?" --model bedrock$/u,
    out: ANSWER,
    err: /Model: bedrock, /u,
  },
  {
    command: /^(?:ollama|vllm) /u,
    out: ANSWER,
    err: /Model: openai, (?:qwen3:8b|Qwen\/Qwen3-8B)\./u,
  },
  {
    command: /^OPENAI_BASE_URL=https:\/\/openrouter/u,
    out: ANSWER,
    err: /Model: openai, qwen\/qwen3-32b\./u,
  },
  { command: /^MODEL_PRICES=/u, out: /^$/u },
  {
    command: /^npx plumbline setup --set MODEL_PROVIDER=openai/u,
    out: /has MODEL_PROVIDER, OPENAI_BASE_URL, DEFAULT_MODEL now.*has TAVILY_API_KEY now/su,
  },
  {
    command: /^npx plumbline setup$/u,
    out: /^$/u,
    err: /There is no terminal to ask at\.\nSay what to set/u,
    code: 2,
  },
  {
    command: /^npx plumbline setup\nnpx plumbline preflight$/u,
    out: /Node.*data folder/isu,
    err: /no terminal/u,
  },
  { command: /^npx plumbline completion bash > /u, out: /^$/u },
  {
    command: /^npx plumbline standing add .*\nnpx plumbline standing run/u,
    out: /buffer-\d+ {2}\(never run\)\nThe first run, job .*compared/su,
  },
  { command: /^grep /u, out: /^(?:\{.*\n)*$/u, code: 1 },
  { command: /^npm run asl$/u, out: /"StartAt": "RefineQuestion"/u },
  { command: /^npm run cost$/u, out: /^\| in all \| \| 0\.\d+ \|$/mu },
  { command: /^npm run repair/u, out: /The table is whole; nothing was changed\./u },
];

export const BESIDE_A_SERVER: readonly Expected[] = [
  {
    command: /^node docs\/examples\/ask-by-mcp\.ts /u,
    out: /^\{\n {2}"trace_id": .*"answer": /su,
    err: /^0 % .*^100 % /msu,
  },
  { command: /^curl .*\/v1\/research\/webhooks/su, out: /^\{"webhookId":.*"secret":"whsec_/u },
  { command: /^curl .*\/v1\/research\/jobs/su, out: /"jobId":".*"status":"QUEUED"/su },
  {
    command: /^npx plumbline schedule add --batch/u,
    out: /nightly.*Next:\n(?: {2}.*Europe\/Berlin\n){5}.*started batch /su,
  },
  { command: /^npx plumbline standing add .*\nnpx plumbline schedule add/u, out: /weekly: .*"secret":"/su },
  { command: /^curl .*\/v1\/schedules/su, out: /"name":"nightly".*"next":\[(?:"[^"]+",?){5}\]/su },
  {
    command: /^npx plumbline list --url/u,
    out: /(?:just now|min ago).*^Not answered: .*^Follow up/msu,
    code: 3,
  },
  { command: /^npx plumbline ask "[^"]+" --url "\$URL"$/u, out: /^Not answered: /mu, code: 3 },
  {
    command: /^npx plumbline export JOB --as pdf --url ADDRESS$/u,
    ...(CHROMIUM !== undefined ? { out: /\.pdf\n$/u } : { out: /^$/u, err: /set BROWSER_PATH/u, code: 2 }),
  },
];

/** What goes on until it is stopped, beside a server that has had a job; what it prints of that. */
export const LISTENING: readonly Pick<Expected, 'command' | 'out'>[] = [
  { command: /^tail -F \.plumbline\/events\.jsonl$/u, out: /"detail-type":"research\.job\.completed"/u },
  {
    command: /^WEBHOOK_SECRET=whsec_\.\.\. node /u,
    out: /"type":"research\.job\.completed","data":\{"jobId"/u,
  },
];

/** These end it. */
export const LAST: readonly Expected[] = [
  { command: /^npm run erase -- JOB$/u, out: /^Job \S+: \d+ records and \d+ files erased\./u },
  { command: /^npm run erase -- --all$/u, out: /^Job \S+: \d+ records.*^\d+ jobs erased\.$/msu },
  {
    command: /^npm run erase -- --tenant$/u,
    out: /^\d+ jobs?, \d+ records? and \d+ files? erased\.\n/u,
  },
];

/** What is begun and goes on until it is stopped; the last one stays. */
export const SERVERS = ['npx plumbline serve', 'npm start'] as const;
