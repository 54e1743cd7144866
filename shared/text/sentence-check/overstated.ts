import { type LazyPattern, lazyPattern } from './lazy-pattern.ts';
import type { Alignment, Change } from './near-copy.ts';

/** Words that leave a statement open. */
const HEDGES = words(
  `may might could possibly perhaps maybe probably likely suggest* appear* seem* potential* presumabl* hypothes* unclear unknown uncertain* whether believed thought
könnte* möglicherweise vielleicht vermutlich wahrscheinlich dürfte* scheint unklar ob
pourrai* peut-être probablement sembl* suggèr* éventuellement
podría* quizá* posiblemente probablemente parece* sugier* sugir*
potrebbe* forse probabilmente sembra* suggeri*
poderia* talvez possivelmente provavelmente suger*
zou zouden misschien mogelijk waarschijnlijk lijkt lijken
возможно вероятно бы по-видимому предполож* кажется`,
  '可能|也许|或许|似乎|かもしれ|可能性|おそらく|と思われ|아마|शायद|ربما|يحتمل|المحتمل',
);
/** "May be up to 5 GB" is a limit. */
const ALLOWED = /\b(?:may|could|might)(?: \p{L}+)?(?: be)? (?:up to|at most|as)\b/iu;

/** From the weakest to the strongest: what stands in the place of a weaker one says more. */
const SCALES: readonly (readonly LazyPattern[])[] = [
  [
    words(
      'few some several certain many einige manche mehrere viele certain* plusieurs algun* vari* much* alcuni alcune molti molte algun* muit* sommige veel некотор* многие',
      '有些|一些|许多|कुछ|बعض',
    ),
    words(
      'most majority meisten mehrzahl plupart majorité mayoría maggioranza maioria meeste большинств*',
      '大多数|ほとんど|अधिकांश|معظم',
    ),
    words(
      'all every each any always alle allen jede* tous toutes chaque tod* cada tutti tutte ogni elke iedere все каждый',
      '所有|每个|すべて|全ての|सभी|جميع',
    ),
  ],
  [
    words(
      'rarely seldom occasionally sometimes selten manchmal gelegentlich rarement parfois raramente soms zelden иногда редко',
    ),
    words(
      'often usually typically generally frequently mostly normally commonly oft meist* gewöhnlich normalerweise souvent généralement habituellement menudo normalmente generalmente spesso solitamente geralmente vaak meestal обычно часто',
      '通常|经常|常常|しばしば|अक्सर|غالبا',
    ),
    words('always invariably immer stets toujours siempre sempre altijd всегда', '总是|始终|常に|हमेशा|دائما'),
  ],
  [
    words(
      'can may might could optional* kann können darf peut peuvent puede* può possono pode* kan kunnen может могут',
      '可以|できる',
    ),
    words(
      'should recommend* advis* sollte* empfohlen devrai* recommand* deberí* recomien* dovrebb* deveri* следует рекоменд*',
      '应该|应当|べき|चाहिए',
    ),
    words(
      'must shall has have needs required mandator* muss müssen doit doivent debe deben deve devono devem moet moeten должен должны',
      '必须|必須',
    ),
  ],
  [
    words(
      'associat* correlat* linked related assoziiert verbunden associé* corrélé* asociad* relacionad* correlat* associad* связан*',
    ),
    words(
      'cause* caused causing leads led results resulted prevents prevented verursach* führt führte provoqu* cause* causa* caus* provoc* вызыва* приводит',
    ),
  ],
];
const ONLY = words(
  'only solely exclusively nur ausschließlich seulement uniquement solo sólo solamente únicamente soltanto unicamente apenas somente alleen uitsluitend только',
  '只|仅|だけ|のみ|केवल|فقط',
);

/** Between blanks, a star for any ending; what is written without blanks apart, as a pattern. */
function words(spaced: string, unspaced?: string): LazyPattern {
  return lazyPattern(() => patternOf(spaced, unspaced));
}

function patternOf(spaced: string, unspaced?: string): RegExp {
  const patterns = spaced
    .split(/\s+/u)
    .map(
      (word) => String.raw`(?<![\p{L}\p{M}])${word.replace('*', String.raw`[\p{L}\p{M}]*`)}(?![\p{L}\p{M}])`,
    );
  return new RegExp([...patterns, ...(unspaced === undefined ? [] : [unspaced])].join('|'), 'iu');
}

/**
 * True where a statement repeats a sentence and says more than it: without its "may", of all where it tells of some, that
 * one thing causes what it only goes with.
 */
export function saysMore(statement: string, { said, quoted, changes, lead }: Alignment): boolean {
  const [mine, theirs] = [said.join(' '), quoted.join(' ')];
  const dropped = [lead.slice(-FRAME), ...changes.map((change) => change.quoted).filter(isShort)];
  const dropsHedge =
    !HEDGES.test(statement) && dropped.some((some) => HEDGES.test(some.join(' '))) && !ALLOWED.test(theirs);
  const addsOnly =
    ONLY.test(mine) && !ONLY.test(theirs) && changes.some((change) => ONLY.test(change.said.join(' ')));
  return dropsHedge || addsOnly || changes.some(climbs);
}

/** "… suggest that": so much before a sentence is about all of it. */
const FRAME = 3;
const MOST_WORDS = 3;

function isShort(some: readonly string[]): boolean {
  return some.length <= MOST_WORDS;
}

function climbs({ said, quoted }: Change): boolean {
  const [mine, theirs] = [said.join(' '), quoted.join(' ')];
  return SCALES.some((scale) => {
    const [own, other] = [highest(scale, mine), highest(scale, theirs)];
    return other >= 0 && own > other;
  });
}

function highest(scale: readonly LazyPattern[], text: string): number {
  return scale.findLastIndex((step) => step.test(text));
}
