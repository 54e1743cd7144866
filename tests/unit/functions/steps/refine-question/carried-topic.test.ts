import { expect, test } from 'vitest';
import type { Brief } from '#shared/domain/brief.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';

const briefOf = (question: string): Brief =>
  refineWithoutModel({ question, context: undefined, answers: [], idf: () => 5 });

/** Questions over many subjects, each with what it asks, worded so that it stands alone. */
const ASKED: readonly (readonly [string, readonly string[]])[] = [
  [
    'How do rulesets work in rsyslog, and how do I forward over TLS?',
    ['How do rulesets work in rsyslog', 'rsyslog: how do I forward over TLS'],
  ],
  [
    'What is atrial fibrillation, how is it diagnosed, and which anticoagulants are recommended for patients over 75?',
    [
      'What is atrial fibrillation',
      'how is atrial fibrillation diagnosed',
      'atrial fibrillation: which anticoagulants are recommended for patients over 75',
    ],
  ],
  [
    'What caused the Peloponnesian War and how did Sparta win?',
    ['What caused the Peloponnesian War', 'how did Sparta win'],
  ],
  [
    'Is it safe to take ibuprofen with alcohol, and why?',
    ['Is it safe to take ibuprofen with alcohol', 'Is it safe to take ibuprofen with alcohol, and why'],
  ],
  [
    'How do I rename a branch in git and how do I delete a tag on the remote?',
    ['How do I rename a branch in git', 'git: how do I delete a tag on the remote'],
  ],
  [
    '1. What is a black hole? 2. How do they form? 3. Can anything escape one?',
    ['What is a black hole', 'How do black holes form', 'black hole: Can anything escape one'],
  ],
  [
    'Explain the photoelectric effect and its importance for quantum theory.',
    ['Explain the photoelectric effect', "Explain the photoelectric effect's importance for quantum theory"],
  ],
  [
    'Does nginx support HTTP/3, and if so, since which version?',
    ['Does nginx support HTTP/3', 'Does nginx support HTTP/3, and since which version'],
  ],
  [
    'How does a bill become law in the United States, and what happens if the president vetoes it?',
    ['How does a bill become law in the United States', 'what happens if the president vetoes the bill'],
  ],
  ['Why is the sky blue and why are sunsets red?', ['Why is the sky blue', 'why are sunsets red']],
  [
    'How long does cooked rice keep in the fridge, and can I freeze it?',
    ['How long does cooked rice keep in the fridge', 'can I freeze cooked rice'],
  ],
  [
    'What are nested functions in zsh, and how do I make an alias global?',
    ['What are nested functions in zsh', 'zsh: how do I make an alias global'],
  ],
  [
    'How did penicillin get discovered, who mass-produced it, and when was it first used on patients?',
    [
      'How did penicillin get discovered',
      'who mass-produced penicillin',
      'when was penicillin first used on patients',
    ],
  ],
  [
    "What's the boiling point of water at 3000 m, and how do I adjust cooking times?",
    ["What's the boiling point of water at 3000 m", 'water: how do I adjust cooking times'],
  ],
  [
    'What limits does systemd place on services by default, and how do I raise the number of open files?',
    [
      'What limits does systemd place on services by default',
      'systemd: how do I raise the number of open files',
    ],
  ],
  [
    'Could someone please explain how vaccines work and whether they can cause autism?',
    ['How vaccines work', 'whether vaccines can cause autism'],
  ],
  [
    'Is a contract valid without a signature, and what about an oral agreement?',
    ['Is a contract valid without a signature', 'Is an oral agreement valid without a signature'],
  ],
  [
    'How do I cut a part of a video without re-encoding, and how do I join two files?',
    ['How do I cut a part of a video without re-encoding', 'how do I join two files'],
  ],
  [
    'Who invented the printing press and what effect did it have on the Reformation?',
    ['Who invented the printing press', 'what effect did the printing press have on the Reformation'],
  ],
  [
    'How much protein does a runner need per day, and is plant protein as good as whey?',
    ['How much protein does a runner need per day', 'is plant protein as good as whey'],
  ],
  [
    'What is the role of the mitochondria in apoptosis, and which proteins regulate it?',
    [
      'What is the role of the mitochondria in apoptosis',
      'which proteins regulate the mitochondria in apoptosis',
    ],
  ],
  [
    'How do heat pumps work in cold climates, what do they cost to run, and are there subsidies in Germany?',
    [
      'How do heat pumps work in cold climates',
      'what do heat pumps cost to run',
      'heat pumps: are there subsidies in Germany',
    ],
  ],
  [
    'When did the Berlin Wall fall and what led to it?',
    ['When did the Berlin Wall fall', 'what led to it (the Berlin Wall fall)'],
  ],
  [
    'How do I make cold brew coffee, what ratio should I use and how long does the concentrate last?',
    [
      'How do I make cold brew coffee',
      'cold brew coffee: what ratio should I use',
      'cold brew coffee: how long does the concentrate last',
    ],
  ],
  [
    'What are the tax consequences of selling a house after two years, and does it matter if I rented it out?',
    [
      'What are the tax consequences of selling a house after two years',
      'selling a house: does it matter if I rented it out',
    ],
  ],
  [
    'How is carbon dating calibrated and what are its limits?',
    ['How is carbon dating calibrated', "what are carbon dating's limits"],
  ],
  [
    'What is a monad, in simple words, and when should I use one in Haskell?',
    ['What is a monad, in simple words', 'when should I use a monad in Haskell'],
  ],
  [
    'How fast do tectonic plates move, and how is this measured?',
    ['How fast do tectonic plates move', 'how is this measured (how fast tectonic plates move)'],
  ],
  [
    'Please list (a) the side effects of lithium, (b) the monitoring required, and (c) drugs that interact with it.',
    [
      'the side effects of lithium',
      'lithium: the monitoring required',
      'lithium: drugs that interact with it',
    ],
  ],
  [
    'What happens to a body in space without a suit, and how long would one survive?',
    ['What happens to a body in space without a suit', 'body in space: how long would one survive'],
  ],
  [
    'Does coffee raise blood pressure? If yes, by how much and for how long?',
    [
      'Does coffee raise blood pressure',
      'Does coffee raise blood pressure, and by how much',
      'Does coffee raise blood pressure, and for how long',
    ],
  ],
  [
    'How do bees find their way home and do pesticides interfere with that?',
    ['How do bees find their way home', 'do pesticides interfere with that (bees find their way home)'],
  ],
  [
    'How do I create an index concurrently in PostgreSQL, what locks does it take, and what if it fails?',
    [
      'How do I create an index concurrently in PostgreSQL',
      'index concurrently in PostgreSQL: what locks does it take',
      'what if the index concurrently in PostgreSQL fails',
    ],
  ],
  [
    'What is the statute of limitations for medical malpractice in New York and when does the clock start?',
    [
      'What is the statute of limitations for medical malpractice in New York',
      'medical malpractice in New York: when does the clock start',
    ],
  ],
  [
    'How can I stop my cat from scratching the sofa, and are spray deterrents safe for kittens?',
    ['How can I stop my cat from scratching the sofa', 'cat: are spray deterrents safe for kittens'],
  ],
  [
    'What is superconductivity, at what temperature does it occur in YBCO, and why do we not use it for power lines?',
    [
      'What is superconductivity',
      'at what temperature does superconductivity occur in YBCO',
      'why do we not use superconductivity for power lines',
    ],
  ],
  [
    'How do I sharpen a kitchen knife with a whetstone, and which grit comes first?',
    ['How do I sharpen a kitchen knife with a whetstone', 'kitchen knife: which grit comes first'],
  ],
  [
    'How do I set an environment variable for one systemd unit, and where are drop-in files stored?',
    [
      'How do I set an environment variable for one systemd unit',
      'environment variable: where are drop-in files stored',
    ],
  ],
  [
    'Was kostet ein Notar beim Hauskauf und wer muss ihn bezahlen?',
    ['Was kostet ein Notar beim Hauskauf', 'Notar: wer muss ihn bezahlen'],
  ],
  [
    'Welche Nebenwirkungen hat Metformin und wann darf man es nicht nehmen?',
    ['Welche Nebenwirkungen hat Metformin', 'Metformin: wann darf man es nicht nehmen'],
  ],
  [
    'Wie lange ist gekochter Reis im Kühlschrank haltbar und kann ich ihn einfrieren?',
    ['Wie lange ist gekochter Reis im Kühlschrank haltbar', 'gekochter Reis: kann ich ihn einfrieren'],
  ],
  [
    'Comment fonctionne un vaccin à ARN messager et quels sont ses effets secondaires ?',
    [
      'Comment fonctionne un vaccin à ARN messager',
      'vaccin à ARN messager: quels sont ses effets secondaires',
    ],
  ],
  [
    "Quelles sont les causes de la Révolution française et comment s'est-elle terminée ?",
    [
      'Quelles sont les causes de la Révolution française',
      "Révolution française: comment s'est-elle terminée",
    ],
  ],
  [
    'Combien de temps faut-il cuire un œuf mollet, et peut-on le réchauffer ?',
    ['Combien de temps faut-il cuire un œuf mollet', 'cuire un œuf mollet: peut-on le réchauffer'],
  ],
  [
    'Puis-je rompre mon bail avant la fin et quel préavis dois-je respecter ?',
    ['Puis-je rompre mon bail avant la fin', 'bail: quel préavis dois-je respecter'],
  ],
  [
    '¿Cómo funciona la fotosíntesis y por qué las hojas son verdes?',
    ['Cómo funciona la fotosíntesis', 'fotosíntesis: por qué las hojas son verdes'],
  ],
  [
    '¿Cuáles son los síntomas de la diabetes tipo 2 y cómo se diagnostica?',
    ['Cuáles son los síntomas de la diabetes tipo 2', 'diabetes tipo 2: cómo se diagnostica'],
  ],
  [
    '¿Qué es un contrato de arrendamiento y cuándo se puede rescindir?',
    ['Qué es un contrato de arrendamiento', 'contrato de arrendamiento: cuándo se puede rescindir'],
  ],
  [
    '¿Cuánto cuesta mantener un perro y qué vacunas necesita?',
    ['Cuánto cuesta mantener un perro', 'perro: qué vacunas necesita'],
  ],
  [
    '¿Quién descubrió América y en qué año?',
    ['Quién descubrió América', 'Quién descubrió América (en qué año)'],
  ],
  [
    'Come si prepara la carbonara e quali ingredienti non devono mancare?',
    ['Come si prepara la carbonara', 'carbonara: quali ingredienti non devono mancare'],
  ],
  [
    "Quali sono le cause della caduta dell'Impero romano e quando avvenne?",
    ["Quali sono le cause della caduta dell'Impero romano", "caduta dell'Impero romano: quando avvenne"],
  ],
  [
    "Che cos'è la fotosintesi e perché è importante?",
    ["Che cos'è la fotosintesi", 'fotosintesi: perché è importante'],
  ],
  [
    "Quanto dura la garanzia di un'auto usata e chi deve pagare le riparazioni?",
    ["Quanto dura la garanzia di un'auto usata", "garanzia di un'auto usata: chi deve pagare le riparazioni"],
  ],
  ['什么是量子纠缠，它是如何被证实的？', ['什么是量子纠缠', '量子纠缠: 它是如何被证实的']],
  ['糖尿病的症状有哪些，如何预防？', ['糖尿病的症状有哪些', '糖尿病: 如何预防']],
  ['为什么天空是蓝色的，日落为什么是红色的？', ['为什么天空是蓝色的', '天空: 日落为什么是红色的']],
  ['ما هي أعراض مرض السكري وكيف يمكن علاجه؟', ['ما هي أعراض مرض السكري', 'مرض السكري: وكيف يمكن علاجه']],
  [
    'كيف يعمل اللقاح ولماذا نحتاج إلى جرعة معززة؟',
    ['كيف يعمل اللقاح', 'اللقاح: ولماذا نحتاج إلى جرعة معززة'],
  ],
  ['متى سقطت الأندلس ومن كان آخر ملوكها؟', ['متى سقطت الأندلس', 'الأندلس: ومن كان آخر ملوكها']],
  ['मधुमेह के लक्षण क्या हैं और इसका इलाज कैसे होता है?', ['मधुमेह के लक्षण क्या हैं', 'मधुमेह: इसका इलाज कैसे होता है']],
  ['प्रकाश संश्लेषण क्या है और यह क्यों महत्वपूर्ण है?', ['प्रकाश संश्लेषण क्या है', 'प्रकाश संश्लेषण: यह क्यों महत्वपूर्ण है']],
  [
    'How do I set up a reverse proxy with nginx and how do I add basic auth?',
    ['How do I set up a reverse proxy with nginx', 'nginx: how do I add basic auth'],
  ],
  [
    'How do antibiotics work and why are some bacteria resistant to them?',
    ['How do antibiotics work', 'why are some bacteria resistant to antibiotics'],
  ],
  [
    'How do I treat a burn at home and when is a doctor needed?',
    ['How do I treat a burn at home', 'burn: when is a doctor needed'],
  ],
  [
    'What is the half-life of caffeine, and does it change in pregnancy?',
    ['What is the half-life of caffeine', 'does the half-life of caffeine change in pregnancy'],
  ],
  [
    'Tell me about the French Revolution: causes, main events and outcome.',
    [
      'As to the French Revolution, what is known about causes',
      'As to the French Revolution, what is known about main events',
      'As to the French Revolution, what is known about outcome',
    ],
  ],
  [
    'I run Debian 12. How do I upgrade to Debian 13, and can I go back if something breaks?',
    ['How do I upgrade to Debian 13', 'can I go back if something breaks'],
  ],
  [
    'Explain how TLS handshakes work, what a cipher suite is, and how certificates are validated.',
    [
      'Explain how TLS handshakes work',
      'TLS handshakes: what a cipher suite is',
      'TLS handshakes: how certificates are validated',
    ],
  ],
  [
    'Does zinc shorten colds? How much should one take? Are there side effects?',
    ['Does zinc shorten colds', 'zinc: How much should one take', 'zinc: Are there side effects'],
  ],
  [
    'How do glaciers form, move and melt?',
    ['How do glaciers form', 'How do glaciers move', 'How do glaciers melt'],
  ],
  [
    'Who can witness a will, and must witnesses be present at the same time?',
    ['Who can witness a will', 'must witnesses be present at the same time'],
  ],
  [
    'When was the first heart transplant performed, by whom, and how long did the patient survive?',
    [
      'When was the first heart transplant performed',
      'When was the first heart transplant performed, and by whom',
      'first heart transplant: how long did the patient survive',
    ],
  ],
  ['Why do cats purr and do big cats purr as well?', ['Why do cats purr', 'do big cats purr as well']],
  [
    'How do I prune roses, and when is the best time to do it?',
    ['How do I prune roses', 'when is the best time to prune roses'],
  ],
  [
    'What are the pros and cons of wood pellets for heating, and how much do they cost per kWh?',
    [
      'What are the pros of wood pellets for heating',
      'What are the cons of wood pellets for heating',
      'how much do wood pellets for heating cost per kWh',
    ],
  ],
  [
    "What is dark matter, what evidence is there for it, and why can't we see it?",
    ['What is dark matter', 'what evidence is there for dark matter', "why can't we see dark matter"],
  ],
  [
    'What is a stack overflow, how can I detect one, and how do I prevent it?',
    ['What is a stack overflow', 'how can I detect a stack overflow', 'how do I prevent the stack overflow'],
  ],
  [
    'Does the GPL allow commercial use, and must I publish my changes?',
    ['Does the GPL allow commercial use', 'GPL: must I publish my changes'],
  ],
  [
    'What is the safest way to thaw a turkey, and how long does it take per kilogram?',
    ['What is the safest way to thaw a turkey', 'how long does it take to thaw a turkey per kilogram'],
  ],
  [
    'How do I back up a PostgreSQL database, how do I restore it, and how long does either take for 100 GB?',
    [
      'How do I back up a PostgreSQL database',
      'how do I restore the PostgreSQL database',
      'PostgreSQL database: how long does either take for 100 GB',
    ],
  ],
  [
    'In tmux, how do I split a pane, how do I resize it, and how do I copy text?',
    ['In tmux, how do I split a pane', 'In tmux, how do I resize the pane', 'In tmux, how do I copy text'],
  ],
  [
    'Can landlords in California raise the rent by any amount, and how much notice must they give?',
    [
      'Can landlords in California raise the rent by any amount',
      'how much notice must landlords in California give',
    ],
  ],
  [
    'Which foods contain vitamin B12, and how can vegans get enough of it?',
    ['Which foods contain vitamin B12', 'how can vegans get enough of vitamin B12'],
  ],
  [
    'Why did the dinosaurs die out and how did mammals survive?',
    ['Why did the dinosaurs die out', 'dinosaurs: how did mammals survive'],
  ],
  [
    'Should children under two watch television, and why or why not?',
    ['Should children under two watch television', 'Should children under two watch television, and why'],
  ],
  [
    'Name three causes of World War I and explain how each contributed.',
    ['Name three causes of World War I', 'three causes of World War I: explain how each contributed'],
  ],
  [
    'Is there a way to recover deleted files on ext4, and which tools work best?',
    ['Is there a way to recover deleted files on ext4', 'deleted files: which tools work best'],
  ],
  [
    'How does sleep affect memory and what is the role of REM sleep?',
    ['How does sleep affect memory', 'what is the role of REM sleep'],
  ],
  [
    'Where do salmon spawn, how do they find their river, and why do they die afterwards?',
    ['Where do salmon spawn', 'how do salmon find their river', 'why do salmon die afterwards'],
  ],
  [
    'How is cheese made and why does Swiss cheese have holes?',
    ['How is cheese made', 'why does Swiss cheese have holes'],
  ],
  [
    "What's the fastest way to boil eggs without cracking them, and why do they crack?",
    ["What's the fastest way to boil eggs without cracking them", 'why do eggs crack'],
  ],
];

