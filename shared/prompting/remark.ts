import { isFunctionWord } from '../text/sentence-check/language.ts';
import { terms } from '../text/words/analyze.ts';
import type { Firmness } from '../domain/firmness.ts';
import { DENYING_WORDS } from './label-words.ts';

/** What is spoken of: the evidence as such. */
const EVIDENCE = termSet(
  'evidence quote quotes source sources study studies finding findings result results answer conclusion document documents documentation ' +
    'belege beleg quelle quellen studie studien ergebnisse ergebnis befunde evidenz beleglage datenlage antwort ' +
    'preuves preuve études étude résultats résultat réponse pruebas evidencia fuente fuentes estudio estudios resultados respuesta ' +
    'prove evidenza fonti fonte studi studio risultati risposta evidência evidências fontes estudos estudo resultado resposta ' +
    'bewijs bron bronnen onderzoek onderzoeken resultaten antwoord ' +
    'доказательства источники источник источника источников исследования результаты ответ',
);

/** What may be said beside that, and says nothing by itself. */
const BESIDE = termSet(
  'statement statements this these both it they rests rest rested based taken read reading treat treated light overall far still rather quite very publisher publishers one dated undated ' +
    'aussage aussagen beruht beruhen stützt stützen insgesamt gelten repose reposent basa basan basano baseia baseiam berust berusten основан основаны',
);

/** How firm it is said to be, in the terms of each degree. */
const DEGREES: Readonly<Record<Firmness, ReadonlySet<string>>> = {
  established: termSet(
    'established firm strong certain sure confidence confident agree agrees agreed independent reliable supported well ' +
      'gesichert stark sicher einig übereinstimmen unabhängige unabhängigen établi établie établies forte fortes accord indépendante indépendantes ' +
      'establecida fuerte acuerdo independiente independientes stabilita accordo indipendente indipendenti estabelecida independentes eens onafhankelijke sterk согласны',
  ),
  contested: termSet(
    'contested mixed disagree disagrees disagreed umstritten uneinig gemischt widersprechen contesté contestée contestées désaccord ' +
      'discutida desacuerdo contestata disaccordo contestada omstreden oneens спорны расходятся',
  ),
  preliminary: termSet(
    'preliminary tentative limited thin weak scarce uncertain caution cautious cautiously care hedged hedge single only alone ' +
      'vorläufig begrenzt dünn schwach unsicher vorsicht vorsichtig einzige einzigen einzelnen préliminaire préliminaires limité limitée limitées faible faibles incertain incertaine incertaines prudence seule unique ' +
      'preliminar preliminares limitada limitadas débil débiles incierta inciertas cautela sola única preliminare preliminari limitata limitate debole deboli incerta incerte unica ' +
      'fraca fracas incertas voorlopig beperkt zwak onzeker voorzichtigheid enkele предварительные предварительный ограничены ограничен слабы слабые неопределенны осторожностью единственном',
  ),
};
const DEGREE_NAMES = ['established', 'contested', 'preliminary'] as const;

/**
 * True for a sentence that says of the evidence, and of nothing else, how firm it is, and says no more than was computed (`firmness`):
 * it wants no citation. Established it may be called where nothing is less; preliminary or contested where something is. A
 * figure, a denial or a word of its own makes it a statement. What the sources leave open, and what things have in common or not,
 * are statements, too: code lists the one, and the other wants its quotes.
 */
export function isRemark(sentence: string, firmness: ReadonlySet<Firmness>): boolean {
  if (/[\p{N}"“”„«»]/u.test(sentence) || isDenied(sentence)) return false;
  const degrees = degreesIn(sentence);
  return degrees.length > 0 && degrees.every((degree) => isBorne(degree, firmness));
}

/** True for a sentence of nothing but the evidence that says more of it, whatever it cites, than was computed. */
export function isFalseRemark(sentence: string, firmness: ReadonlySet<Firmness>): boolean {
  return degreesIn(sentence).length > 0 && !isRemark(sentence, firmness);
}

/** The degrees of firmness that a sentence names which is of the evidence as such; of others none. */
function degreesIn(sentence: string): readonly Firmness[] {
  const said = terms(withoutGrammar(sentence));
  const isOfNothingElse = said.some((term) => EVIDENCE.has(term)) && said.every((term) => isOfEvidence(term));
  return isOfNothingElse ? DEGREE_NAMES.filter((name) => said.some((term) => DEGREES[name].has(term))) : [];
}

function termSet(words: string): ReadonlySet<string> {
  return new Set(terms(words));
}

function isDenied(sentence: string): boolean {
  return (sentence.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => DENYING_WORDS.has(word));
}

function withoutGrammar(sentence: string): string {
  return sentence.replaceAll(/[\p{L}\p{M}]+/gu, (word) => (isFunctionWord(word) ? ' ' : word));
}

function isOfEvidence(term: string): boolean {
  return EVIDENCE.has(term) || BESIDE.has(term) || DEGREE_NAMES.some((name) => DEGREES[name].has(term));
}

function isBorne(degree: Firmness, firmness: ReadonlySet<Firmness>): boolean {
  return firmness.has(degree) && (degree !== 'established' || firmness.size === 1);
}
