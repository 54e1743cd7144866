import { asksFor } from './asked-kind.ts';

const ASKS_PRICE =
  /\b(?:how much|what)\b.{0,80}\b(?:costs?|pay|paid|charged?|charges?|fees?|prices?|rents?|owe|the fine|wages?|salary|set\b.{0,20}\bback|want for|come to)\b|\b(?:price|cost|fee|fine|rent) (?:of|for)\b|^\s*how much (?:is|are|was|were|for)\b|\b(?:was|wie ?viel)\b.{0,60}\b(?:kostet|kosten|zahlen|zahlt|bezahlen|verlangt|verlangen)\b|\b(?:preis|gebühr|miete) (?:für|von)\b|\bcombien\b.{0,60}\b(?:coûte|coûtent|coûterait|paie|payer|prix)\b|\b(?:prix|tarif|loyer) d[eu'’]|\bcuánto\b.{0,60}\b(?:cuesta|cuestan|cobra|cobran|vale|pago|paga|pagar)\b|\bprecio de\b|\bquanto\b.{0,60}\b(?:costa|costano|paga|pagare|viene)\b|\bprezzo d|\b(?:hoeveel|wat)\b.{0,60}\b(?:kost|kosten|betalen|betaal)\b/iu;
/** Money, a number with two places, a share, that there is nothing to pay, or the word for it. */
const PRICE =
  /\p{Sc}|(?<!\p{L})(?:pounds?|pence|euros?|dollars?|crowns?|cents?|kr|chf|gbp|usd|eur|marks?|francs?|franken|florins?|dinars?|ducats?|shillings?|kronen|pesos?|pesetas?|roubles?|rubles?|rupees?|yen|yuan|quid|million|billion)(?!\p{L})|\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})|%|(?<!\p{L})(?:per ?cent|prozent|pour cent|por ciento|free|nothing|no charge|inclu\p{L}+|kostenlos|gratis|gratuit\p{L}*|frei|inbegriffen|prices?|costs?|fees?|charges?|rents?|preise?|kosten|gebühr(?:en)?|prix|tarifs?|coût|precios?|tarifas?|prezz[io]|prijs|prijzen)(?!\p{L})|元|円|¥/iu;
/** How causes are told: by far not all of them; seven of ten that are asked for and found, and one of six where none is told. */
const CAUSE =
  /(?<!\p{L})(?:because|since|so that|in order|due to|owing|reasons?|caus(?:e[sd]?|ing)|thanks to|for fear|lest|therefore|thus|hence|otherwise|or else|so as|so (?:that|he|she|it|they|we|you|the|its|few|many|much)|as (?:the|it|they|there|we|this|that|he|she|you|otherwise)|for (?:she|he|it|they|the|there)|to (?:avoid|prevent|keep|stop|save|protect)|leads? to|led to|result\p{L}*|why|means?|meant|explain\p{L}*|too|needs?|would|could|if|makes?|made|weil|da|denn|damit|wegen|aufgrund|grund|gründe|deshalb|deswegen|daher|darum|sonst|um|nämlich|parce que|car|puisque|afin|pour que|pour|à cause|en raison|donc|sinon|comme|tant que|porque|ya que|para que|para|pues|debido|por eso|a causa|perché|poiché|affinché|quindi|per|omdat|want|doordat|vanwege|zodat|anders|om|потому|так как|чтобы)(?!\p{L})|因为|因為|由于|由於|所以|ため|から|때문|لأن|بسبب|حتى|क्योंकि|कारण|ताकि/iu;

/**
 * What the first quote must tell where it can be known by its look: a price, where a price is asked for, and a cause, where a reason
 * is. Undefined for other questions. Documents that tell neither speak of the same thing as near as those that do: a price list of
 * another, what is so.
 */
export function firstAsked(question: string): ((quote: string) => boolean) | undefined {
  if (asksFor(question).has('reason')) return (quote) => CAUSE.test(quote);
  return ASKS_PRICE.test(question) ? (quote) => PRICE.test(quote) : undefined;
}
