import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../../architecture/repository.ts';

/** What a page shows to be typed into a shell: a block of it, or one command in a sentence. */
export interface Shown {
  readonly page: string;
  readonly text: string;
}

const PAGES = repositoryFiles().filter(
  (file) => /^(?:README|CONTRIBUTING)\.md$/u.test(file) || /^docs\/(?!decisions\/).+\.md$/u.test(file),
);

/** The blocks of a page, and the commands in backticks in its text that are more than a name. */
function shownBy(page: string): readonly Shown[] {
  const text = readFileSync(page, 'utf8');
  const blocks = [...text.matchAll(/^```(.*?)\n(.*?)^```/gmsu)].flatMap(([, language = '', body = '']) =>
    commandsIn(language, body.trim()),
  );
  const prose = text.replaceAll(/^```.*?^```/gmsu, '');
  const inline = [...prose.matchAll(/`((?:npm|npx|aws|curl) [^`\n]+)`/gu)].map(([, command = '']) => command);
  return [...blocks, ...inline].map((shown) => ({ page, text: shown }));
}

/** A block for a shell whole; of one that shows what is printed, too, what stands behind `$`. */
function commandsIn(language: string, body: string): readonly string[] {
  if (/^(?:sh|bash)$/u.test(language)) return [body];
  if (language !== '') return [];
  const prompted = [...body.matchAll(/^\$ ((?:.*\\\n)*.+)$/gmu)].map(([, command = '']) => command);
  return /^(?:npm|npx|aws|curl|URL=)/mu.test(body) ? [body] : prompted;
}

/** Each text once, with the first page that shows it. */
export const SHOWN: readonly Shown[] = [
  ...new Map(
    PAGES.flatMap(shownBy)
      .toReversed()
      .map((shown) => [shown.text, shown] as const),
  ).values(),
].toReversed();
