import { anyOf, sentencesOf, setOf } from './read-parts.ts';

const FIGURE = String.raw`[$€£]?\p{Nd}[\p{Nd}.,]*`;
const FROM = anyOf(
  String.raw`from|since|starting (?:at|in|with)|beg[aiu]n\p{L}*(?: in)?|start\p{L}*(?: in)?|founded in|born in|came into being in|as of|von|vom|ab|seit|begann|gegründet|geboren|de|depuis|dès|né en|née en|commenc\p{L}*(?: en)?|desde|nacido en|nacida en|empez\p{L}*(?: en)?`,
);
const TO = anyOf(
  String.raw`to|until|till|up to|down to|ended in|ends in|end in|died in|bis|bis zu|endete|starb|gestorben|à|jusqu['’]en|jusqu['’]à|finit en|mort en|hasta|terminó en|murió en|a`,
);
/** Between the word and its figure. */
const GAP = String.raw`(?:\s+(?:a|an|the|about|around|nearly|almost|less than|more than|roughly|some|age|age of|over|under|etwa|rund|fast|weniger als|mehr als|environ|moins de|plus de|unos|menos de|más de|dem jahr|l['’]an|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))*\s+`;
const SPAN = new RegExp(
  String.raw`(?<first>${FIGURE})(?:\s*\p{L}{0,2})?\s?(?:[-–—]|to|bis|à|a|until|till|hasta)\s?(?<last>${FIGURE})`,
  'giu',
);
const BETWEEN = new RegExp(
  String.raw`(?:between|zwischen|entre|tra)\s(?:\p{L}+\s)?(?<first>${FIGURE})(?:\s\p{L}+)?\s(?:and|und|et|y|e)\s(?:\p{L}+\s)?(?<last>${FIGURE})`,
  'giu',
);
const HAN_SPAN = new RegExp(
  String.raw`[从由自]\s?(?<first>${FIGURE})[^，。；]{0,12}?[到至为成]\s?(?<last>${FIGURE})`,
  'gu',
);
const AGAINST = new RegExp(
  String.raw`(?<last>${FIGURE})[^.;]{0,30}?(?:compared (?:with|to)|up from|down from|against|versus|gegenüber|contre|frente a)\s+(?<first>${FIGURE})\s+(?:in|im|en)\s+(?<year>\p{Nd}{4})`,
  'giu',
);

const LEAST_SHARED = 2;

interface Ends {
  readonly first: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
}

/** The figures that a statement has at the beginning of something, and its quotes at the end, or the other way round. */
export function turnedEnds(statement: string, quotes: readonly string[]): readonly string[] {
  const said = endsIn(statement);
  if (said.first.size + said.last.size === 0) return [];
  const own = setOf(statement);
  const quoted = sentencesOf(quotes)
    .filter((text) => [...setOf(text)].filter((term) => own.has(term)).length >= LEAST_SHARED)
    .map(endsIn);
  const firsts = new Set(quoted.flatMap(({ first }) => [...first]));
  const lasts = new Set(quoted.flatMap(({ last }) => [...last]));
  return [
    ...[...said.first].filter((figure) => lasts.has(figure) && !firsts.has(figure)),
    ...[...said.last].filter((figure) => firsts.has(figure) && !lasts.has(figure)),
  ];
}

function endsIn(text: string): Ends {
  const spans = [SPAN, BETWEEN, HAN_SPAN, AGAINST].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups ?? {}),
  );
  const first = [...figuresAfter(text, FROM), ...spans.map(({ first: figure }) => figure ?? '')];
  const last = [...figuresAfter(text, TO), ...spans.map(({ last: figure }) => figure ?? '')];
  return { first: new Set(first.map(plain)), last: new Set(last.map(plain)) };
}

function figuresAfter(text: string, words: RegExp): readonly string[] {
  const pattern = new RegExp(
    String.raw`(?:${words.source})${GAP}(?<figure>${FIGURE})(?!\p{Nd}|\s?[-–—]\s?\p{Nd})`,
    'giu',
  );
  return [...text.matchAll(pattern)].map(({ groups }) => groups?.['figure'] ?? '');
}

function plain(figure: string): string {
  return figure.replaceAll(/[$€£]|[.,]$/gu, '').replaceAll(/,(?=\p{Nd}{3})/gu, '');
}
