import { wholeThought } from '#functions/steps/digest-source/whole-thought.ts';
import { readStatements } from '#shared/text/evidence/document-view.ts';

/** What is quoted of a text for the sake of the statement that holds some words; every other is worth `others`, and `asked` is what was asked. */
export function quoteOf(
  canonical: string,
  words: string,
  { maxCharacters = 400, paragraphCharacters = 0, others = -9, asked = '' } = {},
): string {
  const statements = readStatements(canonical);
  const index = statements.findIndex(({ start, end }) => canonical.slice(start, end).includes(words));
  if (index === -1) throw new Error(`Nothing says ${words}.`);
  const valueAt = (at: number): number => (at === index ? 0 : others);
  const bears = (text: string): number => (asked !== '' && text.includes(asked) ? 1 : 0);
  const thinking = {
    canonical,
    statements,
    valueAt,
    maxCharacters,
    bears,
    ...(paragraphCharacters === 0 ? {} : { paragraphCharacters }),
  };
  const { start, end } = wholeThought(thinking, index);
  return canonical.slice(start, end);
}

export const OPTIONS = `# Kiln

The kiln can be fired with:

- wood, which takes a day
- gas, which takes ten hours
- electricity

Never open it hot. It would crack. Glaze first.

Set the curve like this:

\`\`\`yaml
curve: slow
hold: 20
\`\`\`

| glaze | melts at |
| --- | --- |
| lead | 880 |
| ash | 1260 |

\`--hold\`

How long the last temperature is kept, in minutes.
`;
