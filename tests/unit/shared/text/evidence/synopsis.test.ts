import { describe, expect, it } from 'vitest';
import { readStatements } from '#shared/text/evidence/document-view.ts';

const page = (heading: string, code: string, below = 'Fires all pots that it is given.'): string =>
  `# Kiln\n\n## ${heading}\n\n\`\`\`\n${code}\n\`\`\`\n\n${below}\n`;

const isSynopsis = (text: string): boolean =>
  readStatements(text).some((one) => one.kind === 'code' && one.isSynopsis === true);

const DECLARED = [
  page(
    'kiln_fire ()',
    'int\nkiln_fire (const Kiln *kiln,\n           PotList *pots,\n           Error **error);',
  ),
  page('Kiln.fire', 'def fire(self, pots: list, hours=10) -> bool:'),
  page('fire', 'std::vector<Pot> fire(Kiln &kiln) const;'),
];

const OTHERWISE = [
  page('print', 'print("hello")'),
  page('Count rows with COUNT', 'SELECT COUNT(*)'),
  page('Clear the workspace with rm', 'rm(list = all)'),
  page('sleep', 'await sleep(1000);'),
  page('make', 'sudo make install(foo)'),
  page('kiln_fire ()', 'kiln_fire (kiln, pots, NULL);\nkiln_cool (kiln);'),
  page('How to fire', 'int kiln_fire (Kiln *kiln);'),
  page('kiln_fire ()', 'int kiln_fire (Kiln *kiln);', '## kiln_cool ()\n\nCools it.'),
  page('kiln', 'kiln --fire pots'),
];

describe('code below a heading', () => {
  it.each(DECLARED)('is a mere declaration of what the heading names in %j', (text) => {
    expect(isSynopsis(text)).toBe(true);
  });

  it.each(OTHERWISE)('says something by itself in %j', (text) => {
    expect(isSynopsis(text)).toBe(false);
  });

  it('is read in time that grows with its length alone', () => {
    for (const code of [`f(${'a=b,'.repeat(5000)}`, `x${'\n'.repeat(20_000)}y`, '`'.repeat(20_000)])
      expect(isSynopsis(page('f', code))).toBe(false);
  });
});
