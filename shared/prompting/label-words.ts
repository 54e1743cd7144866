function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}

/** Words that make a statement of the names around them: a verb, a denial, a comparison, "all". */
export const STATING_WORDS = setOf(
  `is are was were be been being am isn aren wasn weren has have had hasn haven hadn do does did don doesn didn can cannot could
may might must shall should will would won not no never none nobody nothing neither nor without than all every only always
same equal equally alike identical true false proven proved yes
ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können muss müssen soll sollen darf dürfen nicht nie
niemals kein keine keinen keiner keinem weder ohne als alle immer nur gleich wahr falsch
est sont était étaient sera ont avait peut peuvent doit doivent ne pas jamais aucun aucune sans tous toutes toujours
es son era eran fue fueron está están ha han puede pueden debe deben ningún ninguna nunca jamás sin todos todas siempre
è sono hanno può possono deve devono non mai nessun nessuna senza tutti tutte sempre
é são foi foram tem têm pode podem não nenhum nenhuma sem todos todas
wordt heeft hebben kunnen moet moeten niet nooit geen zonder altijd
не нет никогда без все всегда является являются нельзя नहीं है हैं لا ليس لم لن ليست`,
);

/** Of these, what something may be done without. */
export const WITHOUT = setOf('without ohne sans sin senza sem zonder без');

/** Said of a noun rather than a noun itself: "deadly effects". */
export const ADJECTIVE_ENDING =
  /(?:ly|ful|less|ive|ous|ed|en|able|ible|est|er|al|ic|ent|ant|ing|ig|lich|isch|bar|haft|los|eux|euse|if|oso|osa)$/iu;

/** Words that begin a question, also one within a sentence. */
export const ASKING_WORDS = setOf(
  `what which who whom whose when where why how whether if while
was welche welcher welches welchen wer wem wen wann wo warum wieso weshalb wie ob wozu
quoi quel quelle quels quelles qui quand où pourquoi comment combien
qué cuál cuáles quién quiénes cuándo cuánto cuánta dónde cómo
cosa quale quali chi quando dove perché come quanto quanta
quais quem onde porque quanto
welke wat wanneer waar waarom hoe
что какой какая какие кто когда где почему как сколько क्या कौन कब कहाँ क्यों कैसे कितना ما ماذا من متى أين لماذا كيف كم هل`,
);

/** Of these, those that take what follows for granted: "why it fails". */
export const TAKING_FOR_GRANTED = setOf(
  `why how when while where who whom whose if warum wieso weshalb wie wann wo wer wem wen pourquoi comment quand où qui cuándo
dónde cómo quién perché dove chi onde quem waarom hoe wanneer waar почему как когда где кто क्यों कैसे कब لماذا كيف متى`,
);

/** Within a name these begin a clause of its own. */
export const BEGINNING_A_CLAUSE: ReadonlySet<string> = new Set([
  ...TAKING_FOR_GRANTED,
  ...setOf(
    'that which what whether so because since until unless dass weil da ob bis parce puisque que porque pues cui dat omdat что который которая',
  ),
]);

/** Words behind which something is named, never done. */
export const PREPOSITIONS = setOf(
  `of in on for from under between among during over at with against per about within across
von vom für im bei beim mit gegen unter zwischen während über aus des der einer eines
de du des pour dans sur avec contre entre pendant sous chez del en para con sobre durante bajo di della nel per tra do da em van voor met bij`,
);

/** Words that deny; a question may have those that were asked. */
export const DENYING_WORDS = setOf(
  `no not never none nothing neither nor without isn aren wasn weren don doesn didn won nicht nie niemals kein keine keinen keiner ohne
ne pas jamais aucun aucune sans ningún ninguna nunca jamás sin non mai nessun nessuna senza não nenhum nenhuma sem niet nooit geen
zonder не нет без नहीं لا ليس لم`,
);

