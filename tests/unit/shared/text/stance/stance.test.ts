import { describe, expect, test } from 'vitest';
import { stanceOf } from '#shared/text/stance/stance.ts';

const CLAIM = 'Salt lowers the melting point of the glaze.';

describe('the stance of a text', () => {
  test('is against where it denies what is claimed, and for where it says so', () => {
    expect(stanceOf(CLAIM, ['Salt does not lower the melting point of the glaze.']).against).toBeGreaterThan(
      0,
    );
    expect(stanceOf(CLAIM, ['Salt lowers the melting point of the glaze.']).against).toBeLessThan(0);
  });

  test('is not turned by what is set apart: "…, and not the text"', () => {
    const claim = 'Firing must only change the glaze of the pot, and not the clay.';
    expect(stanceOf(claim, ['Firing must change the glaze of the pot only.']).against).toBeLessThan(0);
  });
});