test.each(ASKED)('reads “%s” as what it asks, each by itself', (question, asked) => {
  const brief = briefOf(question);
  expect(brief.aspects.map(({ text }) => text)).toEqual(asked);
});

test('compares what a pronoun stands for', () => {
  const question = 'What is Kubernetes, how does it differ from Docker Swarm, and is it worth the effort?';
  const brief = briefOf(question);
  expect(brief.entities).toEqual(['Kubernetes', 'Docker Swarm']);
  expect(brief.aspects.at(-1)?.text).toBe('Kubernetes: is it worth the effort');
});

test('takes a noun that may be a verb for a part of both things compared', () => {
  const question = 'Is remote work more productive than office work?';
  const brief = briefOf(question);
  expect(brief.aspects.map(({ compares }) => compares)).toEqual([['remote work', 'office work']]);
});

test('asks nothing of each of two things that are taken together', () => {
  const question = 'How do vaccines differ from antibiotics, and can both be given together?';
  const brief = briefOf(question);
  expect(brief.aspects.at(-1)).toMatchObject({ text: 'can vaccines and antibiotics be given together' });
});

test('words what is asked of German things in German', () => {
  const question = 'Was ist der Unterschied zwischen Mietkaution und Bürgschaft?';
  const brief = briefOf(question);
  expect(brief.aspects.at(-1)?.wordings).toEqual(['Mietkaution', 'Bürgschaft']);
});
