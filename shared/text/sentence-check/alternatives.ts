import type { Change } from './near-copy.ts';
import { readQuantities } from './quantities.ts';
import { unitOf } from './units.ts';
import { type WordList, holdsAny, wordList } from './word-list.ts';

/**
 * Words that exclude one another, one set a line; spellings in several languages. A star stands for any ending.
 */
const SETS = `
on | off
hourly stündlich* | daily täglich* quotidien* diari* giornal* ежедневн* | weekly wöchentlich* hebdomadair* semanal* settimanal* еженедельн* | monthly monatlich* mensuel* mensual* mensil* ежемесячн* | yearly annually jährlich* annuel* anual* annualm* ежегодн*
true wahr vrai verdadero | false falsch faux falso
before prior vor avant antes prima перед до | after nach après después dopo depois após после
until bis jusqu hasta fino até | from since ab seit depuis desde dal
am a.m | pm p.m
half halves | two_thirds | a_third one_third | three_quarters | a_quarter one_quarter | a_fifth one_fifth
about around approximately roughly nearly almost etwa ungefähr rund environ aproximadamente circa | exactly precisely genau exactement exactamente esattamente exatamente
hardly barely scarcely kaum | strongly greatly significantly considerably substantially stark fortement considerablemente
except excluding außer sauf excepto salvo tranne | including einschließlich inklusive incluso incluyendo compreso
indicated | contraindicated
recommended | deprecated discouraged
previous* vorig* précéden* anterior* preceden* | next following nächst* suivant* siguiente* seguente*
left links linke* gauche izquierd* sinistr* esquerd* лев* | right rechts rechte* droit droite derech* destr* direit* прав*
north* nord nörd* norte север* | south* süd südlich* sud sur sul южн* | east eastern* öst* este leste восточ* | west western* westlich* ouest oeste ovest запад*
first erste* premier* première* primer* primeir* primo prima перв* | last final letzte* dernier* dernière* último* última* ultim* последн*
public* öffentlich* público* pubblic* публичн* | private* privat* privé* privad* приватн* частн*
inner internal* inside | outer external* outside
male males man men boy* boys männ* hommes hombres uomini homens мужчин* | female* females woman women girl* girls frau* femmes mujeres donne mulheres женщин*
encrypt* verschlüssel* chiffr* cifra* шифр* | decrypt* entschlüssel* déchiffr* descifra* decifra* расшифр*
encod* | decod*
compress* | decompress*
seriali* | deseriali*
import* | export*
upload* | download*
upstream* | downstream*
upgrad* | downgrad*
install* | uninstall*
lock locks locked locking | unlock*
subscrib* | unsubscrib*
mount mounts mounted mounting | unmount*
accept* akzept* accepte* acept* accett* aceit* приним* | reject rejects rejected rejecting refus* ablehn* abgelehn* rejet* rechaz* rifiut* rejeit* отклон*
added adds adding introduced hinzugefügt* ajouté* añadid* aggiunt* adicionad* добавлен* | removed removes removing deleted dropped entfernt* supprimé* eliminad* rimoss* removid* удален* удалён*
grant* | revok*
buy buys bought purchas* | sell sells sold
won wins win | lost loses lose
strong strongly | weak weakly | eventual eventually
opened opens open geöffnet* offen* ouvert* abiert* apert* открыт* | closed closes close shut geschlossen* fermé* cerrad* chius* fechad* закрыт*
start starts started begins began | end ends ended stops stopped
client clients | server servers | peer peers
sender* | receiver* recipient*
producer* | consumer*
publisher* | subscriber*
reader readers reads read | writer writers writes write
parent* | child*
local locally | remote remotely | global globally
static* | dynamic*
mutable* | immutable*
stateful* | stateless*
online | offline
manual* | automatic*
horizontal* | vertical*
ascending* | descending*
input* | output*
upper | lower
top | bottom
above | below
odd | even
high hoch* hohe* élevé alto alta | low niedrig* faible bajo baja basso bassa baixo baixa
large big groß* grand grande | small little klein* petit petite pequeñ* piccol* pequen*
long | short
fast quick quickly rapid rapidly schnell* rapide rápid* | slow slowly langsam* lent lente lenta
early | late
hot warm | cold cool
old | new
easy easily einfach* facile fácil* | hard difficult schwer* schwierig* difficile difícil*
cheap cheaper billiger* günstiger* moins_cher* | expensive dearer costlier teurer*
cheapest | dearest costliest
safe safely safer sicher* | dangerous unsafe unsafely riskier gefährlich*
best beste* mejor | worst schlechteste* peor
better besser* mieux meilleur* mejor migliore* лучше | worse schlechter* pire peor peggiore* хуже
majority | minority
rare rarely selten* raro raramente* | common commonly frequent frequently often häufig* fréquen* frecuen*
more_often | less_often
double doubles doubled doubling verdoppel* dobló* duplic* удво* | triple triples tripled tripling verdreifach* tripl* утро* | quadrupl* vervierfach* | halve halves halved halving halbier* mitad* вдвое*
acute akut* | chronic chronisch*
systolic* | diastolic*
benign* | malignant*
mild mildly leicht* | moderate moderately mäßig* | severe severely schwere*
bacterial* | viral | fungal
agonist* | antagonist*
hypertens* | hypotens*
hyperglyc* | hypoglyc*
hyperthyr* | hypothyr*
hyperkal* | hypokal*
dominant* | recessive*
homozyg* | heterozyg*
arterial* | venous*
anterior* | posterior*
proximal* | distal*
unilateral* | bilateral*
inclu* | exclu*
increas* | decreas*
maximum maximal* | minimum minimal*
positive positively | negative negatively
if when wenn | unless except
summer sommer* été verano estate | winter hiver invierno inverno | spring frühling* printemps primavera | autumn herbst* automne otoño autunno
second seconds sekunde sekunden seconde segundo secondo секунду | minute minutes minuten minuto минуту | hour hours hourly stunde* heure hora ora час | day days daily tag täglich* jour día giorno dia день | week weeks weekly woche* semaine semana settimana неделю | month months monthly monat* mois mes mese mês месяц | year years yearly annual annually jahr* jährlich* année año anno ano год
doubl* verdoppel* dupli* raddoppi* dobr* удво* | tripl* verdreifach* triplic* утро* | halv* halbier* dimezz* | quadrupl* vervierfach* cuadruplic*
open opened offen geöffnet ouvert* abiert* apert* abert* открыт* खुला खुली खुले مفتوح* | closed shut geschlossen fermé* cerrad* chius* fechad* закрыт* बंद مغلق*
buyer* käufer* acheteur* comprador* | seller* verkäufer* vendeur* vendedor*
employer* arbeitgeber* employeur* empleador* | employee* arbeitnehmer* employé* emplead*
landlord* vermieter* bailleur* | tenant* mieter* locataire*
red rot rouge rojo rosso | green grün vert verde | blue blau bleu azul blu | yellow gelb jaune amarillo giallo | black schwarz noir negro nero | white weiß blanc blanco bianco
monday montag lundi lunes lunedì | tuesday dienstag mardi martes martedì | wednesday mittwoch mercredi miércoles mercoledì | thursday donnerstag jeudi jueves giovedì | friday freitag vendredi viernes venerdì | saturday samstag samedi sábado sabato | sunday sonntag dimanche domingo domenica
january januar janvier enero gennaio января | february februar février febrero febbraio февраля | march märz mars marzo março марта | april avril abril aprile апреля | may mai mayo maggio maio мая | june juni juin junio giugno июня | july juli juillet julio luglio июля | august août agosto августа | september septembre septiembre settembre сентября | october oktober octobre octubre ottobre октября | november novembre noviembre ноября | december dezember décembre diciembre dicembre декабря
左 | 右
東 东 | 西 | 南 | 北
前 | 后 後
公开 公開 | 私有 非公開
首先 最初 | 最后 最後
真 | 假 偽
接受 | 拒绝 拒絕 拒否
加密 暗号化 | 解密 復号
男性 | 女性
`;

