import { anyOf, sentencesOf, setOf } from './read-parts.ts';
import { BY_DEFAULT } from './states.ts';
import { polarityWords } from './polarity-words.ts';

/** A German verb whose first part stands at the end of its clause: `nimmt … an`. */
function parted(verb: string, particle: string): string {
  return String.raw`(?:${verb})\p{L}*(?=[^.,;:]*\s(?:${particle})(?:[.,;:]|$|\s(?:und|oder|sowie)\s))`;
}

/** What one can do or be and its opposite, in several languages. */
const PAIRS: readonly (readonly [string, string])[] = [
  [
    `accept(?:s|ed|ing)?|approv\\p{L}*|annehm\\p{L}*|annimmt|angenommen|akzeptier\\p{L}*|${parted('nehm|nimm|nahm', 'an|entgegen')}|accept(?:e|ent|é|ée|és|ées)|acept\\p{L}*|accett\\p{L}*|aceit\\p{L}*`,
    `reject(?:s|ed|ing)?|refus\\p{L}*|ablehn\\p{L}*|abgelehnt\\p{L}*|verweiger\\p{L}*|${parted('lehn|weis|wies', 'ab|zurück')}|rejett\\p{L}*|rechaz\\p{L}*|rifiut\\p{L}*|rejeit\\p{L}*`,
  ],
  [
    `start(?:s|ed|ing)?|begin(?:s|ning)?|began|begun|launch(?:es|ed)?|anfang\\p{L}*|angefangen|beginn\\p{L}*|begann\\p{L}*|gestartet|${parted('fang|fing|fäng', 'an')}|commenc\\p{L}*|démarr\\p{L}*|empiez\\p{L}*|comienz\\p{L}*|inici\\p{L}*|comenz\\p{L}*`,
    `stop(?:s|ped|ping)?|ceas(?:e|es|ed)|halt(?:s|ed)|aufhör\\p{L}*|aufgehört|beend\\p{L}*|${parted('hör', 'auf')}|cess(?:e|ent|é|er)|arrêt\\p{L}*|termin\\p{L}*|detien\\p{L}*|detuv\\p{L}*|cesa\\p{L}*`,
  ],
  [
    `add(?:s|ed|ing)?|hinzufüg\\p{L}*|hinzugefügt\\p{L}*|${parted('füg', 'hinzu')}|ajout\\p{L}*|añad\\p{L}*|agreg\\p{L}*|aggiung\\p{L}*|adicion\\p{L}*`,
    `remov(?:e|es|ed|ing)|delet(?:e|es|ed|ing)|drops|entfern\\p{L}*|lösch\\p{L}*|gelöscht\\p{L}*|supprim\\p{L}*|elimin\\p{L}*|borr\\p{L}*|quit[ao]\\p{L}*|rimuov\\p{L}*|remov\\p{L}*`,
  ],
  [
    `enabl(?:e|es|ed|ing)|activat(?:e|es|ed|ing)|switch(?:es|ed)? on|turn(?:s|ed)? on|einschalt\\p{L}*|eingeschaltet\\p{L}*|aktivier\\p{L}*|anschalt\\p{L}*|${parted('schalt', 'ein|an')}|activ(?:e|é|ée|és|ées|ent|er|a|ar|ado|ada)`,
    `disabl(?:e|es|ed|ing)|deactivat(?:e|es|ed|ing)|switch(?:es|ed)? off|turn(?:s|ed)? off|ausschalt\\p{L}*|ausgeschaltet\\p{L}*|deaktivier\\p{L}*|abschalt\\p{L}*|abgeschaltet|${parted('schalt', 'aus|ab')}|désactiv\\p{L}*|desactiv\\p{L}*`,
  ],
  [
    `open(?:s|ed|ing)?|öffne\\p{L}*|geöffnet\\p{L}*|${parted('mach', 'auf')}|ouvr\\p{L}*|ouvert\\p{L}*|abr(?:e|en|ió|ir)|abiert\\p{L}*`,
    `clos(?:e|es|ed|ing)|shuts?|schließ(?:t|en|e)|geschlossen\\p{L}*|${parted('mach', 'zu')}|ferm(?:e|ent|é|ée|és|ées|er)|cierr\\p{L}*|cerr\\p{L}*`,
  ],
  [
    `allow(?:s|ed|ing)?|permit(?:s|ted|ting)?|erlaub\\p{L}*|zulass\\p{L}*|zugelassen\\p{L}*|gestatte\\p{L}*|${parted('lass|lässt|ließ', 'zu')}|autoris\\p{L}*|permet\\p{L}*|permit\\p{L}*|autoriz\\p{L}*`,
    `forbid(?:s|den)?|forbade|prohibit(?:s|ed|ing)?|bans?|banned|disallow\\p{L}*|verbiete\\p{L}*|verbot\\p{L}*|untersag\\p{L}*|interdi\\p{L}*|prohíb\\p{L}*|prohib\\p{L}*|vieta\\p{L}*|proíb\\p{L}*`,
  ],
  [
    'wins?|won|winning|gewinn\\p{L}*|gewann\\p{L}*|gewonnen|gagn\\p{L}*|gan[óa]\\p{L}*|vinc\\p{L}*',
    'los(?:e|es|ing)|lost|verlier\\p{L}*|verlor\\p{L}*|perd(?:u|re|it|ió|ieron|er)',
  ],
  [
    `includ(?:e|es|ed|ing)|einschließ\\p{L}*|eingeschlossen\\p{L}*|einbezogen\\p{L}*|${parted('schließ|schloss|bezieh|bezog', 'ein')}|inclu(?:t|s|ent|re|ye|yen|ir|ido|ida)`,
    `exclud(?:e|es|ed|ing)|ausschließ(?:t|en)|ausgeschlossen\\p{L}*|${parted('schließ|schloss', 'aus')}|exclu(?:t|s|ent|re|ye|yen|ir|ido|ida)`,
  ],
  [
    `increas(?:e|es|ed|ing)|ris(?:e|es|en|ing)|rose|grow(?:s|n|ing)?|grew|zunehm\\p{L}*|zugenommen|stieg\\p{L}*|steig\\p{L}*|gestiegen|${parted('nehm|nimm|nahm', 'zu')}|augment\\p{L}*|aument\\p{L}*|crec(?:e|en|ió|er)`,
    `decreas(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|f(?:all|alls|ell|allen|alling)|shr(?:ink|inks|ank|unk)|abnehm\\p{L}*|abgenommen|sink\\p{L}*|sank\\p{L}*|gesunken|fiel\\p{L}*|${parted('nehm|nimm|nahm', 'ab')}|diminu\\p{L}*|baiss\\p{L}*|disminu\\p{L}*|baj(?:a|an|ó|ar)|descend\\p{L}*`,
  ],
  [
    'connect(?:s|ed|ing)?|attach(?:es|ed|ing)?|verbinde\\p{L}*|verbunden\\p{L}*|connect(?:e|é|ée)|conect\\p{L}*',
    'disconnect\\p{L}*|detach\\p{L}*|trenn\\p{L}*|getrennt\\p{L}*|déconnect\\p{L}*|desconect\\p{L}*',
  ],
  [
    'lock(?:s|ed|ing)?|sperr\\p{L}*|gesperrt|verrouill\\p{L}*|bloque\\p{L}*',
    'unlock(?:s|ed|ing)?|entsperr\\p{L}*|déverrouill\\p{L}*|desbloque\\p{L}*',
  ],
  [
    'supports|supported|befürwort\\p{L}*|soutien\\p{L}*|apoy\\p{L}*',
    "oppos(?:e|es|ed|ing)|bekämpf\\p{L}*|s[’']oppos\\p{L}*|opon\\p{L}*|opus\\p{L}*",
  ],
  [
    'import(?:s|ed|ing)?|importier\\p{L}*|importe\\p{L}*|importa\\p{L}*',
    'export(?:s|ed|ing)?|exportier\\p{L}*|exporte\\p{L}*|exporta\\p{L}*',
  ],
  [
    'encrypt(?:s|ed|ing)?|verschlüssel\\p{L}*|chiffr\\p{L}*|cifra\\p{L}*',
    'decrypt(?:s|ed|ing)?|entschlüssel\\p{L}*|déchiffr\\p{L}*|descifra\\p{L}*',
  ],
];

