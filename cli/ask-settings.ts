import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Terminal } from './terminal.ts';

interface Asked {
  readonly variable: string;
  readonly question: string;
  readonly isSecret?: boolean;
  /** Whether it is asked after what was answered before. */
  readonly appliesTo?: (answers: Readonly<Record<string, string>>) => boolean;
}

const isOpenai = (answers: Readonly<Record<string, string>>): boolean =>
  answers['MODEL_PROVIDER'] === 'openai';
const isBedrock = (answers: Readonly<Record<string, string>>): boolean =>
  answers['MODEL_PROVIDER'] === 'bedrock';

const QUESTIONS: readonly Asked[] = [
  {
    variable: 'MODEL_PROVIDER',
    question: 'Language models: none, bedrock, or openai (also Ollama and the like)',
  },
  { variable: 'AWS_REGION', question: 'AWS region', appliesTo: isBedrock },
  {
    variable: 'OPENAI_BASE_URL',
    question: 'Address of that service, such as http://localhost:11434/v1',
    appliesTo: isOpenai,
  },
  { variable: 'OPENAI_API_KEY', question: 'Its key', isSecret: true, appliesTo: isOpenai },
  {
    variable: 'DEFAULT_MODEL',
    question: 'Model, where not the usual one',
    appliesTo: (answers) => isOpenai(answers) || isBedrock(answers),
  },
  { variable: 'CORPUS_FOLDERS', question: 'Folders of your own documents, separated by commas' },
  { variable: 'SEARXNG_BASE_URL', question: 'Address of your own SearXNG, for the web without a key' },
  { variable: 'TAVILY_API_KEY', question: 'Key of Tavily, for the web', isSecret: true },
  { variable: 'BRAVE_API_KEY', question: 'Key of Brave Search, for the web', isSecret: true },
  { variable: 'CONTACT_EMAIL', question: 'E-mail address that public services may write to' },
];

/** Asks for the settings that matter at first; Enter leaves one as it is. */
export async function askSettings(
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const { err } = terminal;
  err.write('Enter leaves a setting as it is.\n\n');
  const answers: Record<string, string> = {};
  for (const asked of QUESTIONS) {
    if (asked.appliesTo && !asked.appliesTo(answers)) continue;
    const answer = await askOne(asked, terminal, signal);
    if (answer !== '') answers[asked.variable] = answer;
  }
  return answers;
}

/** What is secret is not shown as it is typed. */
async function askOne(
  { question, isSecret }: Asked,
  { input, err }: Terminal,
  signal: AbortSignal,
): Promise<string> {
  err.write(`${err.paint('bold', question)}: `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere, terminal: isSecret === true });
  try {
    const answer = await reader.question('', { signal });
    if (isSecret === true) err.write('\n');
    return answer.trim();
  } finally {
    reader.close();
  }
}
