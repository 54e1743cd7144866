/** Function words per language: they carry grammar, not topic. All in folded form (see fold.ts). */
const ENGLISH = `a about above across after again against all along also although am amid among an and any are aren't as at be became because
become been before behind being below beside besides between beyond both but by can can't cannot could couldn't did didn't do does doesn't doing don't done
down despite during each either else ever few for from further had hadn't has hasn't have haven't having he her here hers herself him
himself his how however i if in inside into is isn't it its itself just let's many may me might more most much must mustn't my myself
neither no nor not of off often on onto outside once one only onto or other ought our ours ourselves out over own per rather same shall she
should shouldn't since so some such than that the their theirs them themselves then there therefore these they this those though
through thus to too toward towards under until up upon us use used uses using very via was wasn't we were weren't what when where
whereas whether which while who whom whose why will with within without won't would wouldn't yet you your yours yourself
yourselves`;

const HINDI = `का के की को में से है हैं था थे थी और या पर ने यह वह एक इस उस भी तो ही कि जो लिए द्वारा साथ हो होता होती होते
कर करने किया गया गए गई रहा रहे रही क्या कौन कब कहा कैसे क्यों कितना कितने कितनी किस किसने`;

const ARABIC = `في من على الى عن ان هو هي هذا هذه ذلك تلك التي الذي الذين ما ماذا متى اين كيف لماذا كم هل او و ثم قد لا لم لن كان
كانت يكون مع بين بعد قبل كل بعض غير عند حتي اي`;

const CHINESE = `的 了 是 在 和 与 或 及 也 都 就 而 被 把 对 从 到 于 之 其 这 那 什么 哪 哪些 哪个 多少 谁 为什么 怎么 如何 吗 呢 有 个`;

/** Of German, French, Spanish, Portuguese and Italian those that are neither English words nor names of things. */
const EUROPEAN = `wie warum wieso weshalb welche welcher welches welchen welchem wann wer wem wen und oder der dem eine einen einem einer
eines ist sind wird werden wurde wurden kann konnen konnte soll sollte muss mussen darf ich wir sie ihr mein meine meinen einen eigene eigenen nicht auf vom beim zur
zum zwischen nach sich auch wenn dass gibt haben uber bei als es kein keine keinen keiner diese dieser dieses durch ohne gegen sowie viel viele vielen wieviel wieviele habe
quel quelle quels quelles pourquoi quand dans avec sont cette ces elle elles nous vous une les aux qui que leur leurs est-ce
cual cuales cuando donde quien los las unos unas del como hay puede puedo sus el este esta esto
combien cuanto cuanta cuantos cuantas quanto quanti quante quantos quantas
qual quais quando onde quem uma dos das pelo pela nao sao tem pode
quale quali perche dove gli della dello delle degli nella sono puo`;

const STOPWORDS: ReadonlySet<string> = new Set(
  [ENGLISH, EUROPEAN, HINDI, ARABIC, CHINESE].flatMap((list) =>
    list.split(/\s+/u).flatMap((word) => [word, word.replace("'", '')]),
  ),
);

/** True for a function word; `word` is folded and not stemmed. */
export function isStopword(word: string): boolean {
  return STOPWORDS.has(word);
}
