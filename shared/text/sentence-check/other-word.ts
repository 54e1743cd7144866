import { terms } from '../words/analyze.ts';
import { fold } from '../words/fold.ts';
import { paraphrasesOf } from '../words/paraphrase.ts';
import { isStopword } from '../words/stopwords.ts';
import { textLanguage } from './language.ts';
import type { Alignment, Change } from './near-copy.ts';
import { polarityWords } from './polarity-words.ts';
import { isAbbreviated } from './shortened-names.ts';
import { readShares } from './told-shares.ts';
import { unitOf } from './units.ts';
import { holdsAny, wordList } from './word-list.ts';

/** So many words of a sentence must stand in a statement as they are, and so few may not. */
const LEAST_SHARED = 3;
const MOST_OTHERS = 2;
const LEAST_LENGTH = 3;
const SAME_BEGINNING = 4;

/** Words in whose place others say about the same; a set of words a line. */
const SAME = `
need needs needed require requires required necessary must
patient patients people participants subjects persons individuals users adults
study studies trial trials work research paper article authors
show shows showed shown find finds found report reports reported demonstrate* indicate* reveal* observe*
about around approximately roughly nearly almost circa
several many multiple various numerous
big large huge great
small little tiny
important significant considerable substantial notable marked
happen* occur* take
help helps assist* support*
use uses used utilize* employ* apply applies applied
get gets receive* obtain* gain*
end ends finish* complete* expire*
start starts begin begins began launch*
within in during over
also too additionally moreover
often frequently commonly usually generally typically normally mostly
therefore thus hence so
unless except where when if
keep keeps kept preserve* retain* maintain* remain* stay*
less fewer sooner earlier under below
delete* remove* erase* discard* drop dropped drops
create creates created make makes made build builds built form* produce* generate*
choose* select* pick picks picked opt
change changes changed alter* modif* adjust* amend*
allow* permit* enable* let lets
forbid* prohibit* ban bans banned disallow*
tell tells told say says said state states stated note notes noted
called named known termed dubbed referred
believe* think* thought hold holds held consider* regard* view* deem*
begin* commenc* initiat* open* launch*
stop stops stopped halt* ceas* finish* end* terminat*
buy buys bought acquire* purchase* obtain*
run runs ran execute* perform* carr*
send sends sent transmit* deliver* dispatch*
give gives gave given provide* offer* supply supplies supplied grant*
contain* include* comprise* hold* consist*
come comes came arrive* reach*
go goes went move* travel*
kill* die* dead deaths
fight* battle* war wars combat*
quick* fast* rapid* swift* speed*
job task work
part portion share section
kind type sort form
way method manner approach means
place location site spot
main chief principal primary key major
entire whole complete full total all
right correct proper valid
wrong incorrect invalid false
hard difficult challeng*
easy simple straightforward
new novel recent fresh
old former earlier previous prior
enough sufficient adequate
cheap* inexpensive
expensive costly dear
happen* occur* arise*
cause* lead* produce* trigger* induce* result* bring* provoke*
prevent* avoid* stop* block* hinder*
increase* rise* rose raise* grow* grew climb*
decrease* fall* fell drop* decline* shrink* reduce* lower* sink* sank cut cuts cutting
children kids youngsters
doctors physicians clinicians
illness disease disorder condition
medicine drug medication
mortality deaths death
elderly old* seniors
firms companies businesses enterprises corporations
nations countries states
law act statute legislation
judge judges court
leader ruler head chief
town city
soldiers troops forces army
author writer
also likewise too
must shall
option setting parameter flag switch
error* fault* failure*
default standard
file document
function method routine
delay latency lag
`
  .trim()
  .split('\n')
  .map(wordList);

/**
 * The one word that a statement has in the place of another in a sentence that it otherwise repeats word for word, where
 * nothing says that both mean the same, in English: `landlord` of `tenant`, `absorbs` of `releases`. Undefined where there is none.
 */
export function otherWord(
  { said, quoted }: Change,
  { said: statement, shared, lead }: Alignment,
  texts: readonly string[],
): string | undefined {
  const [mine, theirs] = [said.filter(isContent), quoted.filter(isContent)];
  const [word, other] = [mine[0], theirs[0]];
  if (word === undefined || other === undefined || mine.length > 1 || theirs.length > 1) return undefined;
  // Figures and units are held against each other as amounts.
  if (isOfAmount(said)) return undefined;
  // "Appear" of "are displayed" is another way to build the sentence.
  if (said.length !== quoted.length) return undefined;
  if (shared < LEAST_SHARED || statement.length - shared > MOST_OTHERS) return undefined;
  const all = statement.join(' ');
  // Which words mean the same is known for English alone; what is denied before it may be said of all others.
  if (textLanguage(all) !== 'en' || lead.join(' ').search(polarityWords(all).denial) >= 0) return undefined;
  return isAlike(word, other) || isInAny(word, texts) || isAbbreviated(word, texts) ? undefined : word;
}

function isOfAmount(words: readonly string[]): boolean {
  return (
    words.some((word) => /\d/u.test(word) || unitOf(word)?.dimension === 'share') ||
    readShares(words.join(' ')).length > 0
  );
}

function isContent(word: string): boolean {
  return !isStopword(fold(word)) && !/\d/u.test(word);
}

function isAlike(word: string, other: string): boolean {
  const [one, two] = [fold(word), fold(other)];
  if (one.length < LEAST_LENGTH || two.length < LEAST_LENGTH) return true;
  if (one.endsWith(two) || two.endsWith(one)) return true;
  if (one.slice(0, SAME_BEGINNING) === two.slice(0, SAME_BEGINNING)) return true;
  if (meansSame(one, two)) return true;
  const [mine, theirs] = [terms(one), terms(two)];
  return (
    mine.some((term) => theirs.includes(term)) || hasSense(mine, theirs, one) || hasSense(theirs, mine, two)
  );
}

/** Two English words, or their stems, that say about the same. */
export function meansSame(one: string, other: string): boolean {
  return SAME.some((set) => holdsAny(set, [one]) && holdsAny(set, [other]));
}

function hasSense(own: readonly string[], others: readonly string[], text: string): boolean {
  const senses = paraphrasesOf(text, own);
  return own.some((term) => others.some((other) => senses.get(term)?.has(other) === true));
}

function isInAny(word: string, texts: readonly string[]): boolean {
  const [term] = terms(word);
  return term === undefined || texts.some((text) => terms(text).includes(term));
}
