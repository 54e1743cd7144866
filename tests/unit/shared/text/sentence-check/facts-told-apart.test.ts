// Longer than 250 lines: a list of quotes with what may be said of them and what may not.

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
  {
    quote: 'Relapse was less frequent in treated than non-treated eyes (21.5% vs 39.4%; P = 0.04).',
    fair: [
      'The relapse rate was 39.4% in non-treated eyes.',
      'Eyes relapsed in 39.4% of the cases without and 21.5% of those with treatment.',
    ],
    turned: ['The relapse rate was 21.5% in non-treated eyes.'],
  },
  {
    quote:
      'The mean age in the exercise and control groups was 61.2 ± 3.4 and 58.7 ± 3.1 years, respectively.',
    fair: ['In the control group the mean age was 58.7 years.'],
    turned: ['In the control group the mean age was 61.2 years.'],
  },
  {
    quote: 'Of the cases 710 (88.2%) and 95 (11.8%) were viral pneumonia and tuberculosis, respectively.',
    fair: ['Of the cases 95 were tuberculosis.'],
    turned: ['Tuberculosis was found in 710 of the cases.'],
  },
  {
    quote: 'In May it accounted for 82% of all searches, compared with 4.1% for Lycos.',
    fair: ['Lycos accounted for 4.1% of all searches.'],
    turned: ['Lycos accounted for 82% of all searches in May.'],
  },
  {
    quote:
      'Swelling was less in the test group, but this difference failed to reach statistical significance.',
    fair: ['Swelling was less in the test group, though not significantly.'],
    turned: ['Swelling was significantly less in the test group.'],
  },
  {
    quote: 'Some members, like the founders, do not support the plan and leave the club.',
    fair: ['The founders are among the members who do not support the plan.'],
    turned: ['No members support the plan.'],
  },
  {
    quote: 'For each package there can at most one version be selected.',
    fair: ['Several versions of a package cannot be selected.'],
    turned: ['Several versions can be selected for each package.'],
  },
  {
    quote: '2006年，公司把容量由10 Gbit/s提升至100 Gbit/s。',
    fair: ['公司在2006年把容量从10 Gbit/s增加到100 Gbit/s。'],
    turned: ['公司在2006年把容量由100 Gbit/s降至10 Gbit/s。'],
  },
  {
    quote: '学者描述了不少于700种制剂以及它们的性质。',
    fair: ['学者描述了至少700种制剂，连同它们的性质。'],
    turned: ['学者描述了不到700种制剂。'],
  },
  {
    quote: 'وفي أكتوبر سنة 1972 تم إنشاء اتصال إلى حاسوب الجامعة.',
    fair: ['أُنشئ الاتصال بحاسوب الجامعة في أكتوبر 1972.'],
    turned: ['تم إنشاء اتصال إلى حاسوب الجامعة في ديسمبر سنة 1972.'],
  },
  {
    quote: "The outer file's type, path, and address are not copied to the view.",
    fair: ['The view gets neither the type nor the path or the address of the outer file.'],
    turned: ["The outer file's type, path, and address are copied to the view."],
  },
  {
    quote: 'Keep `passHeaders` disabled unless absolutely necessary (default: false).',
    fair: ['`passHeaders` is disabled by default.'],
    turned: ['`passHeaders` is enabled by default.'],
  },
  {
    quote: 'The listener will be invoked only once when the response finished.',
    fair: ['Once the response is finished, the listener is called a single time.'],
    turned: ['The listener will be invoked several times when the response finished.'],
  },
  {
    quote: '这些文件使用xz而不是gzip来压缩。',
    fair: ['这些文件用xz压缩，不用gzip。'],
    turned: ['这些文件使用gzip而不是xz来压缩。'],
  },
  {
    quote: 'Each update takes a delta rather than a full copy.',
    fair: ['Instead of a full copy, each update takes a delta.'],
    turned: ['Each update takes a full copy rather than a delta.'],
  },
  {
    quote: 'The score was higher in Group A as compared to Group B, within 30 minutes after admission.',
    fair: ['Within 30 minutes after admission the score was lower in Group B than in Group A.'],
    turned: ['Within 30 minutes after admission the score was higher in Group B than in Group A.'],
  },
  {
    quote: 'El programa es ejecutado diariamente por la aplicación cron.',
    fair: ['Cada día la aplicación cron ejecuta el programa.'],
    turned: ['El programa es ejecutado semanalmente por la aplicación cron.'],
  },
  {
    quote: 'Both weights are normally equal unless the current weight has been changed.',
    fair: ['As long as the current weight is not changed, both weights are normally equal.'],
    turned: [],
  },
  {
    quote: 'None of the readers found all the six faults; three readers had five.',
    fair: ['Three readers found five of the faults.'],
    turned: ['All the readers found the six faults.'],
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
