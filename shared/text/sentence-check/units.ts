/** A unit of measure: amounts of one dimension compare by `value * factor`. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

/**
 * One unit a line: dimension, factor, then its spellings in several languages. `_` stands for a blank. What is longer
 * than three letters is read in any case; symbols as they are written here, or in capitals.
 */
const TABLE = `
share 1 % ٪ ％ percent per_cent pct percentage prozent pourcent pour_cent por_ciento porcentaje per_cento percento por_cento procent процент процента процентов процентами प्रतिशत في_المئة بالمئة في_المائة بالمائة
share 10 成
share 0.1 ‰ promille per_mille per_mil
points 1 percentage_points percentage_point percent_points percent_point %-points pp prozentpunkte prozentpunkten prozentpunkt points_de_pourcentage point_de_pourcentage puntos_porcentuales punto_porcentual punti_percentuali punto_percentuale pontos_percentuais ponto_percentual procentpunten процентных_пункта процентных_пунктов процентный_пункт 个百分点 個百分點 パーセントポイント ポイント
time 1e-9 ns nanosecond nanoseconds
time 1e-6 µs μs us microsecond microseconds mikrosekunde mikrosekunden microsecondes microsegundos
time 1e-3 ms msec millisecond milliseconds millisekunde millisekunden milliseconde millisecondes milisegundo milisegundos millisecondi 毫秒 ミリ秒 миллисекунд миллисекунды
time 1 s sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi секунда секунды секунд 秒 초 सेकंड सेकेंड ثانية ثوان ثانيتين ثواني
time 60 min mins minute minutes minuten minuto minutos minuti минута минуты минут 分钟 分鐘 분 मिनट دقيقة دقائق
time 3600 h hr hrs hour hours stunde stunden heure heures hora horas ora ore uur час часа часов 小时 小時 時間 시간 घंटा घंटे ساعة ساعات ساعتين
time 86400 day days tag tage tagen tages jour jours journée día dia días dias giorno giorni dag dagen день дня дней 天 日間 일 दिन يوم أيام يوما أياما día
time 604800 week weeks woche wochen semaine semaines semana semanas settimana settimane weken неделя недели недель 周 週間 주 सप्ताह أسبوع أسابيع أسبوعا 星期 个星期 礼拜
calendar 1 month months monat monate monaten mois mes meses mese mesi mês maand maanden месяц месяца месяцев 个月 個月 か月 ヶ月 개월 महीना महीने شهر أشهر شهرا شهور
calendar 12 year years yr yrs jahr jahre jahren année années ans año años anno anni ano anos jaar jaren год года лет 年間 년 साल वर्ष سنة سنوات عاما 年 عام أعوام سنين jährig
calendar 120 decade decades jahrzehnt jahrzehnte décennie décennies década décadas decennio decenni
bytes 1 byte bytes octet octets байт байта байтов 字节 バイト
bytes 1e3 kb kib kilobyte kilobytes kibibyte kibibytes ko кб
bytes 1e6 mb mib megabyte megabytes mebibyte mebibytes mo мб
bytes 1e9 gb gib gigabyte gigabytes gibibyte gibibytes go гб
bytes 1e12 tb tib terabyte terabytes tebibyte tebibytes тб
bytes 1e15 pb pib petabyte petabytes
bits 1 bit bits
bits 1e3 kbit kbits kbps kbit/s
bits 1e6 mbit mbits mbps mbit/s
bits 1e9 gbit gbits gbps gbit/s
length 1e-9 nm nanometer nanometers nanometre nanometres
length 1e-6 µm μm micrometer micrometers micrometre micrometres micron microns
length 1e-3 mm millimeter millimeters millimetre millimetres milímetro milímetros millimètre millimètres мм 毫米 milimetros مليمتر ملم
length 0.01 cm centimeter centimeters centimetre centimetres zentimeter centimètre centimètres centímetro centímetros см 厘米 公分 centimetros سنتيمتر سنتيمترا سم
length 1 m meter meters metre metres metern mètre mètres metro metros metri метр метра метров 米 मीटर متر أمتار مترا
length 1e3 km kilometer kilometers kilometre kilometres kilometern kilomètre kilomètres kilómetro kilómetros quilômetro quilômetros chilometri км километр километра километров 公里 キロメートル किलोमीटर किमी كيلومتر 千米 كيلومترا كيلومترات كم
length 0.0254 inch inches zoll pulgada pulgadas 英寸 بوصة
length 0.3048 ft foot feet fuß pie pies 英尺 قدم قدما أقدام
length 1852 nautical_mile nautical_miles nmi seemeile seemeilen mille_marin milles_marins milla_náutica millas_náuticas miglia_nautiche miglio_nautico milha_náutica milhas_náuticas zeemijl zeemijlen морская_миля морских_миль 海里 海浬
length 1609.344 mile miles meile meilen milla millas 英里 ميل ميلا أميال
mass 1e-9 ng nanogram nanograms
mass 1e-6 µg μg mcg ug microgram micrograms mikrogramm
mass 1e-3 mg milligram milligrams milligramm milligramme milligrammes miligramo miligramos мг 毫克 مليغرام ملغ ملغم
mass 1 g gram grams gramm gramme grammes gramo gramos grammi грамм 克 غرام غراما غرامات جرام
mass 1e3 kg kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos кг 公斤 千克 किलोग्राम كيلوغرام كيلوغراما كيلوغرامات كيلوجرام كغ كجم
mass 1e6 t tonne tonnes tonnen ton tons tonelada toneladas тонн тонны 吨 طن طنا أطنان toneladas
mass 453.59237 lb lbs pound pounds
volume 1e-6 µl μl microliter microlitre microliters microlitres
volume 1e-3 ml milliliter milliliters millilitre millilitres 毫升 milliliter mililitro mililitros
volume 1 l liter liters litre litres litern litro litros litri литр литра литров 升 リットル लीटर لتر لترا لترات
area 1e4 hectare hectares hektar hectárea hectáreas هكتار هكتارا هكتارات 公顷
area 4046.8564 acre acres فدان فدانا أفدنة 英亩
usd 1 $ usd us$ dollar dollars dólar dólares доллар доллара долларов 美元 ドル डॉलर دولار us-dollar us-dollars dollars dólares_estadounidenses dolares دولارا دولارات
eur 1 € eur euro euros евро 欧元 ユーロ यूरो يورو
gbp 1 £ gbp
jpy 1 ¥ jpy yen 日元 円
inr 1 ₹ inr rupee rupees रुपये
temperature 1 °c ℃ celsius
fahrenheit 1 °f ℉ fahrenheit
frequency 1 hz hertz
frequency 1e3 khz kilohertz
frequency 1e6 mhz megahertz
frequency 1e9 ghz gigahertz
power 1e-3 mW milliwatt milliwatts
power 1 w watt watts
power 1e3 kw kilowatt kilowatts
power 1e6 mw megawatt megawatts
power 1e9 gw gigawatt gigawatts
energy 1 wh
energy 1e3 kwh
energy 1e6 mwh
energy 1e9 gwh
calories 1 kcal kilocalories
voltage 1 v volt volts
voltage 1e-3 mv millivolt millivolts
voltage 1e3 kv kilovolt kilovolts
level 1 db decibel decibels dezibel décibel décibels decibelios decibel децибел 分贝 デシベル
concentration 1 ppm
concentration 1e-3 ppb
times 1 × times fold -fold x-fold fach mal fois veces volte vezes keer раз раза 倍 गुना أضعاف مرات
`;

