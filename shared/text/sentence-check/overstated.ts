import type { Alignment, Change } from './near-copy.ts';
import { type WordList, holdsAny, wordList } from './word-list.ts';

/** Words that leave a statement open. */
const HEDGES =
  wordList(`may might could possibly perhaps maybe probably likely suggest* appear* seem* potential* presumabl* hypothes* unclear unknown uncertain* whether believed thought
könnte* möglicherweise vielleicht vermutlich wahrscheinlich dürfte* scheint unklar ob
pourrai* peut_être probablement sembl* suggèr* éventuellement
podría* quizá* posiblemente probablemente parece* sugier* sugir*
potrebbe* forse probabilmente sembra* suggeri*
poderia* talvez possivelmente provavelmente suger*
zou zouden misschien mogelijk waarschijnlijk lijkt lijken
возможно вероятно бы по_видимому предполож* кажется 可能 也许 或许 似乎 かもしれ 可能性 おそらく と思われ 아마 शायद ربما يحتمل المحتمل`);
/** "May be up to 5 GB" is a limit. */
const ALLOWED = /\b(?:may|could|might)(?: \p{L}+)?(?: be)? (?:up to|at most|as)\b/iu;

/** From the weakest to the strongest: what stands in the place of a weaker one says more. */
const SCALES: readonly (readonly WordList[])[] = [
  [
    wordList(
      'few some several certain many einige manche mehrere viele certain* plusieurs algun* vari* much* alcuni alcune molti molte algun* muit* sommige veel некотор* многие 有些 一些 许多 कुछ बعض',
    ),
    wordList(
      'most majority meisten mehrzahl plupart majorité mayoría maggioranza maioria meeste большинств* 大多数 ほとんど अधिकांश معظم',
    ),
    wordList(
      'all every each any always alle allen jede* tous toutes chaque tod* cada tutti tutte ogni elke iedere все каждый 所有 每个 すべて 全ての सभी جميع',
    ),
  ],
  [
    wordList(
      'rarely seldom occasionally sometimes selten manchmal gelegentlich rarement parfois raramente soms zelden иногда редко',
    ),
    wordList(
      'often usually typically generally frequently mostly normally commonly oft meist* gewöhnlich normalerweise souvent généralement habituellement menudo normalmente generalmente spesso solitamente geralmente vaak meestal обычно часто 通常 经常 常常 しばしば अक्सर غالبا',
    ),
    wordList('always invariably immer stets toujours siempre sempre altijd всегда 总是 始终 常に हमेशा دائما'),
  ],
  [
    wordList(
      'can may might could optional* kann können darf peut peuvent puede* può possono pode* kan kunnen может могут 可以 できる',
    ),
    wordList(
      'should recommend* advis* sollte* empfohlen devrai* recommand* deberí* recomien* dovrebb* deveri* следует рекоменд* 应该 应当 べき चाहिए',
    ),
    wordList(
      'must shall has have needs required mandator* muss müssen doit doivent debe deben deve devono devem moet moeten должен должны 必须 必須',
    ),
  ],
  [
    wordList(
      'associat* correlat* linked related assoziiert verbunden associé* corrélé* asociad* relacionad* correlat* associad* связан*',
    ),
    wordList(
      'cause* caused causing leads led results resulted prevents prevented verursach* führt führte provoqu* cause* causa* caus* provoc* вызыва* приводит',
    ),
  ],
];
const ONLY = wordList(
  'only solely exclusively nur ausschließlich seulement uniquement solo sólo solamente únicamente soltanto unicamente apenas somente alleen uitsluitend только yalnızca sadece 只 仅 だけ のみ केवल فقط',
);
/** What else says that nothing beside it is meant. */
const LIMITS = wordList(
  'just merely alone unless except no_other nothing_but limited restricted lediglich bloß allein außer rien_que sauf excepto salvo tranne exceto behalve кроме',
);
/** How often, or of how many, less than always and all. */
const MOSTLY = wordList(
  'usually typically often mostly frequently sometimes occasionally rarely seldom most majority meist* gewöhnlich normalerweise oft manchmal gelegentlich selten souvent généralement habituellement parfois rarement plupart menudo normalmente generalmente raramente mayoría spesso solitamente talvolta geralmente vezes maioria vaak meestal soms zelden обычно часто иногда редко genellikle bazen çoğu 通常 经常 常常 有时 大多数 しばしば अक्सर غالبا أحيانا',
);
const ABLE = wordList(
  'can kann können peut peuvent puede* può possono pode* kan kunnen может могут abilir* ebilir* يمكن',
);
/** What something does to something else: that it can is less than that it does. */
const EFFECTS = wordList(
  `cause* causing lead leads led damage* destroy* kill* trigger* induce* increase* decrease* reduce* raise* lower* improve* worsen* prevent* harm* impair* fail*
verursach* führen führt auslös* schädig* zerstör* töt* erhöh* senk* verringer* verbesser* verschlechter* verhinder*
provoqu* caus* entraîn* endommag* augment* rédui* diminu* amélior* aggrav* empêch*
provoc* dañ* aument* reduc* reduz* disminu* mejor* empeor* impid* evit* danneggi* ridu* miglior*
veroorzaak* leidt beschadig* verhoog* verlaag* вызыва* вызва* привод* повыша* снижа*`,
);

