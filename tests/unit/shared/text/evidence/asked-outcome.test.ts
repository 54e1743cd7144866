import { describe, expect, test } from 'vitest';
import { outcomeAsked } from '#shared/text/evidence/asked-outcome.ts';

const EFFECT = 'What is the effect of eversion compared with minimal access on the hospital stay?';
const RELEASED = 'When was Borg 1.0 released?';
const COUNT = 'How many archives can a repository hold?';

describe('outcomeAsked', () => {
  test.each([
    [EFFECT, 'The stay was significantly shorter (p = 0.02).', 0.5, true],
    [EFFECT, 'The stay was significantly shorter (p = 0.02).', 0.4, false],
    [EFFECT, 'The stay was recorded in both groups.', 1, false],
    [RELEASED, 'Version 1.0 came out on 5 March 2016.', 0, true],
    [RELEASED, 'make borg work on OpenSSL 1.0 and 1.1, #1187', 1, false],
    [RELEASED, 'Security fix for CVE-2017-15914: 1.0.x is not affected.', 1, false],
    ['哪一年建成?', '建成于市中心', 1, false],
    ['哪一年建成?', '建成于 1985', 1, true],
    [COUNT, 'A repository holds up to two million archives.', 0, true],
    [COUNT, 'A repository holds archives.', 1, false],
    ['How much space does an archive take?', 'An archive takes space on the disk.', 1, false],
    ['How much space does an archive take?', 'An archive takes half the space.', 0, true],
    ['How often is the cache emptied?', 'The cache is emptied every night.', 0, true],
    ['How often is the cache emptied?', 'It is emptied every two weeks.', 0, true],
    ['How often is the cache emptied?', 'It is emptied after each release.', 0, true],
    ['How often should roses be watered?', 'Make each cut slightly above an outward-facing bud.', 0, false],
    ['How often is the cache emptied?', 'The cache holds every page that was read.', 0, false],
    ['How long does a lock last?', 'A lock lasts 30 seconds.', 0, true],
  ])('to %j %j, with %d of its end, is an answer: %j', (question, quote, end, tells) => {
    expect(outcomeAsked(question)?.(quote, end)).toBe(tells);
  });

  test.each([
    'Which encryption modes does Borg support?',
    'When is the cache emptied?',
    'When was the option --foo added?',
    'What are the side effects of borg prune?',
    '',
  ])('of %j says nothing', (question) => {
    expect(outcomeAsked(question)).toBeUndefined();
  });
});
