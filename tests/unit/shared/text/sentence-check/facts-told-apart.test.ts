import { describe, expect, it } from 'vitest';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';

interface Case {
  readonly quote: string;
  readonly fair: readonly string[];
  readonly turned: readonly string[];
}

const CASES: readonly Case[] = [
  {
    quote: 'The stay was shorter in the early group compared with the late group (4.1 vs 6.3 days, P = .02).',
    fair: [
      'In the late group the stay was 6.3 days.',
      'The stay was 4.1 days in the early group and 6.3 days in the late group.',
      'The stay of 6.3 days fell to 4.1 days where treatment began early.',
    ],
    turned: [
      'In the late group the stay was 4.1 days.',
      'The stay was 6.3 days in the early group and 4.1 days in the late group.',
    ],
  },
  {
    quote:
      '12 of 80 (15%) children of the northern schools and 31 of 90 (34%) of the southern schools fell ill.',
    fair: ['In the northern schools 15% of the children fell ill.', '34% fell ill in the southern schools.'],
    turned: ['In the southern schools 15% of the children fell ill.'],
  },
  {
    quote: 'La bomba antigua consume 90 vatios, mientras que la bomba moderna consume 45 vatios.',
    fair: ['La bomba moderna consume 45 vatios.'],
    turned: ['La bomba moderna consume 90 vatios y la bomba antigua 45 vatios.'],
  },
  {
    quote: 'Between 1702 and 1753 there were 42 fires in Venice, and 29 more between 1754 and 1799.',
    fair: ['From 1754 to 1799 Venice saw 29 fires.'],
    turned: ['Between 1754 and 1799 there were 42 fires in Venice.'],
  },
  {
    quote: '从1702年至1753年，威尼斯发生了四十二起火灾，1754年至1799年间又发生了29起。',
    fair: ['1754年至1799年间，威尼斯发生了29起火灾。', '从1702年至1753年，威尼斯发生了42起火灾。'],
    turned: ['1754年至1799年间，威尼斯发生了42起火灾。'],
  },
  {
    quote: 'بلغ عدد السكان سبعة وثلاثين ألف نسمة.',
    fair: ['بلغ عدد السكان 37 ألف نسمة.'],
    turned: ['بلغ عدد السكان 73 ألف نسمة.'],
  },
  {
    quote: 'Luft-Wärmepumpen erreichten im Mittel eine Arbeitszahl von 3,1, Erdwärmepumpen eine von 4,1.',
    fair: ['Erdwärmepumpen erreichten im Mittel eine Arbeitszahl von 4,1.'],
    turned: ['Erdwärmepumpen erreichten im Mittel eine Arbeitszahl von 3,1.'],
  },
  {
    quote: 'The filter reads the bodies of messages, not their attachments.',
    fair: [
      'Attachments of messages are not read by the filter.',
      'The filter reads the bodies of messages, unlike attachments.',
    ],
    turned: [
      'The filter reads the attachments of messages.',
      'The filter reads messages with their attachments.',
    ],
  },
  {
    quote: 'Der Vertrag gilt für Angestellte, nicht für Selbständige.',
    fair: ['Für Selbständige gilt der Vertrag nicht.'],
    turned: ['Der Vertrag gilt auch für Selbständige.'],
  },
  {
    quote: 'The key is given only to administrators of the site.',
    fair: ['Administrators of the site alone are given the key.'],
    turned: ['The key is given to administrators of the site as well as to guests.'],
  },
  {
    quote: 'The current setting is to trust the local network only.',
    fair: ['All networks but the local one are refused by the current setting.'],
    turned: ['Every network is trusted by the current setting.'],
  },
  {
    quote: 'You must be a member of the group wheel (which is not the case by default) to run this command.',
    fair: ['By default you are not a member of the group wheel.'],
    turned: ['By default you are a member of the group wheel and can run this command.'],
  },
  {
    quote: 'De forma predeterminada, la compresión está desactivada porque es lenta.',
    fair: ['La compresión viene desactivada de forma predeterminada.'],
    turned: ['La compresión viene activada de forma predeterminada.'],
  },
  {
    quote: 'الخدمة سريعة ولم تتضمن النسخة الجديدة دعم الصوت.',
    fair: ['لم تتضمن النسخة الجديدة دعم الصوت.'],
    turned: ['تتضمن النسخة الجديدة دعم الصوت.'],
  },
  {
    quote: '因此，修建新的水坝对当地居民来说并没有经济上的好处。',
    fair: ['新的水坝没有给当地居民带来经济上的好处。'],
    turned: ['新的水坝给当地居民带来了经济上的好处。'],
  },
  {
    quote: 'Informal rule is generally less costly than formal rule.',
    fair: ['Formal rule is generally more costly than informal rule.'],
    turned: ['Informal rule is the least costly way to govern.'],
  },
  {
    quote:
      'Several players ran for the ball, but the captain did not and his hesitation later earned him criticism.',
    fair: ['The captain was later criticised for his hesitation.', 'The captain did not run for the ball.'],
    turned: ['The captain ran for the ball.'],
  },
  {
    quote: 'In their current form, the two scores do not accurately predict future attempts.',
    fair: ['Neither of the two scores, as they are now, predicts future attempts accurately.'],
    turned: ['In their current form, the two scores accurately predict future attempts.'],
  },
  {
    quote: 'Subjects with extreme values are two years older on average than those without extreme values.',
    fair: ['People with extreme values are older on average.'],
    turned: [
      'Subjects without extreme values are two years older on average than those with extreme values.',
    ],
  },
  {
    quote: 'Only pharmacists may supply these drugs to the public.',
    fair: ['To supply these drugs to the public is reserved to pharmacists.'],
    turned: [],
  },
  {
    quote: 'Urban mothers were more likely to have had a caesarean section.',
    fair: ['A caesarean section was more frequent in urban mothers.'],
    turned: ['Urban mothers were less likely to have had a caesarean section.'],
  },
  {
    quote: 'Sizes of disks are displayed in decimal units.',
    fair: ['Sizes of disks appear in decimal units.'],
    turned: ['Sizes of disks are displayed in binary units.'],
  },
  {
    quote: 'Les deux premières ont de forts besoins, mais pas la troisième, qui est moins critique.',
    fair: ['Seules les deux premières ont de forts besoins ; la troisième est moins critique.'],
    turned: ['La troisième a de forts besoins, contrairement aux deux premières.'],
  },
];

const faultsOf = (quote: string, said: string) =>
  checkSentence(said, { quotes: [quote], about: [], asked: '' });

describe('a sentence on one of several facts', () => {
  it.each(CASES.flatMap(({ quote, fair }) => fair.map((said) => [quote, said])))(
    'of "%s" may say "%s"',
    (quote, said) => {
      expect(faultsOf(quote, said)).toEqual([]);
    },
  );

  it.each(CASES.flatMap(({ quote, turned }) => turned.map((said) => [quote, said])))(
    'of "%s" may not say "%s"',
    (quote, said) => {
      expect(faultsOf(quote, said)).not.toEqual([]);
    },
  );
});
