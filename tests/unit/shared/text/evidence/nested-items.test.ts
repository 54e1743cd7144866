import { describe, expect, it } from 'vitest';
import { viewDocument } from '#shared/text/evidence/document-view.ts';

const namesIn = (text: string): readonly (readonly [string, string | undefined, boolean])[] =>
  viewDocument(text, '').statements.map((one) => [one.text, one.name?.text, one.isName]);

describe('items that are set in below another', () => {
  it('stand under it where it only names what they say', () => {
    const text =
      '- kiln.purge_delay\n  - description: delay for purging (-1 = never)\n  - type: integer\n- kiln.heat\n  - description: how hot it gets\n\nMore of it.';
    expect(namesIn(text)).toEqual([
      ['kiln.purge_delay', undefined, true],
      ['description: delay for purging (-1 = never)', 'kiln.purge_delay', false],
      ['type: integer', 'kiln.purge_delay', false],
      ['kiln.heat', undefined, true],
      ['description: how hot it gets', 'kiln.heat', false],
      ['More of it.', undefined, false],
    ]);
  });

  it('stand under those above that as well', () => {
    const text =
      '- Kilns\n  - Gas\n    - burns fast\n  - Wood\n    - burns slowly\n- Wheels are round.\n  - a spoke';
    expect(namesIn(text)).toEqual([
      ['Kilns', undefined, true],
      ['Gas', undefined, true],
      ['burns fast', 'Kilns\nGas', false],
      ['Wood', undefined, true],
      ['burns slowly', 'Kilns\nWood', false],
      ['Wheels are round.', undefined, false],
      ['a spoke', undefined, false],
    ]);
  });

  it('stand under none behind another heading', () => {
    expect(namesIn('- Kilns\n  - Gas burns.\n\n## Wood\n\n- It smokes.')[2]).toEqual([
      'It smokes.',
      undefined,
      false,
    ]);
  });
});
