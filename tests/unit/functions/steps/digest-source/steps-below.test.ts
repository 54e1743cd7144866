import { describe, expect, test } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { stepBelow } from '#functions/steps/digest-source/steps-below.ts';

const TEXT = `# Kilns

## Firing pots

Pots can be fired in any kiln.

### Small kilns

Dry them for a day and run the following command:

\`\`\`sh
kiln start
\`\`\`

## Glazes

Melt them:

\`\`\`sh
kiln melt
\`\`\`
`;

describe('stepBelow', () => {
  const { statements } = viewDocument(TEXT, 'Kilns');
  const from = statements.findIndex(({ text }) => text.startsWith('Pots can'));

  test('finds the announced command of a section on what is asked, or below it', () => {
    const at = stepBelow(statements, from, terms('How do I fire pots?'));
    expect(statements[at ?? -1]?.text).toContain('kiln start');
  });

  test('finds none in another section, nor where the section is on something else', () => {
    const last = statements.findIndex(({ text }) => text.includes('kiln start'));
    expect(stepBelow(statements, last, terms('How do I fire pots?'))).toBeUndefined();
    expect(stepBelow(statements, from, terms('How do I sell bowls?'))).toBeUndefined();
  });
});
