import { describe, expect, it } from 'vitest';
import { readStatements } from '#shared/text/evidence/document-view.ts';

const saidIn = (text: string): readonly string[] =>
  readStatements(text).map(({ start, end }) => text.slice(start, end));

describe('what stands around the text of a page', () => {
  it.each([
    'Advertisement',
    'Story continues below advertisement',
    'Photo: Ada Berg, AP',
    'Photo by Ada Berg/Some Images',
    '(Credit: Some Images)',
    'Image copyright Some Images',
    'Related: The ten hottest kilns',
    'Read more: How to fire a pot',
    'Related articles',
    'Previous Post: Glazes',
    'This slideshow requires JavaScript.',
    'Sign up for our weekly newsletter',
    'Get the best of it delivered straight to your inbox.',
    'Leave a Reply Cancel reply',
    '12 comments',
    'Share this with Facebook',
    '© 2019 The Kiln LLC, All Rights Reserved.',
    'All rights reserved.',
    'Filed to: Kilns',
    '4 min read',
    'All authors read and approved the final manuscript.',
    'All authors critically reviewed the manuscript and approved it for publication.',
    'All authors contributed to the draft, and have read and approved the final version of the manuscript.',
    '[button link=”http://kiln.example/x” type=”big”] Send us YOUR kiln[/button]',
  ])('is never quoted: %s', (line) => {
    expect(saidIn(`Kilns are hot.\n\n${line}\n\nPots are cold.`)).toEqual([
      'Kilns are hot.',
      'Pots are cold.',
    ]);
  });

  it('is never quoted where it is a row of buttons', () => {
    const buttons = ['Facebook', 'Twitter', 'Reddit', 'Email', 'Print'];
    expect(
      saidIn(`Kilns are hot.\n\n${buttons.map((one) => `- ${one}`).join('\n')}\n\nPots are cold.`),
    ).toEqual(['Kilns are hot.', 'Pots are cold.']);
  });

  it.each([
    'It posts to Facebook and Twitter.',
    'Related work is scarce.',
    'Photos: they fade in the sun.',
    'Sign up for a free account.',
    'Subscribe to a topic before the first message.',
    'Comments begin with a hash.',
    'Recommended: 16 GB of RAM',
    'Related: the `-v` option, which prints more.',
    'Subscribe to the mailing list by a message to kiln-subscribe@lists.example.',
    'JavaScript is disabled by default in messages, as it may leak.',
    'Image: postgres:16',
    'Images: JPEG, PNG and WebP up to 5 MB',
    'next entry offset, counted from the start of this entry',
    'All rights reserved to the Licensor survive the end of this agreement.',
    '[install] takes a list, such as ["make", "gcc"]',
    'Google: 1,200 shares',
    'All authors agreed that there is a trend towards better sight.',
    'All authors may approve a version before it is merged.',
    'All authors must have approved the final version to be published.',
    'All authors agreed that the revised version of the paper is better.',
    'All authors agreed to pay $1,200 before publication.',
    '373 K',
  ])('is not what says something: %s', (line) => {
    expect(saidIn(line)).toEqual([line]);
  });

  it('is no list of networks, nor a table of numbers, nor what a line announces', () => {
    const announced = 'You can sign in with:\n\n- Facebook\n- Twitter\n- LinkedIn\n- Email';
    expect(saidIn(announced)).toHaveLength(5);
    expect(saidIn('- Google: 300 shares\n- Line sharing\n- Anzeige')).toHaveLength(3);
    expect(saidIn('- Facebook\n- Twitter\n- Reddit\n- Tumblr')).toHaveLength(4);
    expect(saidIn('| 1 | 2 |\n| --- | --- |\n| 3 | 4 |\n| 5 | 6 |\n| 7 | 8 |')).toHaveLength(4);
  });

  it.each([
    `${'1'.repeat(190)}!`,
    `${'pin it '.repeat(27)}!`,
    `${'line in '.repeat(24)}!`,
    `[a ${'="'.repeat(90)}`,
  ])('is told at once, however it is written: %s', (line) => {
    expect(saidIn(line)).toHaveLength(1);
  });
});
