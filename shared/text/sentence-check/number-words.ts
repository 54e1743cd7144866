import { readCompound } from './compound-numbers.ts';
import { type WordNumber, hanCounts } from './han-numbers.ts';
import { textLanguage, type TextLanguage } from './language.ts';

/** Words of numbers, from 0 (or 2, where the word for 1 is an article) on, in order; `=` gives a value of its own. */
const COUNTS: Readonly<Record<TextLanguage, string>> = {
  en: `zero=0 one=1 two=2 three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 dozen=12 twice=2 thrice=3
both=2 first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10`,
  de: `null=0 zwei=2 drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn
neunzehn zwanzig dreißig=30 dreissig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 dutzend=12 beide=2
beiden=2 zweimal=2 dreimal=3 erste=1 ersten=1 zweite=2 zweiten=2 dritte=3 dritten=3 vierte=4 fünfte=5`,
  fr: `zéro=0 deux=2 trois quatre cinq six sept huit neuf=9 dix onze douze treize quatorze quinze seize vingt=20 trente=30
quarante=40 cinquante=50 soixante=60 douzaine=12 premier=1 première=1 deuxième=2 troisième=3 quatrième=4`,
  es: `cero=0 dos=2 tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte=20 treinta=30 cuarenta=40
cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200
doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600
setecientos=700 ochocientos=800 novecientos=900 docena=12 ambos=2 ambas=2 primer=1 primera=1 segundo=2 tercer=3 tercera=3`,
  it: `zero=0 due=2 tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici venti=20 trenta=30
quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90 primo=1 prima=1 secondo=2 terzo=3`,
  pt: `zero=0 dois=2 duas=2 três=3 quatro cinco seis sete oito nove dez onze doze treze catorze quinze vinte=20 trinta=30
quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 ambos=2 ambas=2 primeiro=1 segundo=2 terceiro=3`,
  nl: `nul=0 twee=2 drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien
negentien twintig dertig=30 veertig=40 vijftig=50 eerste=1 tweede=2 derde=3`,
  ru: `ноль=0 один=1 одна=1 два=2 три четыре пять шесть семь восемь девять десять две=2 двух=2 трех=3 трёх=3 четырех=4 четырёх=4
пяти=5 шести=6 двадцать=20 тридцать=30 сорок=40 пятьдесят=50 первый=1 второй=2 третий=3`,
  hi: `शून्य=0 एक=1 दो=2 तीन चार पांच छह सात आठ नौ दस पाँच=5 छः=6 बीस=20 पहला=1 दूसरा=2 तीसरा=3`,
  ar: `صفر=0 واحد=1 اثنان=2 ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة اثنين=2 ثلاث=3 أربعة=4 أربع=4 خمس=5 سبع=7 تسع=9
عشرون=20 عشرين=20 ثلاثون=30 ثلاثين=30 أربعون=40 أربعين=40 خمسون=50 خمسين=50 ستون=60 ستين=60 سبعون=70 سبعين=70
ثمانون=80 ثمانين=80 تسعون=90 تسعين=90 مئة=100 مائة=100 مئتان=200 مئتين=200 مائتان=200 مائتين=200 ألفان=2000 ألفين=2000
ثلاثمئة=300 ثلاثمائة=300 أربعمئة=400 أربعمائة=400 خمسمئة=500 خمسمائة=500 ستمئة=600 ستمائة=600 سبعمئة=700 سبعمائة=700
ثمانمئة=800 ثمانمائة=800 تسعمئة=900 تسعمائة=900 اثنتان=2 اثنتين=2 اثنا=2 اثني=2 اثنتا=2 اثنتي=2 ست=6 ثماني=8 عشر=10`,
  other: '',
};

