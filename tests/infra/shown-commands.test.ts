import { describe, expect, test } from 'vitest';
import { RUN_ELSEWHERE } from '../e2e/documented/run-elsewhere.ts';
import { SHOWN } from '../e2e/documented/shown-commands.ts';
import { ALONE, BESIDE_A_SERVER, LAST, LISTENING, SERVERS } from '../e2e/documented/what-they-print.ts';

/** What tests/e2e/documented-commands.test.ts runs, and what is run elsewhere. */
const KNOWN: readonly RegExp[] = [
  ...[...ALONE, ...BESIDE_A_SERVER, ...LISTENING, ...LAST].map(({ command }) => command),
  ...SERVERS.map((server) => new RegExp(`^${server}$`, 'u')),
  ...RUN_ELSEWHERE.flatMap(({ commands }) => commands),
];

describe('the commands that the pages show', () => {
  test('are each run by a test, or said to be run elsewhere and why', () => {
    expect(SHOWN.length).toBeGreaterThan(80);
    const strange = SHOWN.filter(({ text }) => KNOWN.filter((command) => command.test(text)).length !== 1);
    expect(strange).toEqual([]);
  });

  test('are all that is known of', () => {
    expect(KNOWN.filter((command) => !SHOWN.some(({ text }) => command.test(text)))).toEqual([]);
  });
});