/** Nouns by which one speaks of a side of anything, and what commonly stands before them. They affirm nothing. */
export const NEUTRAL_WORDS = setOf(
  `one two three four five six seven zwei drei vier fünf deux trois quatre dos tres cuatro
available average annual combined daily existing monthly weekly relevant avoiding choosing comparing measuring preventing
reducing setting taking using
additional advantage advantages adverse age alternative alternatives amount amounts application applications approach approaches
area areas aspect aspects assessment audience availability average background basis basics behavior behaviour benefit benefits
best budget capacity case cases cause causes challenge challenges change changes characteristics choice class cause classes
common comparison compatibility complexity component components composition concept concepts condition conditions configuration
consequence consequences considerations consumption content context contraindications control conversion cost costs coverage
criteria current data date dates debate default defaults definition degree dependence dependencies design detail details
development difference differences direction disadvantage disadvantages distribution dosage dosages dose doses drawbacks
duration durability effect effectiveness effects efficacy efficiency effort elements eligibility emissions energy environment
environmental evidence evolution examples exceptions expected experience explanation extent factor factors feature features
fees field figures findings first focus form format forms formula frequency function functions further future general goal
goals group groups growth guidance guidelines handling health history ideas impact impacts implementation implications importance
indications influence ingredients input installation instructions integration interactions interpretation interval intervals
introduction issues key kind kinds known latency law layout legal length lessons level levels licence license lifespan lifetime limit
limitations limits link links list load location long longevity main maintenance management margin material materials
maximum meaning mean measure measures measurement mechanism mechanisms memory method methods metrics minimum mode model
monitoring name names nature need needs network noise number numbers objective objectives objections occurrence operation option
options order origin origins other outcome outcomes output overall overview parameters part parts people percentage
performance period place places plan population possible power practice precautions preparation prerequisites presence prevalence
prevention price prices pricing principle principles privacy procedure procedures process processes production
properties proportion pros cons protection provider providers purpose quality quantity question questions range rate rates rating ratio
reaction reason reasons recommendation recommendations recommended recovery regulation regulations relation relationship relevance
reliability reputation requirement requirements research response responses restrictions result results retention return
review reviews risk risks role roles rotation rule rules safety scale schedule scope security setting settings
setup severity share short side sides significance similarities situation size sizes source sources space specifications speed
stability stage stages standard standards state status steps storage strategy strength strengths structure studies study subject
summary support symptom symptoms syntax system target task tasks taxes technical technique temperature term terms test tests
theory threshold thresholds time timeline timing tolerance tool tools total traffic training treatment trend trends trial trials
type types typical uncertainty uncertainties understanding unit units usage use uses user users usual utilization value values variants
variation variations version versions volume warranty way ways weakness weaknesses weight width work year years yield
absatz ablauf abhängigkeit alter anforderungen angaben anteil anwendung anzahl arten art auswirkungen bedarf bedeutung bedingungen
begriff beispiele belege beschreibung betrieb dauer definition dosierung dosis eigenschaften einfluss einsatz empfehlungen
entstehung entwicklung ergebnis ergebnisse erfahrungen folgen form funktion förderung gefahren geltung geschichte geschwindigkeit
gewicht grad grenzen gründe grund größe grundlagen häufigkeit herkunft höhe hintergrund kosten kriterien lage lebensdauer leistung
lautstärke maß maßnahmen menge merkmale methode methoden möglichkeiten nachteile name namen nebenwirkungen notwendigkeit nutzen
nutzung ort preis preise qualität rechtslage regeln risiken risiko rolle schritte sicherheit stand standard stärke studien struktur
tägliche täglichen überblick umfang unterschied unterschiede ursachen ursache verbrauch verfahren vergleich verlauf verwendung
voraussetzungen vorteile wartung weitere wert werte wirkung wirkungen wirksamkeit zahl zeit zeitpunkt ziel ziele zusammenhang zweck
avantages causes caractéristiques conditions conséquences coût coûts date définition différence différences dose durée effet effets
efficacité étapes évolution exemples fonction fonctionnement fréquence histoire impact importance inconvénients limites méthode
méthodes nombre origine prix raisons recommandations règles résultats risque risques rôle sécurité secondaires taille taux
types usage utilisation valeur vitesse
alcance beneficios características causas coste costo costes condiciones consecuencias definición diferencia diferencias dosis
duración efecto efectos efectividad eficacia ejemplos etapas frecuencia función historia importancia inconvenientes límites
métodos número origen precio precios razones recomendaciones reglas requisitos resultados riesgo riesgos secundarios seguridad
tamaño tasa tipos usos valor velocidad ventajas desventajas`,
);

/** What is said of a thing, not what names one, where it ends a label: "velorin safe". */
export const SAID_OF_THINGS = setOf(
  `safe unsafe effective ineffective good bad better worse best worst useful useless harmful harmless dangerous toxic legal illegal
possible impossible available unavailable necessary unnecessary superior inferior right wrong fast faster slow slower cheap cheaper
expensive high higher low lower large larger small smaller strong stronger weak weaker healthy unhealthy reliable unreliable
dead alive successful unsuccessful compatible incompatible free open closed fails fail works kills kill
sicher unsicher wirksam unwirksam gut schlecht besser schlechter schädlich unschädlich gefährlich möglich unmöglich nötig unnötig
sûr efficace inefficace dangereux dangereuse utile inutile possible nocif mieux pire
seguro segura eficaz ineficaz peligroso peligrosa útil inútil posible mejor peor dañino`,
);

/** Endings of nouns that are made of a verb or an adjective: what is asked, named as a thing. */
export const NOUN_ENDING =
  /(?:tions?|sions?|ments?|ness|it(?:y|ies)|ty|[ae]nces?|[ae]ncy|isms?|ship|ures?|als?|ings?|ung(?:en)?|heit(?:en)?|keit(?:en)?|schaft(?:en)?|enz|anz|[cs]ión|[cs]iones|zion[ei]|[çc]ão|ções|tés?|tät|dad(?:es)?|tà|miento|mento|ность|ния|ние|ции|ция)$/iu;
