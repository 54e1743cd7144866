import { type WordList, wordList } from './word-list.ts';

/** Words that leave a statement open. */
export const HEDGES =
  wordList(`may might could possibly perhaps maybe probably likely suggest* appear* seem* potential* presumabl* hypothes* unclear unknown uncertain* whether believed thought
könnte* möglicherweise vielleicht vermutlich wahrscheinlich dürfte* scheint unklar ob
pourrai* peut_être probablement sembl* suggèr* éventuellement
podría* pudo pudieron pudiera* quizá* posiblemente probablemente parece* sugier* sugir*
potrebbe* forse probabilmente sembra* suggeri*
poderia* talvez possivelmente provavelmente suger*
zou zouden misschien mogelijk waarschijnlijk lijkt lijken
возможно вероятно бы по_видимому предполож* кажется 可能 也许 或许 似乎 推测 かもしれ 可能性 おそらく と思われ 아마 शायद ربما يحتمل المحتمل`);
/** "May be up to 5 GB" is a limit. */
export const ALLOWED = /\b(?:may|could|might)(?: \p{L}+)?(?: be)? (?:up to|at most|as)\b/iu;
/** From the weakest to the strongest: what stands in the place of a weaker one says more. */
export const SCALES: readonly (readonly WordList[])[] = [
  [
    wordList(
      'few some several certain many einige manche mehrere viele certain* plusieurs algun* vari* much* alcuni alcune molti molte algun* muit* sommige veel некотор* многие 有些 一些 许多 कुछ बعض',
    ),
    wordList(
      'most majority meisten mehrzahl plupart majorité mayoría maggioranza maioria meeste большинств* 大多数 多数 ほとんど अधिकांश معظم',
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
      'often usually typically generally frequently mostly normally commonly oft meist* gewöhnlich normalerweise souvent généralement habituellement menudo normalmente generalmente spesso solitamente geralmente vaak meestal обычно часто 通常 一般 经常 常常 しばしば अक्सर غالبا',
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
export const ONLY = wordList(
  'only solely exclusively nur ausschließlich seulement uniquement solo sólo solamente únicamente soltanto unicamente apenas somente alleen uitsluitend только yalnızca sadece 只 仅 だけ のみ केवल فقط',
);
/** What else says that nothing beside it is meant. */
export const LIMITS = wordList(
  'must has_to have_to needs_to required erst muss müssen doit doivent debe deben tiene_que just merely alone as_long_as so_long_as if provided solange sofern falls tant_que si mientras single sole einzig* únic* unique* unless except no_other nothing_but limited restricted lediglich bloß allein außer rien_que sauf excepto salvo tranne exceto behalve кроме',
);
/** How often, or of how many, less than always and all. */
export const MOSTLY = wordList(
  'usually typically often mostly frequently sometimes occasionally rarely seldom most majority meist* gewöhnlich normalerweise oft manchmal gelegentlich selten souvent généralement habituellement parfois rarement plupart menudo normalmente generalmente raramente mayoría spesso solitamente talvolta geralmente vezes maioria vaak meestal soms zelden обычно часто иногда редко genellikle bazen çoğu 通常 一般 多数 经常 常常 有时 大多数 しばしば अक्सर غالبا أحيانا',
);
/** Not the only one of its kind. */
export const ONE_OF = wordList(
  'one_of some_of part_of among belong* gehör* zähl* parmi eine_der einer_der eines_der un_des une_des uno_de una_de uno_dei una_delle um_dos uma_das een_van один_из одна_из 之一',
);
export const ABLE = wordList(
  'can kann können peut peuvent puede* può possono pode* kan kunnen может могут abilir* ebilir* يمكن',
);
/** What something does to something else: that it can is less than that it does. */
export const EFFECTS = wordList(
  `cause* causing lead leads led damage* destroy* kill* trigger* induce* increase* decrease* reduce* raise* lower* improve* worsen* prevent* harm* impair* fail*
verursach* führen führt auslös* schädig* zerstör* töt* erhöh* senk* verringer* verbesser* verschlechter* verhinder*
provoqu* caus* entraîn* endommag* augment* rédui* diminu* amélior* aggrav* empêch*
provoc* dañ* aument* reduc* reduz* disminu* mejor* empeor* impid* evit* danneggi* ridu* miglior*
veroorzaak* leidt beschadig* verhoog* verlaag* вызыва* вызва* привод* повыша* снижа*`,
);
/** Who says so, where that leaves it open. */
export const CLAIMED = wordList(
  `claim* alleg* argu* critics opponents proponents supposedly reportedly according_to
behaupte* kritiker* gegner angeblich laut zufolge prétend* affirm* critiques selon alega* afirma* críticos según supuestamente
sostien* critici secondo alleg* supostamente iddia утвержда* якобы 据称 据说 声称`,
);
/** What it was seen in, where that is not what is asked after. */
export const MODELS = wordList(
  'mice mouse murine rats rat rodent* zebrafish in_vitro in_silico mäuse* ratten souris ratones ratas topi ratti muizen мыш* крыс* 小鼠 大鼠',
);
/** Where what follows takes something of what stands before. */
export const CONDITIONS = wordList(
  'unless except excluding if provided only ausgenommen außer sofern falls nur sauf seulement salvo excepto solo sólo tranne behalve кроме только если 除非',
);
