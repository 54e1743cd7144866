const BUYING =
  'costs?|pay(?!\\s+(?:attention|with|by|in|late))|charge(?!\\s+(?:at|up|of))|owe|want for|come to|take for';
/** Right behind "what" or "how much": "what colour is the rent book?" asks for no price. */
const ASKS_PRICE = new RegExp(
  [
    String.raw`\bwhat (?:do|does|did|will|would|must|should)\b.{0,60}\b(?:${BUYING}|set\b.{0,20}\bback)\b`,
    String.raw`\bwhat(?:['’]s| is| was| are| were) the (?:price|cost|fee|fare|rent|fine|deposit|charge (?!of))`,
    String.raw`\bwhat (?:rent|fee|price|fare|deposit|fine)s?\b`,
    String.raw`\bhow much (?:do|does|did|will|would|must|should)\b.{0,60}\b(?:${BUYING})\b`,
    String.raw`^\W*(?:price|cost|fee|fine|rent|fare) (?:of|for)\b`,
    String.raw`\b(?:was|wie ?viel) (?:kostet|kosten)\b`,
    String.raw`\bcombien (?:ça )?(?:coûte|coûtent|coûterait)\b`,
    String.raw`\bcuánto (?:cuesta|cuestan|cobran?|vale)\b`,
    String.raw`\bquanto (?:costa|costano|viene)\b`,
    String.raw`\b(?:hoeveel|wat) kost(?:en)?\b`,
  ].join('|'),
  'iu',
);
/** Of a thing, or of an amount of it. */
const ASKS_PRICE_OR_AMOUNT =
  /\bhow much (?:(?:is|are|was|were|for) (?:an?|the|one|your|my|our|it)\b|(?:do|does|did|will|would)\b.{0,60}\b(?:get|gets|earn|receive|save)\b)/iu;

const MONEY =
  'pounds?|pence|euros?|dollars?|crowns?|cents?|kr|chf|sek|nok|dkk|gbp|usd|eur|marks?|francs?|fr|franken|florins?|dinars?|ducats?|shillings?|kronen|pesos?|pesetas?|roubles?|rubles?|rupees?|rs|baht|lei|zł|złoty|kč|yen|yuan|quid|million|billion';
const PRICED =
  'per ?cent|prozent|pour cent|por ciento|free|nothing|no charge|inclu\\p{L}+|kostenlos|umsonst|gratis|gratuit\\p{L}*|offerte?s?|frei|inbegriffen|prices?|costs?|fees?|charges?|rents?|preise?|kosten|gebühr(?:en)?|prix|tarifs?|coût|precios?|tarifas?|prezz[io]|prijs|prijzen';
/** What a number is for: "12 for adults", "40 per hour", "500 is due". */
const PRICE = new RegExp(
  String.raw`\p{Sc}|(?<!\p{L})(?:${MONEY}|${PRICED})(?!\p{L})|\p{Nd}[.,](?:\p{Nd}{2}(?!\p{Nd})|[–—-])|\p{Nd}p\b|%|\p{Nd}\s*(?:for|per|each|an?|is due|due|pro|je|par|por|al|a head)\s|元|円`,
  'iu',
);
const FIGURE = /\p{Nd}|\b(?:half|third|quarter|most|all|none|little)\b/iu;

/** A clause of its own, not "who knows why". */
const ASKS_WHY =
  /(?:^[^\p{L}]*|[,;:–—-]\s*|\band\s+|\bbut\s+)(?:so\s+)?(?:why|how come|what (?:caused|made)|warum|wieso|weshalb|pourquoi|por ?qu[ée]|perché|waarom|почему|зачем)(?!\p{L})|什么原因|为什么|為什麼|なぜ|왜|لماذا|क्यों/iu;
/** How causes are told: by far not all of them; most that are asked for and found, and few where none is told. */
const CAUSE =
  /(?:^|[.,;]\s+)as\s|(?<!\p{L})(?:because|since|so that|in order|due to|owing|reasons?|grounds?|account of|caus(?:e[sd]?|ing)|thanks to|for (?:fear|lack|want|safety|repairs?|cleaning|maintenance|health)|lest|therefore|thus|hence|otherwise|or else|so as|so (?:that|he|she|it|they|we|you|the|its|few|many|much)|as (?:the|it|they|there|we|this|that|he|she|you|otherwise)|for (?:she|he|it|they|the|there)|to (?:avoid|prevent|keep|stop|save|protect)|leads? to|led to|brought|triggered|following|result\p{L}*|why|means?|meant|explain\p{L}*|too|needs?|want(?:s|ed)?|allows?|ensures?|would|could|if|makes?|made|weil|da|denn|damit|wegen|aufgrund|grund|gründe|deshalb|deswegen|daher|darum|sonst|um|nämlich|parce que|car|puisque|afin|pour que|pour|à cause|suite à|en raison|donc|sinon|comme|tant que|porque|ya que|para que|para|pues|debido|por|a causa|perché|poiché|affinché|quindi|per|omdat|want|doordat|vanwege|zodat|anders|om|потому|поскольку|из-за|в связи|так как|чтобы)(?!\p{L})|因为|因為|由于|由於|所以|为了|ため|から|せいで|때문|لأن|لأجل|بسبب|حتى|क्योंकि|कारण|ताकि/iu;

/**
 * What the first quote must tell where it can be known by its look: a price, where a price is asked for, and a cause, where a reason
 * is. Undefined for other questions. Documents that tell neither speak of the same thing as near as those that do: a price list of
 * another, what is so.
 */
export function firstAsked(question: string): ((quote: string) => boolean) | undefined {
  if (ASKS_WHY.test(question)) return (quote) => CAUSE.test(quote);
  if (ASKS_PRICE.test(question)) return (quote) => PRICE.test(quote);
  if (ASKS_PRICE_OR_AMOUNT.test(question)) return (quote) => PRICE.test(quote) || FIGURE.test(quote);
  return undefined;
}
