import { fold } from './fold.ts';
import { guessLanguage } from './language.ts';

/**
 * Words that carry grammar and no topic, and those by which one merely asks, by language; folded. As a question is in one language
 * it loses those of that language alone: "die" is an article in German and a matter of life in English.
 */
const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: setOf(`der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner ich du er sie es wir ihr man mich dich
    mir dir ihn ihm uns euch ihnen mein meine meinen meinem meiner meines dein deine sein seine seinen seinem seiner ihre ihren ihrem ihrer
    unser unsere unseren euer eure dieser diese dieses diesen diesem jener jene jenes solche solcher welche welcher welches welchen welchem
    wer wem wen wessen was wie wo woher wohin wann warum wieso weshalb womit wodurch wofur worauf woran worin wovon wozu ob und oder aber
    denn doch sondern dass weil wenn als bis bevor nachdem wahrend obwohl damit dabei dafur dadurch daran darauf darin davon dazu danach
    daruber darum dann da dort hier hin her so auch noch nur schon sehr mehr viel viele vielen ganz gar eben halt mal etwa bloss eigentlich
    einfach gerade immer wieder nicht nichts etwas alles alle allen jede jeder jedes jeden mit ohne fur gegen um durch von vom aus bei beim
    nach zu zum zur an am auf in im ins ans aufs uber unter vor hinter neben zwischen seit ab trotz wegen statt ist sind war waren bin bist
    sei ware waren gewesen hat habe hab haben hatte hatten hatte wird werde werden wurde wurden worden geworden kann kannst konnen konnte
    konnten muss musst mussen musste mussten soll sollen sollte sollten darf durfen durfte will wollen wollte mag mochte mochten lasst lassen
    gibt geht tun tut mache macht machen bekomme bekommt kriege kriegt bitte danke weg los nun jetzt sonst trotzdem dennoch also zwar ja nein`),
  fr: setOf(`le la les l un une des du de d au aux je j tu il elle on nous vous ils elles me m te t se s lui leur y en moi toi soi eux mon ma mes
    ton ta tes son sa ses notre nos votre vos leurs ce c cet cette ces ca cela ceci celui celle ceux celles qui que qu quoi dont ou quel quelle
    quels quelles lequel laquelle lesquels lesquelles comment pourquoi quand combien et ou mais donc or ni car si comme lorsque puisque quoique
    afin pour par avec sans sous sur dans en vers chez entre contre depuis pendant avant apres jusque jusqu des a est es suis sommes etes sont
    etait etaient ete etre sera serait seront soit ai as a avons avez ont avait avaient avoir aura aurait eu fais fait font faire faut peut
    peux peuvent pouvoir puis pourrait pourrais dois doit doivent devoir devrait veux veut veulent voudrais vouloir vais va vont aller ne n
    pas plus moins tres trop bien mal peu beaucoup aussi encore deja toujours jamais rien tout toute tous toutes meme memes autre autres
    quelque quelques quelqu chaque aucun aucune plusieurs ici la alors ainsi puis ensuite existe existent est-ce merci`),
  es: setOf(`el la los las lo un una unos unas de del al a ante bajo con contra desde durante en entre hacia hasta para por segun sin sobre tras yo
    tu el ella ello nosotros vosotros ellos ellas usted ustedes me te se nos os le les mi mis tu tus su sus nuestro nuestra nuestros nuestras
    este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas que quien quienes cual cuales cuanto cuanta cuantos
    cuantas cuando donde adonde como porque y e o u ni pero sino aunque si es son soy eres somos era eran fue fueron ser sido sera seria esta
    estan estoy estar estaba estaban he has ha hemos han haber habia habian hay haya hago hace hacen hacer puedo puede pueden podemos poder
    podria debo debe deben deber deberia tengo tiene tienen tener tenia quiero quiere quieren querer querria voy va van ir vaya no ni nada
    nadie algo alguien algun alguna alguno algunos algunas ningun ninguna ninguno todo toda todos todas otro otra otros otras mismo misma
    mismos mismas cada muy mas menos mucho mucha muchos muchas poco poca tan tanto tambien tampoco ya aun todavia siempre nunca solo asi aqui
    ahi alli alla luego entonces despues antes pues existe existen gracias forma manera`),
  it: setOf(`il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel
    nello nella nei negli nelle con col su sul sullo sulla sui sugli sulle per tra fra io tu egli lui lei noi voi essi loro mi m ti t ci c vi v si s
    ne mio mia miei mie tuo tua suo sua suoi sue nostro nostra vostro questo questa questi queste quest quello quella quelli quelle quell cio
    che chi cui quale quali quanto quanta quanti quante quando dove come perche e ed o od ma pero quindi se anche oppure mentre sebbene e sono
    sei siamo siete era erano essere stato stata stati sara sarebbe sia ho hai ha abbiamo avete hanno aveva avevano avere avuto faccio fa fanno
    fare fatto posso puo possono possiamo potere potrebbe potrei devo deve devono dovere dovrebbe voglio vuole vogliono volere vorrei va vanno
    vado andare non nulla niente nessuno nessuna qualcosa qualcuno qualche alcuni alcune ogni tutto tutta tutti tutte altro altra altri altre un
    stesso stessa stessi stesse molto molta molti molte poco poca piu meno cosi gia ancora sempre mai solo soltanto qui qua li la poi allora
    dopo prima esiste esistono cosa cose grazie modo`),
  pt: setOf(`o a os as um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para com sem sob sobre entre ate desde eu tu
    ele ela nos vos eles elas voce voces me te se lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta isto estes
    estas esse essa isso esses essas aquele aquela aquilo que quem qual quais quanto quanta quantos quantas quando onde como porque e ou mas
    nem se embora pois e sao sou somos era eram foi foram ser sido sera seria esta estao estou estar estava tem tenho temos ter tinha ha haver
    houve faco faz fazem fazer posso pode podem podemos poder poderia devo deve devem dever deveria quero quer querem querer queria vou vai
    vao ir nao nada ninguem algo alguem algum alguma alguns algumas nenhum nenhuma todo toda todos todas outro outra outros outras mesmo mesma
    cada muito muita muitos muitas pouco mais menos tao tambem ja ainda sempre nunca so assim aqui ali la depois antes entao existe existem
    obrigado obrigada`),
  nl: setOf(`de het een der den des ik jij je u hij zij ze wij we jullie hen hun mij me hem haar ons onze mijn jouw uw zijn dit dat deze die welke welk
    wie wat waar wanneer waarom hoe hoeveel en of maar want dus omdat als dan toen terwijl hoewel met zonder voor tegen door van uit bij naar
    te om op in aan over onder achter tussen tot sinds is ben bent was waren zijn geweest heb hebt heeft hebben had hadden word wordt worden
    werd werden kan kunt kunnen kon konden moet moeten moest mag mogen mocht wil willen wilde zal zullen zou zouden doe doet doen ga gaat gaan
    er hier daar niet niets iets alles alle elk elke ook nog al maar zo heel veel meer weer wel geen iemand niemand`),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).map(fold));
}

/** "L'étranger", "qu'il": the first part of a word that is written with the next. */
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** "LA", "ES": a short form of two capitals or more. */
const SHORT_FORM = /^\p{Lu}{2,}$/u;

/** Whether the function words of a text's language are known: English has its own, which no index holds either. */
export function isElsewhere(language: string): boolean {
  return FUNCTION_WORDS[language] !== undefined;
}

/**
 * A question in German, French, Spanish, Italian, Portuguese or Dutch without its function words; as it is where nothing else is
 * left, and in other languages.
 */
export function withoutFunctionWords(question: string, language = guessLanguage(question)): string {
  const small = FUNCTION_WORDS[language];
  if (small === undefined) return question;
  const isUpper = question === question.toUpperCase();
  const bare = question.replaceAll(WORD, (word) =>
    small.has(fold(word)) && (isUpper || !SHORT_FORM.test(word)) ? '' : word,
  );
  return /\p{L}{2}/u.test(bare) ? bare.replaceAll(/(?<!\p{L})['’](?=\p{L})/gu, ' ') : question;
}
