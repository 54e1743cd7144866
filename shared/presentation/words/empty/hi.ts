import type { InsufficiencyWords } from '#shared/domain/insufficiency-words.ts';

export const HINDI_INSUFFICIENCY: InsufficiencyWords = {
  nothing: 'जो पढ़ा और जाँचा जा सका, उसमें से कुछ भी इस प्रश्न का उत्तर नहीं देता।',
  off: 'खोज बंद थी: किसी स्रोत से नहीं पूछा गया, इसलिए उद्धृत करने को कुछ नहीं है।',
  failed: 'हर खोज विफल रही: इस प्रश्न पर क्या मिल सकता है, यह ज्ञात नहीं है।',
  nobodyAsked: 'किसी खोज सेवा से नहीं पूछा गया।',
  nobodyAskedAsOff: 'खोज बंद थी: किसी खोज सेवा से नहीं पूछा गया।',
  onlyNamed: 'खोज बंद थी: केवल जो बताया गया था वही पढ़ा गया।',
  unreachable: (providers) => `पहुँच न होने के कारण नहीं खोजा गया: ${providers}।`,
  searched: (provider, { searches, failures, documents, reasons }) =>
    `${provider} में खोज: ${searches} खोज${failedOf(failures, reasons)}, ${documents} दस्तावेज़ मिले।`,
  read: (documents, skipped, brought) => {
    const unread = skipped === 0 ? '' : `, ${skipped} पढ़े नहीं जा सके`;
    const unsure = brought === 'perhaps' ? '' : '; उनमें कोई निश्चित उत्तर नहीं है';
    return documents === 0
      ? `कोई दस्तावेज़ नहीं पढ़ा गया${unread}।`
      : `${documents} दस्तावेज़ पढ़े गए${unread}${unsure}।`;
  },
  letSearch: 'खोजने दें: `--provider none` के बिना, और `SEARCH_PROVIDERS` खाली हो या सेवाओं के नाम दे।',
  askAgain: (providers) => `जब ${providers} तक पहुँच हो, तब फिर पूछें।`,
  otherDocuments: 'दूसरे दस्तावेज़ों में खोजें: `--corpus फ़ोल्डर` आपका अपना फ़ोल्डर बताता है।',
  pubmed: 'चिकित्सा और जीवविज्ञान के लिए PubMed में खोजें: `--provider pubmed`।',
  otherWords: (isSeveral) => `दूसरे शब्दों में पूछें, जैसा दस्तावेज़ कहते${isSeveral ? ', या एक बार में एक ही बात' : ''}।`,
};

function failedOf(failures: number, reasons: string): string {
  if (failures === 0) return '';
  return ` (${failures} विफल${reasons === '' ? '' : `: ${reasons}`})`;
}