const ALTERNATIVES: readonly (readonly WordList[])[] = SETS.trim()
  .split('\n')
  .map((line) => line.split(' | ').map(wordList));

/** One of several words that exclude one another stands in the place of another: `before` of `after`, `left` of `right`. */
export function exchangesAlternative({ said, quoted }: Change): boolean {
  // "One week" of "7 days": what is counted is compared as figures.
  const isCounted =
    said.length + quoted.length > 2 && readQuantities(`${said.join(' ')} ; ${quoted.join(' ')}`).length > 0;
  if (isCounted) return false;
  if (areOtherUnits(said, quoted)) return true;
  return ALTERNATIVES.some((set) => {
    const [one, other] = [sidesIn(set, said), sidesIn(set, quoted)];
    return one.length > 0 && other.length > 0 && !one.some((side) => other.includes(side));
  });
}

/** `per pound` of `per kilogram`. */
function areOtherUnits(
  [mine = '', ...more]: readonly string[],
  [theirs = '', ...others]: readonly string[],
): boolean {
  const [own, other] = [unitOf(mine), unitOf(theirs)];
  if (more.length + others.length > 0 || own === undefined || other === undefined) return false;
  return own.dimension === other.dimension && own.factor !== other.factor;
}

function sidesIn(set: readonly WordList[], words: readonly string[]): readonly number[] {
  return set.flatMap((list, side) => (holdsAny(list, words) ? [side] : []));
}