/**
 * True where a statement repeats a sentence and says more than it: without its "may", of all where it tells of some, that
 * one thing causes what it only goes with.
 */
export function saysMore(statement: string, { quoted, changes, lead, shared }: Alignment): boolean {
  const dropped = [lead.slice(-FRAME), ...changes.map((change) => change.quoted).filter(isShort)];
  const dropsHedge =
    dropped.some((some) => holdsAny(HEDGES, some)) &&
    !holdsAny(HEDGES, statement.split(BETWEEN_WORDS)) &&
    !ALLOWED.test(quoted.join(' '));
  const addsOnly = changes.some((change) => holdsAny(ONLY, change.said)) && !holdsAny(ONLY, quoted);
  const own = statement.split(BETWEEN_WORDS);
  return (
    dropsHedge ||
    addsOnly ||
    changes.some(climbs) ||
    (shared >= LEAST_SHARED && (dropsQualifier(dropped, own) || dropsAble(dropped, own, quoted)))
  );
}

/** Less of a sentence, as the head of a column repeats, leaves out much without saying more. */
const LEAST_SHARED = 4;

/** "Can cause" has become "causes". */
function dropsAble(
  dropped: readonly (readonly string[])[],
  own: readonly string[],
  quoted: readonly string[],
): boolean {
  const isGone =
    dropped.some((some) => holdsAny(ABLE, some)) && ![ABLE, HEDGES].some((list) => holdsAny(list, own));
  return isGone && holdsAny(EFFECTS, quoted);
}

/** "Only", "usually", "most" of the sentence is gone, and nothing of the kind stands in its place. */
function dropsQualifier(dropped: readonly (readonly string[])[], own: readonly string[]): boolean {
  const isGone = (lost: WordList, instead: readonly WordList[]): boolean =>
    dropped.some((some) => holdsAny(lost, some)) && ![lost, ...instead].some((list) => holdsAny(list, own));
  return isGone(ONLY, [LIMITS]) || isGone(MOSTLY, [HEDGES, ABLE, ...SCALES.flat()]);
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** "… suggest that": so much before a sentence is about all of it. */
const FRAME = 3;
const MOST_WORDS = 3;

function isShort(some: readonly string[]): boolean {
  return some.length <= MOST_WORDS;
}

function climbs({ said, quoted }: Change): boolean {
  return SCALES.some((scale) => {
    const [own, other] = [highest(scale, said), highest(scale, quoted)];
    return other >= 0 && own > other;
  });
}

function highest(scale: readonly WordList[], words: readonly string[]): number {
  return scale.findLastIndex((step) => holdsAny(step, words));
}
