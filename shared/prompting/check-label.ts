import { type SentenceFault, checkSentence } from '../text/sentence-check/check-sentence.ts';
import { statesSomething, strangeFigures, withoutBrackets } from './label-statement.ts';

/** What a title, or the name of a row or column, may draw on: all texts that stand below it, and the question. */
export interface LabelSources {
  readonly quotes: readonly string[];
  readonly about: readonly string[];
  readonly asked: string;
}

/**
 * What a label states beyond the texts it stands above: figures and names that none of them has, what it turns round of them,
 * and all of it where it shows a sign of stating something. Units and codes in brackets are none of these.
 */
export function checkLabel(label: string, { quotes, about, asked }: LabelSources): readonly SentenceFault[] {
  const bare = withoutBrackets(label);
  const figures = new Set(strangeFigures(bare, { quotes: [...quotes, ...about], asked }));
  const faults = checkSentence(bare, { quotes, about, asked }).filter(
    (fault) => fault.kind !== 'strength' && (fault.kind !== 'figure' || figures.has(fault.words)),
  );
  if (faults.length > 0) return faults;
  const isStated = statesSomething(label, { quotes: [...quotes, ...about], asked });
  return isStated ? [{ kind: 'strength', words: label }] : [];
}
