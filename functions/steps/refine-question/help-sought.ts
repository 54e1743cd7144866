import { hasUnspacedScript } from '#shared/text/words/scripts.ts';

const AROUND = /^[\s,;:¿¡]+|[\s,;?.!？。؟।；؛]+$/gu;
/** "どうすればよいですか", "怎么办", "Что делать": what is to be done about what was asked before, of which it names nothing. */
const SEEKS_HELP =
  /^(?:では|で|それで)?(?:どうすれば(?:よ|良|い)い|どうしたら(?:よ|良|い)い|どう(?:対処|解決)すれば(?:よ|良|い)い)(?:の)?(?:です|でしょう)?か?$|^(?:那|那么)?(?:我)?(?:该|应该|要)?(?:怎么办|怎么做|如何解决|怎么解决|如何处理)呢?$|^(?:и\s+)?что (?:мне )?(?:делать|можно сделать)$|^¿?(?:y\s+)?qué (?:puedo|debo|se puede) hacer$|^(?:et\s+)?que (?:faire|puis-je faire|dois-je faire)$|^(?:und\s+)?was (?:kann|soll|muss) (?:ich|man)(?: da| dagegen)? tun$|^(?:e\s+)?(?:che cosa|cosa|che) (?:posso |si può |devo )?fare$|^(?:e\s+)?o que (?:posso |devo )?fazer$|^(?:i\s+)?co (?:z?robić|mogę zrobić)$/iu;

/** Sentences that seek help belong to the one before. */
export function withHelpSought(sentences: readonly string[]): readonly string[] {
  return sentences.reduce<readonly string[]>((read, sentence) => {
    const last = read.at(-1);
    const isSought = last !== undefined && SEEKS_HELP.test(sentence.replaceAll(AROUND, ''));
    return isSought
      ? [...read.slice(0, -1), `${last}${hasUnspacedScript(last) ? '？' : '? '}${sentence}`]
      : [...read, sentence];
  }, []);
}
