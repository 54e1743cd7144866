import { describe, expect, it } from 'vitest';
import { isMereUndertaking } from '#shared/text/evidence/undertaking.ts';

describe('isMereUndertaking', () => {
  it.each([
    'AIM: To explore whether selection scores are of use.',
    'To prospectively evaluate the tissue that is removed.',
    'Forty specimens were prospectively measured by one technician.',
    'We retrospectively analyzed 2770 patients with cancer.',
    'All patients who underwent surgery were included.',
    'The authors sought to find out more.',
  ])('is what a study was for, or what was done in it: %s', (quote) => {
    expect(isMereUndertaking(quote, 'Do scores predict success?')).toBe(true);
  });

  it.each([
    'To install it, run the script.',
    'Patients with the new device recovered sooner.',
    'The scores predict success.',
    'You can use it to find out the size.',
    'We moved the value into a variable.',
    'We compared both, and found no significant difference.',
    'Patients were treated early, which reduced their stay.',
  ])('is not what came of it, nor what no study says: %s', (quote) => {
    expect(isMereUndertaking(quote, 'Do scores predict success?')).toBe(false);
  });

  it.each(['Was the study approved?', 'How were the patients recruited?', 'Who took part?'])(
    'is asked for itself where it is asked what was done: %s',
    (question) => {
      expect(isMereUndertaking('All patients who underwent surgery were included.', question)).toBe(false);
    },
  );
});