let compiled: readonly (readonly [RegExp, RegExp])[] | undefined;
const LEAST_SHARED = 2;
const SAME = 0.5;

/** The verb of a statement that says the opposite of the one in a sentence of its quotes, of the same things. */
export function oppositeDeeds(statement: string, quotes: readonly string[]): readonly string[] {
  compiled ??= PAIRS.map(([one, other]) => [anyOf(one), anyOf(other)]);
  const found = compiled.flatMap(([one, other]) => {
    const side = sideOf(statement, one, other);
    return side === undefined ? [] : [{ one, other, side }];
  });
  if (found.length === 0 || isDenied(statement) || statement.search(BY_DEFAULT) >= 0) return [];
  const own = setOf(statement);
  const sentences = sentencesOf(quotes).filter((text) => {
    const shared = [...setOf(text)].filter((term) => own.has(term)).length;
    return shared >= LEAST_SHARED;
  });
  return found
    .filter(({ one, other, side }) => {
      const sides = sentences.map((text) => ({ text, side: sideOf(text, one, other) }));
      const isBorne = sentences.some((text) => text.search(side.isFirst ? one : other) >= 0);
      const opposed = sides.filter(
        ({ text, side: their }) =>
          their !== undefined && their.isFirst !== side.isFirst && isAbout(own, text),
      );
      return !isBorne && opposed.some(({ text }) => !isDenied(text));
    })
    .map(({ side }) => side.text);
}

function isAbout(own: ReadonlySet<string>, text: string): boolean {
  const theirs = setOf(text);
  const shared = [...own].filter((term) => theirs.has(term)).length;
  return shared >= Math.max(LEAST_SHARED, SAME * (own.size - 1));
}

interface Side {
  readonly isFirst: boolean;
  readonly text: string;
}

function sideOf(text: string, one: RegExp, other: RegExp): Side | undefined {
  const [first] = [...text.matchAll(one)];
  const [second] = [...text.matchAll(other)];
  if ((first === undefined) === (second === undefined)) return undefined;
  return { isFirst: first !== undefined, text: (first ?? second)?.[0] ?? '' };
}

const WITHOUT = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|nothing|rien|nichts)(?!\p{L})/giu;

function isDenied(source: string): boolean {
  const text = source.replaceAll(WITHOUT, ' ');
  return text.search(polarityWords(text).denial) >= 0;
}
