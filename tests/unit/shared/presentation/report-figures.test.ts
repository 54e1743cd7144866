import { describe, expect, it } from 'vitest';
import { trustRows } from '#shared/presentation/report-figures.ts';
import { REPORT_WORDS } from '#shared/presentation/words/words-for.ts';
import { exampleReport } from '../../functions/api/example-report.ts';

const { trust } = exampleReport();

describe.each(REPORT_WORDS)('the trust figures in $language', (words) => {
  const labels = (figures: typeof trust): readonly string[] =>
    trustRows(figures, words).map(({ label }) => label);

  it('say how many claims are supported and corroborated where the report shows any', () => {
    expect(labels(trust)).toContain(words.figures.claimsCorroborated.label);
    expect(trustRows(trust, words)).toContainEqual({
      ...words.figures.claimsSupported,
      value: words.of(1, 1),
    });
  });

  it('say that nothing is shown, and nothing more of claims, where the report shows no quote', () => {
    const rows = trustRows({ ...trust, quotesVerified: 0, claims: 0, claimsSupported: 0 }, words);
    expect(rows.slice(0, 3)).toMatchObject([
      { value: '0', meaning: words.noQuoteShown },
      { label: words.figures.quotesDropped.label },
      { value: '0', meaning: words.noClaimShown },
    ]);
    expect(rows.map(({ label }) => label)).not.toContain(words.figures.claimsCorroborated.label);
  });
});