const MULTIPLIERS: Readonly<Record<string, number>> = {
  hundred: 100,
  hundreds: 100,
  hundert: 100,
  cent: 100,
  cents: 100,
  cien: 100,
  ciento: 100,
  cento: 100,
  cem: 100,
  honderd: 100,
  thousand: 1e3,
  thousands: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  mila: 1e3,
  duizend: 1e3,
  тысяча: 1e3,
  тысяч: 1e3,
  тысячи: 1e3,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  millionen: 1e6,
  millón: 1e6,
  millones: 1e6,
  milione: 1e6,
  milioni: 1e6,
  milhão: 1e6,
  milhões: 1e6,
  miljoen: 1e6,
  миллион: 1e6,
  миллиона: 1e6,
  миллионов: 1e6,
  млн: 1e6,
  mn: 1e6,
  lakh: 1e5,
  crore: 1e7,
  लाख: 1e5,
  करोड़: 1e7,
  हज़ार: 1e3,
  हजार: 1e3,
  ألف: 1e3,
  آلاف: 1e3,
  مليون: 1e6,
  مليار: 1e9,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  mrd: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  miliardo: 1e9,
  miliardi: 1e9,
  bilhão: 1e9,
  bilhões: 1e9,
  miljard: 1e9,
  миллиард: 1e9,
  миллиарда: 1e9,
  миллиардов: 1e9,
  млрд: 1e9,
  trillion: 1e12,
  trillions: 1e12,
  billionen: 1e12,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  億: 1e8,
  亿: 1e8,
  만: 1e4,
  억: 1e8,
};

const WORDS: Readonly<Record<TextLanguage, ReadonlyMap<string, number>>> = {
  en: readCounts(COUNTS.en),
  de: readCounts(COUNTS.de),
  fr: readCounts(COUNTS.fr),
  es: readCounts(COUNTS.es),
  it: readCounts(COUNTS.it),
  pt: readCounts(COUNTS.pt),
  nl: readCounts(COUNTS.nl),
  ru: readCounts(COUNTS.ru),
  hi: readCounts(COUNTS.hi),
  ar: readCounts(COUNTS.ar),
  other: new Map(),
};

function readCounts(list: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let next = 0;
  for (const entry of list.split(/\s+/u).filter((word) => word !== '')) {
    const [word = '', value] = entry.split('=');
    const count = value === undefined ? next : Number(value);
    counts.set(word, count);
    next = count + 1;
  }
  return counts;
}

/** What a word by which numbers are multiplied stands for: `million`, `Mrd`, `万`. */
export function multiplierOf(word: string): number | undefined {
  const key = word.toLowerCase().replace(/\.$/u, '');
  return Object.hasOwn(MULTIPLIERS, key) ? MULTIPLIERS[key] : undefined;
}

const WORD = /[\p{L}\p{M}]+/gu;
const ENDS_LIKE_TENS = 20;
/** `ثلاثة عشر` is three and ten. */
const ARABIC_TEN = /^عشرة?$/u;

/** The numbers that a text writes in words of its language: `twenty-five`, `three million`, `zwölf`. */
export function readNumberWords(text: string): readonly WordNumber[] {
  const language = textLanguage(text);
  const counts = WORDS[language];
  const found: WordNumber[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = withoutArabicAnd(match[0].toLowerCase(), counts);
    const isArabicAnd = word.length < match[0].length;
    const [start, end] = [match.index, match.index + match[0].length];
    const previous = found.at(-1);
    const isNext =
      previous !== undefined && /^(?:[\s-]|\s(?:and|y)\s)$/u.test(text.slice(previous.end, start));
    const multiplier = multiplierOf(word);
    const compound = counts.has(word) ? undefined : readCompound(word, language);
    const value = counts.get(word) ?? compound?.value;
    if (multiplier !== undefined && isNext && previous.value > 0) {
      found[found.length - 1] = { ...previous, value: previous.value * multiplier, end };
    } else if (isNext && ARABIC_TEN.test(word) && previous.value < 10) {
      found[found.length - 1] = { ...previous, value: previous.value + 10, end };
    } else if (value !== undefined && isNext && isSum(previous.value, value, isArabicAnd)) {
      found[found.length - 1] = { ...previous, value: previous.value + value, end };
    } else if (value !== undefined) {
      found.push({ value, start, end: start + (compound?.length ?? match[0].length) });
    }
  }
  return [...found, ...hanCounts(text)];
}

/** `وثلاثين` is "and thirty": what follows it is added. */
function withoutArabicAnd(word: string, counts: ReadonlyMap<string, number>): string {
  return word.startsWith('و') && !counts.has(word) && counts.has(word.slice(1)) ? word.slice(1) : word;
}

/** `twenty-five` and `two hundred and five` are sums; `two, five` is not. */
function isSum(first: number, second: number, isOnesFirst: boolean): boolean {
  if (second < 1) return false;
  if (isOnesFirst && first < 10 && second >= ENDS_LIKE_TENS && second < 100) return second % 10 === 0;
  if (first >= ENDS_LIKE_TENS && first < 100) return first % 10 === 0 && second < 10;
  return first >= 100 && first % 100 === 0 && second < 100;
}
