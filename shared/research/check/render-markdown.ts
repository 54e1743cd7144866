import {
  type CheckedSentence,
  type CheckedSource,
  type TextCheck,
  VERDICT_WORDS,
  countVerdicts,
  describeShare,
  verdictMark,
} from '#shared/domain/text-check.ts';
import { codeSpan, headingMarkdown, inlineMarkdown } from '#shared/text/markup/escape-markdown.ts';

export function renderCheckMarkdown(check: TextCheck): string {
  const counts = countVerdicts(check).map(([verdict, count]) => `- ${count} ${VERDICT_WORDS[verdict]}`);
  const sources = new Map(check.sources.map((source) => [source.id, source]));
  const parts = [
    `# Check of ${headingMarkdown(check.name)}`,
    `${describeShare(check)}; ${check.sources.length} sources; ${check.checkedAt.slice(0, 10)}.`,
    counts.join('\n'),
    '## Sentences',
    check.sentences.map((sentence) => renderSentence(sentence, sources)).join('\n\n'),
    '## Sources',
    check.sources.map(renderSource).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function renderSentence(sentence: CheckedSentence, sources: ReadonlyMap<string, CheckedSource>): string {
  const { text, verdict, reasons, passage } = sentence;
  const why = reasons.map((reason) => `  ${inlineMarkdown(reason)}`);
  const url = passage && sources.get(passage.sourceId)?.url;
  const found =
    passage === undefined
      ? []
      : [`  > ${inlineMarkdown(passage.quote)}`, `  ${codeSpan(`${url ?? ''} ${passage.locator}`)}`];
  const lines = [
    `- ${verdictMark(verdict)} **${VERDICT_WORDS[verdict]}**: ${inlineMarkdown(text)}`,
    ...why,
    ...found,
  ];
  return lines.join('\n\n');
}

function renderSource({ url, status, title, reason, note, archiveHash }: CheckedSource): string {
  const named = title === undefined || title === '' ? '' : `${inlineMarkdown(title)}, `;
  const words = [reason, note].filter((one) => one !== undefined).join(' ');
  const why = words === '' ? '' : `: ${inlineMarkdown(words)}`;
  const hash = archiveHash === undefined ? '' : ` (archived as ${archiveHash.slice(0, 12)})`;
  return `- ${named}${codeSpan(url)}: ${status}${why}${hash}`;
}
