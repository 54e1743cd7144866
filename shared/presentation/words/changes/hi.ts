import type { ChangeWords } from './change-words.ts';

export const HINDI_CHANGES: ChangeWords = {
  whatChanged: 'क्या बदला',
  unchangedSince: (date) => `${date} के बाद कुछ नहीं बदला।`,
  changesSince: (count, date) => `${date} के बाद ${count} बदलाव`,
  kinds: {
    new: 'नया स्रोत',
    strengthened: 'नया स्रोत, जो वही कहता है',
    weakened: 'कमज़ोर हुआ',
    contradicted: 'नया स्रोत, जो विरोध करता है',
    withdrawn: 'अब नहीं कहा जाता',
    retracted: 'वापस लिया गया',
    changed: 'स्रोत बदला',
    gone: 'स्रोत नहीं रहा',
  },
  statements: {
    new: 'नया',
    strengthened: 'मज़बूत हुआ',
    weakened: 'कमज़ोर हुआ',
    contradicted: 'विरोध हुआ',
    withdrawn: 'अब नहीं कहा जाता',
    not_found: 'इस बार नहीं मिला',
    unchanged: 'वैसा ही',
  },
  before: 'पहले',
  now: 'अब',
};
