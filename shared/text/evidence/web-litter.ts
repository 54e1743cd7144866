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

/** A row of buttons has several networks, and what is no network. */
const NETWORK =
  /\b(?:facebook|twitter|reddit|linked\s?in|whats\s?app|pinterest|tumblr|messenger|flipboard|telegram|stumble\s?upon|weibo|wechat|viber)\b/iu;
const OTHER_BUTTON = /\b(?:shar(?:e[sd]?|ing)|tweet|e-?mail|print|copy|comments?|pin)\b/iu;
const FEWEST_NETWORKS = 3;
/** "Share on Facebook": a paragraph of its own. */
const BUTTON = /^(?:share|tweet|pin it)\b/iu;

/** Sentences around the text of a page, most of them paragraphs, and what every paper says of its authors. */
const LINES: readonly RegExp[] = [
  /^(?:advert(?:isement)?s?|sponsored(?: content| links?)?|anzeige|werbung|publicité|publicidad|pubblicità)[.:]?$/iu,
  /^(?:story|article|text|post) continues below(?: (?:the )?(?:advertisement|ad|gallery|video))?\.?$|^continue reading(?: below)?\.?$/iu,
  /^\(?(?:photo(?:graph)?s?|images?|pictures?|foto|video|graphic|illustration) (?:credits?:?|by|courtesy(?: of)?|copyright|via)\s[^.!?]{2,90}\)?$|^\(credits?:\s[^.!?()]{2,80}\)$|^\(?(?:photo|image|picture): ?©[^.!?]{2,90}\)?$/iu,
  /^[Pp]hotos?: (?:\p{Lu}[\p{L}.'’-]*\s?){2,4}(?:[,/|]\s?\p{L}[^.!?]{0,40})?$/u,
  /^(?:related|trending|most (?:read|popular|viewed)|you (?:may|might) also (?:like|be interested in)|more (?:stories|news)|read (?:more|next|also)|also read|next up|up next)(?: (?:articles?|posts?|stor(?:y|ies)|topics?|tags?|content|news|links?|reading|searches|for you))*\s?[:.…»→]?$/iu,
  /^(?:Related|RELATED|Read [Mm]ore|READ MORE|Read [Nn]ext|Read [Aa]lso|Also [Rr]ead|Up [Nn]ext)\s?[:»→]\s["“‘'¿¡]?[\p{Lu}\p{N}][^.]*$/u,
  /^(?:[←«‹<]\s?)?(?:previous|older|newer|next) (?:post|article|story)s?(?:\s?[:→»›>][^.!?]{0,160})?$/iu,
  /^(?:this (?:slideshow|gallery|page|site|video) requires javascript|please (?:enable|turn on) javascript[^.!?]{0,60}|(?:sorry, )?your browser (?:does not|doesn['’]t) support[^.!?]{0,60})[.!]?$/iu,
  /^(?:sign up|subscribe)\b(?!.*[@:])[^.!?]{0,60}\b(?:newsletters?|inbox|youtube|daily briefing)\b[^.!?]{0,80}[.!]?$|^(?:get|receive)\b[^.!?]{0,80}\b(?:delivered|sent|straight|direct(?:ly)?)\b[^.!?]{0,20}\binbox\b[^.!?]{0,20}[.!]?$/iu,
  /^(?:leave a (?:reply|comment)(?: cancel reply)?|\d+\scomments?|comments? \(\d+(?: posted)?\)|comments? (?:are )?(?:closed|powered by disqus)|follow us(?: on)?:?|post a comment|log in to comment|view (?:all )?comments)[.:…]*$/iu,
  /^filed (?:to|under|in)\s?:[^.!?]{0,160}$|^\d+[- ]min(?:ute)?s? read$/iu,
  /^(?:(?:©|copyright\b|\(c\)\s)[^\n]{0,120}\b)?all rights reserved\.?$/iu,
  /^all (?:(?:of )?the )?(?:co-?)?authors\b(?!.*\b(?:must|should|may|can|who|that|if|none)\b)[^.;!?]{0,120}(?:\b(?:approved|agreed (?:to|with|on))\b[^.;!?]{0,30}\b(?:manuscript|final (?:version|draft)|article|paper)\b|\bmanuscript\b[^.;!?]{0,30}\bapproved it\b)[^.;!?]{0,40}\.?$/iu,
  /^\[([a-z][\w-]*)\b[^\]\n]*\][^\n]*\[\/\1\]$|^\[[a-z][\w-]*(?:\s+[\w-]+=["“”″'][^"“”″'\]\n]*["“”″'])+\s?\/?\]$/iu,
];

/** By their numbers, the spans of a page that are around its text: buttons for sharing, advertisements, credits, links to other pages. */
export function litterIn(text: string, spans: readonly Span[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run = NO_RUN;
  const endRun = (end: number): void => {
    if (run.networks >= FEWEST_NETWORKS && run.others > 0)
      for (let at = run.start; at < end; at += 1) found.add(at);
    run = NO_RUN;
  };
  for (const [at, { start, end, kind }] of spans.entries()) {
    const isShort = (kind === 'sentence' || kind === 'list-item') && end - start <= LONGEST;
    const said = isShort ? text.slice(start, end) : '';
    const isButton = said !== '' && isOfButtons(said);
    if (kind === 'sentence' && ((isButton && BUTTON.test(said)) || LINES.some((line) => line.test(said))))
      found.add(at);
    if (!isButton) endRun(at);
    else if (run === NO_RUN)
      run = begun(at, text.slice(spans[at - 1]?.start ?? start, spans[at - 1]?.end ?? start));
    if (isButton)
      run = {
        ...run,
        networks: run.networks + Number(NETWORK.test(said)),
        others: run.others + Number(OTHER_BUTTON.test(said)),
      };
  }
  endRun(spans.length);
  return found;
}

interface Run {
  readonly start: number;
  readonly networks: number;
  readonly others: number;
}

const NO_RUN: Run = { start: 0, networks: 0, others: 0 };

/** What a line with a colon announces is a list. */
function begun(start: number, before: string): Run {
  return { start, networks: before.endsWith(':') ? -Infinity : 0, others: 0 };
}
