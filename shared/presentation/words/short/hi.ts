import type { ShortWords } from './short-words.ts';

export const HINDI_SHORT: ShortWords = {
  unsure: 'कोई निश्चित उत्तर नहीं',
  checklist: 'पूछी गई बातें',
  trust: 'भरोसा',
  method: {
    extractive: 'हर कथन एक उद्धरण है',
    written: 'उद्धरणों से लिखी गई',
    unsourced: 'बिना स्रोत: एक मॉडल की अपनी जानकारी से, बिना संदर्भ और बिना जाँच',
  },
  end: {
    no_new_evidence: 'कुछ नया नहीं मिला',
    max_iterations: 'चरणों की सीमा पूरी हुई',
    deadline: 'समय समाप्त हुआ',
    budget: 'खोज का बजट समाप्त हुआ',
    search_off: 'खोज बंद थी',
    search_failed: 'हर खोज विफल रही',
    infrastructure: 'शोध का एक भाग सेवा की ही ख़राबी से खो गया',
  },
  remarks: {
    'Not all that was written was read a second time: the wording of the rest was checked by code alone.':
      'लिखा हुआ सब कुछ दोबारा नहीं पढ़ा गया: शेष के शब्द केवल प्रोग्राम ने जाँचे हैं।',
    'nothing found': 'कुछ नहीं मिला',
    'no sure answer': 'कोई निश्चित उत्तर नहीं',
    'probably answered': 'संभवतः उत्तरित',
    'perhaps answered': 'शायद उत्तरित',
    'perhaps not all that was asked': 'शायद वह सब नहीं जो पूछा गया था',
    answered: 'उत्तर मिला',
    'Every sentence is quoted from a source; nothing was inferred beyond what the sources say.':
      'हर वाक्य किसी स्रोत से उद्धृत है; स्रोत जो कहते हैं उससे आगे कुछ नहीं निकाला गया।',
    'The sources carry no date; how current they are is not known.':
      'स्रोतों पर तारीख़ नहीं है; वे कितने नए हैं, यह ज्ञात नहीं है।',
    'The text was written by a language model from the quotes that it cites; the quotes are verified, the wording between them is not.':
      'पाठ एक भाषा मॉडल ने उन उद्धरणों से लिखा है जिन्हें वह देता है; उद्धरण जाँचे गए हैं, उनके बीच के शब्द नहीं।',
    'Parts that could not be written are given as quotes.': 'जो भाग लिखे नहीं जा सके, वे उद्धरण के रूप में दिए गए हैं।',
    'Sources disagree:': 'स्रोत असहमत हैं:',
    'only related statements': 'केवल मिलते-जुलते कथन',
    'The text is a language model’s own knowledge. It may be wrong or out of date, and no part of it can be traced to a source.':
      'यह पाठ भाषा मॉडल का अपना ज्ञान है। यह ग़लत या पुराना हो सकता है, और इसका कोई भाग किसी स्रोत तक नहीं ले जाता।',
    'not searched for, because search is off': 'नहीं खोजा गया, क्योंकि खोज बंद है',
    'not known, because every search failed': 'ज्ञात नहीं, क्योंकि हर खोज विफल रही',
    'Search was off: no source was read.': 'खोज बंद थी: कोई स्रोत नहीं पढ़ा गया।',
    'Search was off: only the documents that were named were read.': 'खोज बंद थी: केवल नामित दस्तावेज़ पढ़े गए।',
  },
  phrased: {
    independentSources: 'उत्तर जिन स्वतंत्र स्रोतों पर टिका है: {1}{2}; {3} खोजे गए थे।',
    oneSource: 'जो कुछ पढ़ा गया वह एक ही स्रोत से है ({1})।',
    disagree: 'इस पर स्रोत असहमत हैं: {1}',
    notFully: 'पूरा उत्तर नहीं मिला: {1}',
    unnamed: 'कोई उद्धरण “{1}” का नाम नहीं लेता',
    hedged: 'जिन उद्धरणों पर उनके लेखकों ने स्वयं शर्त रखी है: {2} में से {1}।',
    fewStatements: 'उद्धरण वाले कथन जिन पर यह टिका है: {1}; {2} खोजे गए थे।',
    unreached: 'पहुँच न होने से नहीं खोजा गया: {1}।',
    everyFailed: '{1} की हर खोज विफल रही: {2}',
    someFailed: '{3} की {2} में से {1} खोजें विफल रहीं: {4}',
    retracted: 'स्रोत [{1}] वापस लिया जा चुका है; केवल उस पर निर्भर न रहें।',
    concern: 'स्रोत [{1}] पर चिंता व्यक्त की गई है; केवल उस पर निर्भर न रहें।',
    flagged: 'स्रोत [{1}] अविश्वसनीय चिह्नित है; केवल उस पर निर्भर न रहें।',
    superseded: 'स्रोत [{1}] अब लागू नहीं है, जैसा वह स्वयं कहता है।',
    olderEdition: 'स्रोत [{1}] पुराना संस्करण है; उसके पास एक नया संस्करण है।',
    droppedQuotes: 'इस रिपोर्ट से छोड़े गए उद्धरण, क्योंकि संग्रहीत पाठ ने उन्हें सिद्ध नहीं किया: {1}।',
    notLookedAt: '{1}: देखा नहीं गया।',
    lost: 'अनुसंधान का एक भाग सेवा के कारण ही खो गया ({1})। फिर से पूछें; कारण सेवा के लॉग में है।',
    unread: 'मिला, पर न पढ़ा गया न उस पर भरोसा किया गया: {1}।',
    otherLanguage: 'प्रश्न और दस्तावेज़ अलग भाषाओं में हैं: बिना मॉडल के केवल नामों, अंकों और साझा शब्दों से खोजा गया{1}।',
  },
};
