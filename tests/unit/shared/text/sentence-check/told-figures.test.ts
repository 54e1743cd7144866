import { type Case, holdGroups } from './told.ts';

const FIGURES_IN_WORDS: readonly Case[] = [
  {
    quote: 'Der Eintritt stieg zwischen 2010 und 2015 von 4 Euro auf 16 Euro.',
    fair: ['Der Eintritt kostete 2015 sechzehn Euro.', 'Der Eintritt war 2015 viermal so teuer wie 2010.'],
    turned: ['Der Eintritt kostete 2015 elf Euro.', 'Der Eintritt war 2015 siebenmal so teuer wie 2010.'],
  },
  {
    quote: 'Die Anlage versorgt 325 Haushalte und ist seit 21 Jahren in Betrieb.',
    fair: ['Seit einundzwanzig Jahren versorgt die Anlage dreihundertfünfundzwanzig Haushalte.'],
    turned: [
      'Seit einundvierzig Jahren versorgt die Anlage 325 Haushalte.',
      'Seit 21 Jahren versorgt die Anlage zweihundertfünfundzwanzig Haushalte.',
    ],
  },
  {
    quote: '这座桥的修建历时30年，耗资9美元。',
    fair: ['修建这座桥花了三十年。', '这座桥耗资九美元。'],
    turned: ['修建这座桥花了三十个月。', '这座桥耗资七美元。'],
  },
  {
    quote: '该镇1954年有40%的居民从事农业。',
    fair: ['1954年，镇上四成居民务农。', '1954年，约占居民总数的40%从事农业。'],
    turned: ['1954年，镇上七成居民务农。'],
  },
  {
    quote: 'يمتد الطريق 13 كيلومترا ويستغرق عبوره 300 دقيقة.',
    fair: ['يمتد الطريق ثلاثة عشر كيلومترا.', 'يستغرق عبور الطريق ثلاثمئة دقيقة.'],
    turned: [
      'يمتد الطريق سبعة عشر كيلومترا.',
      'يمتد الطريق ثلاثة عشر ميلا.',
      'يستغرق عبور الطريق أربعمئة دقيقة.',
    ],
  },
  {
    quote: 'El museo conserva 35 cuadros y 526 dibujos.',
    fair: [
      'El museo conserva treinta y cinco cuadros.',
      'En el museo se conservan quinientos veintiséis dibujos.',
    ],
    turned: [
      'El museo conserva cuarenta y cinco cuadros.',
      'En el museo se conservan quinientos veintiocho dibujos.',
    ],
  },
];

const CROSSED_FIGURES: readonly Case[] = [
  {
    quote:
      'Of the 81 pupils tested, 38 pupils were taught in the morning with tablets, and 43 pupils were taught in the morning with textbooks.',
    fair: [
      'Of 81 pupils, 43 learned from textbooks and 38 from tablets.',
      'With textbooks 43 of the pupils were taught, with tablets 38.',
    ],
    turned: ['Of 81 pupils, 43 learned from tablets and 38 from textbooks.'],
  },
  {
    quote:
      'The pump reaches a 3.1 × higher flow compared to Alpha One, a 1.4 × higher flow compared to Beta Two with a filter.',
    fair: ['The flow is 3.1 times that of Alpha One, and 1.4 times that of Beta Two.'],
    turned: ['The flow is 3.1 times that of Beta Two, and 1.4 times that of Alpha One.'],
  },
  {
    quote: '1950年，全镇有4,210名农民、1,370名工人和690名教师。',
    fair: ['1950年，镇上有教师690人，工人1,370人。'],
    turned: ['1950年，镇上有教师1,370人，工人690人。'],
  },
  {
    quote: 'تبلغ مساحة حديقة الأزهار في المدينة 45 هكتارا. وتبلغ مساحة حديقة الحيوان في الضاحية 120 هكتارا.',
    fair: ['مساحة حديقة الحيوان 120 هكتارا، في حين أن مساحة حديقة الأزهار 45 هكتارا.'],
    turned: ['مساحة حديقة الحيوان 45 هكتارا، في حين أن مساحة حديقة الأزهار 120 هكتارا.'],
  },
  {
    quote: 'Von den Befragten fuhren 57 Prozent mit dem Rad, während 22 Prozent den Bus nahmen.',
    fair: ['Den Bus nahmen 22 Prozent, das Rad dagegen 57 Prozent.'],
    turned: ['Den Bus nahmen 57 Prozent, das Rad dagegen 22 Prozent.'],
  },
];

const FAIRLY_DERIVED: readonly Case[] = [
  {
    quote: 'Mutations of this gene are the main cause of retinoschisis and of polycystic kidney disease.',
    fair: [
      'Mutations of this gene are the main cause of PKD.',
      'PKD is mainly caused by mutations of this gene.',
    ],
    turned: ['Mutations of this gene are the main cause of MPS.'],
  },
  {
    quote: 'Patients with choriocapillaris atrophy lose their sight slowly.',
    fair: ['Patients with CCA lose their sight slowly.'],
    turned: ['Patients with AMD lose their sight slowly.'],
  },
  {
    quote: 'The sensor is read every 20 seconds.',
    fair: ['The sensor is read three times a minute.'],
    turned: ['The sensor is read five times a minute.'],
  },
  {
    quote: 'The mean change of the vacancy rate (7.1%) was -0.40% in towns.',
    fair: ['In towns the vacancy rate fell by 0.40 percentage points.'],
    turned: ['In towns the vacancy rate fell by 0.60 percentage points.'],
  },
  {
    quote: 'Blood pressure decreased by 2.1 in the tea group (p = 0.31).',
    fair: ['The decrease of blood pressure in the tea group was not statistically significant.'],
    turned: [],
  },
  {
    quote: 'Blood pressure decreased significantly by 9.1 in the tea group (p = 0.001).',
    fair: [],
    turned: ['Blood pressure in the tea group did not decrease significantly.'],
  },
  {
    quote: 'Im Herbst stieg der Milchpreis im Land auf 48 Cent.',
    fair: ['Im Herbst kostete ein Liter Milch im Land 48 Cent.'],
    turned: ['Im Herbst kostete ein Liter Milch im Land 84 Cent.'],
  },
];

holdGroups([
  ['figures in words and their units', FIGURES_IN_WORDS],
  ['figures that have changed places', CROSSED_FIGURES],
  ['what follows from its words', FAIRLY_DERIVED],
]);
