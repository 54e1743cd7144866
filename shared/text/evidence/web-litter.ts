import type { Span } from '../words/sentences.ts';

const LONGEST = 200;

/** Where a page is shared to, and what buttons for it say. */
const SHARING: ReadonlySet<string> = new Set(
  `share shares shared tweet pin print copy e email mail sms more facebook twitter x reddit linked in linkedin whats app whatsapp pinterest
  tumblr messenger flipboard telegram pocket google plus stumble upon stumbleupon digg vk xing weibo wechat skype line viber instagram
  youtube rss on via with this to link permalink shortlink article story page post it show sharing options opens new window click view
  all comment comments save`.split(/\s+/u),
);
const OTHER_SIGNS = /[^\p{L}\p{N}\s|/:,.•·&()+-]/u;

function isOfButtons(said: string): boolean {
  const words = said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return !OTHER_SIGNS.test(said) && words.every((word) => SHARING.has(word) || /^\d+$/u.test(word));
}

/** One of these is no word by itself; a list of networks may be what is asked for. */
const SHARES = /\b(?:shar(?:e[sd]?|ing)|tweet|pin\s?it|permalink|shortlink)\b/iu;
const NETWORK =
  /\b(?:facebook|twitter|reddit|linked\s?in|whats\s?app|pinterest|tumblr|messenger|flipboard|telegram|stumble\s?upon|weibo|wechat|viber|google\s?\+)/iu;
const OTHER_BUTTON = /\b(?:e-?mail|print|copy|comments?|pin)\b/iu;
const FEWEST_NETWORKS = 3;

/** "438.3K": how often something was read or shared. */
const COUNT = /^\d[\d.,]*\s?[KM]$/u;

const LINES: readonly RegExp[] = [
  /^(?:advert(?:isement)?s?|sponsored(?: content| links?)?|promoted|anzeige|werbung|publicité|publicidad|pubblicità)[.:]?$/iu,
  /^(?:story|article|text|post) continues below(?: (?:the )?(?:advertisement|ad|gallery|video))?\.?$|^continue reading(?: below)?\.?$/iu,
  /^\(?(?:photo(?:graph)?s?|images?|pictures?|pics?|foto|video|graphic|illustration)(?: credits?| by| courtesy(?: of)?| copyright| via)?\s?[:©/][^.!?]{2,90}\)?$|^\(?(?:photos?|images?|pictures?) (?:by|courtesy(?: of)?|credit|copyright|via)\s[^.!?]{2,90}\)?$|^\(credits?:\s[^.!?()]{2,80}\)$/iu,
  /^(?:related|recommended|trending|most (?:read|popular|viewed)|popular|you (?:may|might) also (?:like|be interested in)|more (?:stories|news|posts|articles)|read (?:more|next|also)|also read|next up|up next)(?: (?:articles?|posts?|stor(?:y|ies)|topics?|tags?|content|news|links?|reading|searches|items|for you))*\s?[:.…»→]?$/iu,
  /^(?:related|read (?:more|next|also)|also read|recommended|up next)\s?[:»→]\s\S/iu,
  /^(?:[←«‹<]\s?)?(?:previous|older|newer|next) (?:post|article|story|entry)s?\b[^.!?]{0,160}$/iu,
  /^(?:this \p{L}+ requires javascript|please (?:enable|turn on) javascript|(?:sorry, )?your browser (?:does not|doesn['’]t) support|javascript is (?:disabled|required))\b/iu,
  /^(?:sign up|subscribe|register)\b[^.!?]{0,60}\b(?:newsletters?|inbox|mailing list|youtube|daily briefing)\b[^\n]{0,80}$|^(?:get|receive)\b[^\n]{0,80}\b(?:delivered|sent|straight|direct(?:ly)?)\b[^\n]{0,20}\binbox\b[^\n]{0,20}$/iu,
  /^(?:leave a (?:reply|comment)(?: cancel reply)?|\d+\scomments?|comments? \(\d+(?: posted)?\)|comments? (?:are )?(?:closed|powered by disqus)|follow us(?: on)?:?|post a comment|log in to comment|view (?:all )?comments)[.:…]*$/iu,
  /^(?:filed (?:to|under|in)|tagged(?: (?:with|as|in|under))?|posted in|word\s?count)\s?:[^.!?]{0,160}$|^\d+[- ]min(?:ute)?s? read$/iu,
  /^(?:(?:©|copyright\b|\(c\)\s)[^\n]{0,120}\b)?all rights reserved\b[^\n]{0,80}$/iu,
  /^\[\/?[a-z][\w-]*(?:\s[^\]\n]*?=\s?["“”″'][^\]\n]*)?\][^\n]*$(?<=\[\/[a-z][\w-]*\]|["“”″']\s?\/?\])/iu,
];

/** By their numbers, the spans of a page that are around its text: buttons for sharing, advertisements, credits, links to other pages. */
export function litterIn(text: string, spans: readonly Span[]): ReadonlySet<number> {
  const found = new Set<number>();
  let buttons: string[] = [];
  for (const [at, { start, end, kind }] of spans.entries()) {
    const isShort = (kind === 'sentence' || kind === 'list-item') && end - start <= LONGEST;
    const said = isShort ? text.slice(start, end) : '';
    const isButton = said !== '' && isOfButtons(said);
    buttons = isButton ? [...buttons, said] : [];
    const isCount = kind === 'sentence' && COUNT.test(said);
    if (isCount || (isButton && SHARES.test(said)) || LINES.some((line) => line.test(said))) found.add(at);
    if (areButtons(buttons)) for (let back = 0; back < buttons.length; back += 1) found.add(at - back);
  }
  return found;
}

const isOther = (said: string): boolean => SHARES.test(said) || OTHER_BUTTON.test(said);

function areButtons(said: readonly string[]): boolean {
  return said.filter((one) => NETWORK.test(one)).length >= FEWEST_NETWORKS && said.some(isOther);
}