/** Letters alone that are words, or other things, as often as units. */
const SYMBOLS_THAT_MISLEAD: ReadonlySet<string> = new Set([
  'M',
  'G',
  'T',
  'S',
  'V',
  'H',
  'MO',
  'KO',
  'GO',
  'US',
]);

const BY_SPELLING: ReadonlyMap<string, Unit> = readTable();
const LONGEST_SPELLING = Math.max(...[...BY_SPELLING.keys()].map((spelling) => spelling.length));
const PREFIXED = /^(?:us\$|usd|eur|gbp|jpy|inr|chf|[$€£¥₹])$/iu;

function readTable(): ReadonlyMap<string, Unit> {
  const units = new Map<string, Unit>();
  for (const line of TABLE.trim().split('\n')) {
    const [dimension = '', factor = '', ...spellings] = line.split(' ');
    for (const spelling of spellings) {
      units.set(spelling.replaceAll('_', ' '), { dimension, factor: Number(factor) });
    }
  }
  return units;
}

/** The unit of exactly this spelling. */
export function unitOf(spelling: string): Unit | undefined {
  if (SYMBOLS_THAT_MISLEAD.has(spelling)) return undefined;
  return BY_SPELLING.get(spelling) ?? BY_SPELLING.get(spelling.toLowerCase());
}

/** Of Arabic, written or not. */
const VOWEL_SIGNS = /[\u064b-\u0652]/gu;
const LETTER = /[\p{L}\p{N}\p{M}]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The unit that a text begins with, after a blank or a hyphen; the longest spelling that ends with its word. */
export function unitAfter(text: string): { readonly unit: Unit; readonly length: number } | undefined {
  const lead = /^(?:\s{1,2}|[-‐‑\u00a0\u202f])?/u.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead, lead + LONGEST_SPELLING + 1);
  for (let length = Math.min(LONGEST_SPELLING, rest.length); length > 0; length -= 1) {
    const spelling = rest
      .slice(0, length)
      .replaceAll(/[\s\u00a0]+/gu, ' ')
      .replaceAll(VOWEL_SIGNS, '');
    const unit = unitOf(spelling);
    const last = rest.charAt(length - 1);
    const isWhole = !LETTER.test(last) || UNSPACED.test(last) || !LETTER.test(rest.charAt(length));
    if (unit && isWhole) return { unit, length: lead + length };
  }
  return undefined;
}

/** The currency that a text ends with, as in `$5` and `USD 5`. */
export function currencyBefore(text: string): Unit | undefined {
  const mark = /(?:[$€£¥₹]|\b[A-Za-z]{2,3}\$?)\s?$/u.exec(text)?.[0].trim();
  return mark !== undefined && PREFIXED.test(mark) ? unitOf(mark.toLowerCase()) : undefined;
}
