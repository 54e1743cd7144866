import { describe, expect, it } from 'vitest';
import { unreadable } from '#functions/steps/draft-report/unreadable.ts';
import { itemOf, partOf } from '../builders.ts';

const LICENCE =
  'This program is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.';

function behind(quote: string, description: string): number {
  return unreadable(quote, { ...itemOf('item_1', [partOf(['kiln'])]), description });
}

describe('unreadable', () => {
  it('holds back what every manual repeats of its licence, unless that is asked for', () => {
    expect(behind(LICENCE, 'How do I stop it from filtering one particular website?')).toBeGreaterThan(2);
    expect(behind(LICENCE, 'Is there any warranty?')).toBe(0);
    const head =
      '```\n# Copyright (c) 2014-2022 Ada Byron\n# See LICENSE for details.\n\nfrom display import device\n```';
    expect(behind(head, 'Which command line switch turns the display?')).toBeGreaterThan(2);
    const commons = 'Except where noted, this page is licensed under a Creative Commons licence.';
    expect(behind(commons, 'Which page tells of the kiln?')).toBeGreaterThan(2);
    for (const asked of [
      'Which Creative Commons variant is it under?',
      'May I reuse text of it on my blog?',
      'May I print a photo of it?',
    ])
      expect(behind(commons, asked)).toBe(0);
    expect(behind('It lowered the risk. Copyright (c) 2020 by the Society.', 'Does it lower the risk?')).toBe(
      0,
    );
    expect(
      behind('It filters each website.', 'How do I stop it from filtering one particular website?'),
    ).toBe(0);
  });

  it.each([
    'Dear Ms Holt,',
    'Dear Dr. P. Holt:',
    'Yours sincerely, Tom Reed, Secretary',
    'Yours faithfully,\nT. Reed',
    'Kind regards\nTom',
    'Mit freundlichen Grüßen, T. Reed',
  ])('holds back how a letter begins and ends: %j', (quote) => {
    expect(behind(quote, 'What does Tom want of Ms Holt?')).toBeGreaterThan(1);
  });

  it('holds back values of a table that have run together, unless a figure is asked for', () => {
    const values =
      'Oxygen therapy 43/402 (10.7) 45/388 (11.6) 0.92 (0.61–1.38) 0.696 Ventilation 26/402 (6.5) 24/388 (6.2)';
    expect(behind(values, 'Did the lids help them breathe?')).toBe(2);
    expect(behind(values, 'How many had oxygen therapy?')).toBe(0);
    const hours = 'Mon 8.30 to 12, Tue 9 to 1, Wed 8.30 to 12 and 2 to 6, Thu 9 to 1, Fri 8 to 12.';
    expect(behind(hours, 'Is the kiln open?')).toBe(0);
  });

  it('holds back no sentence that begins as a letter does', () => {
    expect(behind('Dear friends of the mill paid for the lid. It was dear.', 'Who paid?')).toBe(0);
    expect(behind('Many thanks, the pump runs. It cost £40.', 'What did it cost?')).toBe(0);
    expect(behind('Dear at any price, the lid was bought. It was blue.', 'Which colour is it?')).toBe(0);
    expect(behind('Sincerely meant offers are read on Fridays.', 'When are offers read?')).toBe(0);
  });

  it.each([
    'Example 20. Example of the lid.',
    'Figure 3: Picture of a lid',
    'Here is an example of the lid. It uses the file lid.csd.',
    'Below is a simple example of a lid.',
  ])('holds back what only stands above an example: %s', (quote) => {
    expect(behind(quote, 'What holds the lid of a kiln?')).toBeGreaterThan(1);
  });

  it.each([
    'Figure 3: The lid is held by a hook.',
    'Table 1. A hook reduced the loss of lids by 20%.',
    'Table 2. Kupfer schmilzt bei 1085 °C.',
    'Example 3: Run kiln --lid to shut it.',
    'Here is an example of a lid that holds: the hook.',
    'Here is an example of a lid that a hook holds. The hook is shut first, and then the lid is.',
    'Example 2: set lid=hook, which keeps the lid shut and gives the most heat.',
  ])('keeps what says something beside an example: %s', (quote) => {
    expect(behind(quote, 'What holds the lid of a kiln?')).toBe(0);
  });

  it('holds back a footnote, and no item of a list', () => {
    const question = 'Which heats can a kiln have?';
    expect(behind('12\n: Other heats are kept for glass.', question)).toBeGreaterThan(0);
    expect(behind('12. Other heats are kept for glass.', question)).toBe(0);
  });

  it('holds back rows that only declare calls, unless a call is asked for', () => {
    const rows = '| gboolean | kiln_is_lit (Kiln *kiln) |\n| guint | kiln_get_hours () |';
    expect(behind(rows, 'How many hours does the kiln burn?')).toBeGreaterThan(1);
    expect(behind(rows, 'Which function tells how many hours it burns?')).toBe(0);
    expect(behind('| Hours | 12 (at most) |', 'How many hours does the kiln burn?')).toBe(0);
  });

  it.each([
    '◆ m_rootShape\n\nbtShape* btObject::m_rootShape',
    'const btGImpactInterface * | m_gim_shape',
    'virtual void | setLocalScaling (const btVector3 &scaling)=0',
    '| void btObject::setScaling | ( | const btVector3 & | scaling | ) |',
    '| double | getMargin () const |\n| virtual void | setMargin (double margin) |',
    'Definition at line 302 of file bullet.h.',
    'Implements btConvexCast.',
    'Referenced by cast(), and btObject::touch().',
    'any_output.hpp |',
    'get_shape(const std::string &name, bool deep) override | bt::shape_callback | protectedvirtual',
    '| cast_ray(const Ray &ray) | bt::World | inlinestatic |\n| m_shapes | bt::World | private |\n| touch(Shape *one) | bt::World | |',
  ])('holds back what only declares, unless that is asked for: %s', (quote) => {
    expect(behind(quote, 'What happens when two kinds of shapes touch?')).toBeGreaterThan(1);
  });

  it.each([
    '| Apple | MacBookPro (late 2019) |',
    '| Model | iPhone (first generation) |',
    '| Firm | GitHub (Microsoft owned) |',
    '| 1912 | McKenzie (born 1890) |',
    '| Country | DeKalb (county of Illinois) |',
    '| dose | VitD (high dose) |',
    '| max_heat (default: 1200) |',
    '| Setting | max_heat (integer value) |',
    '| port | listen_port (int 80) |',
    '| bond | C_C (double bond) |',
    '| Duo | Simon & McGarfunkel |',
    '| --max-heat | 1200 |',
    '| max_heat | How hot it may be |',
    '| ref | parameter |',
    '| void | setKilnHeat (int heat) | Sets the heat. |',
    'Implements a cast that is convex.',
    'Referenced by Smith and Jones (1990).',
    'Inherits wealth and land from the fireKiln family.',
    '| touch(Shape *one) | bt::World | Tells whether they touch |',
    '| cast_ray(Ray ray) | 12 ms |',
  ])('takes what says a value or a word of it for no declaration: %s', (quote) => {
    expect(behind(quote, 'What happens when two kinds of shapes touch?')).toBe(0);
  });

  it('does not take a class that a story names for one that is asked for', () => {
    const row = '| show(const std::string &text) override | kiln::Panel | protectedvirtual |';
    expect(
      behind(row, 'I override a class of the panel. Do I have to break the lines myself?'),
    ).toBeGreaterThan(1);
    expect(behind(row, 'I override a class of the panel. Which method shows text?')).toBe(0);
  });

  it.each([
    'How can I set the heat?',
    'How do I read the name of a kiln in C?',
    'How do I open a kiln from a program?',
    'Is there a way to set the heat in code?',
    'Which header declares the heat?',
  ])('lets a declaration answer "%s"', (question) => {
    expect(behind('| void | setKilnHeat (int heat) |', question)).toBe(0);
  });

  it('holds back lines that are drawn, and no table', () => {
    const question = 'When does the kiln start?';
    expect(behind('| | | |_ Time since the kiln | | | was started.', question)).toBeGreaterThan(2);
    expect(behind('| Kiln | Starts |\n| --- | --- |\n| old | at noon |', question)).toBe(0);
  });

  it('holds back a piece of a program where a command would do, not what a sentence introduces', () => {
    const listing = `\`\`\`\n${Array.from({ length: 8 }, (_, line) => `kiln_step(${line});`).join('\n')}\n\`\`\``;
    const question = 'How do I fire a kiln from the command line?';

    expect(behind(listing, question)).toBeGreaterThan(2);
    expect(behind(listing, 'Is it true that a kiln cools by itself?')).toBeGreaterThan(2);
    expect(behind(`Fire it step by step:\n\n${listing}`, question)).toBe(0);
    expect(behind('```\nkiln fire --slowly\n```', question)).toBe(0);
    expect(behind(listing, 'How do I fire a kiln from a program?')).toBe(0);
  });

  it('takes comments of a program for words', () => {
    const comment = [
      '/*',
      ' * To take a single shelf out of a kiln the frontend has to do this:',
      ' *  - write "5" to the state of the shelf',
      ' *  - wait for the state of the backend to become 6',
      ' *  - remove the node of the shelf and all that is in it',
      ' * It may be put in again when this is done.',
      ' */',
    ].join('\n');
    expect(behind(`\`\`\`\n${comment}\n\`\`\``, 'Which steps take a shelf out of a kiln?')).toBe(0);
    const program = comment.replaceAll(/^ \*.*$/gmu, 'kiln->state = take_out(kiln, 5); /* wait */');
    expect(behind(`\`\`\`\n${program}\n\`\`\``, 'Which steps take a shelf out of a kiln?')).toBeGreaterThan(
      1,
    );
  });

  it('takes neither the names that a program brings in nor what it prints for comments', () => {
    const brought = Array.from({ length: 8 }, (_, at) => `import * as kiln${at} from 'the-kiln/of/clay';`);
    const offered = Array.from({ length: 8 }, (_, at) => `--heat${at}   say how hot it is to be in the end`);
    const printed = Array.from({ length: 8 }, (_, at) => `> fire ${at} and it is as hot as it was`);
    for (const lines of [brought, offered, printed, ['# service kiln stop and then wait for it to be cold']])
      expect(behind(`\`\`\`\n${lines.join('\n')}\n\`\`\``, 'When is a kiln hot?')).toBeGreaterThan(1);
  });

  it('holds back a formula that stands alone, unless one is asked for', () => {
    const formula = String.raw`\[ q = \frac{m c}{t} + a_1 + a_2 + a_3 + a_4 \]`;
    expect(behind(formula, 'When is a kiln hot?')).toBeGreaterThan(1);
    expect(behind(formula, 'By which formula is the heat found?')).toBe(0);
    expect(behind(`The heat is ${formula}.`, 'When is a kiln hot?')).toBe(0);
  });
});
