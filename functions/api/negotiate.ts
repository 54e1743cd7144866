import type { ResultFormat } from '#shared/api/requests.ts';
import { BIBLIOGRAPHY_FILES, BIBLIOGRAPHY_FORMATS } from '#shared/domain/bibliography/bibliography.ts';
import { NotAcceptable } from '#shared/errors.ts';

/** The content type of each form of a result, without parameters. */
const TYPES: ReadonlyMap<ResultFormat, string> = new Map([
  ['json', 'application/json'],
  ['md', 'text/markdown'],
  ['html', 'text/html'],
  ...BIBLIOGRAPHY_FORMATS.map((name) => [name, bareType(BIBLIOGRAPHY_FILES[name].contentType)] as const),
]);

/**
 * The form of a result: what `format` names, else what `Accept` would have most of all, else JSON. Throws NotAcceptable when
 * the two contradict each other, or nothing that is accepted can be given.
 */
export function chooseFormat(format: ResultFormat | undefined, accept: string | undefined): ResultFormat {
  const ranges = readAccept(accept ?? '');
  if (ranges.length === 0) return format ?? 'json';
  const offered = format === undefined ? [...TYPES.keys()] : [format];
  const [best] = ranges.flatMap((range) => offered.filter((name) => fits(range, TYPES.get(name) ?? '')));
  if (best !== undefined) return best;
  throw new NotAcceptable(
    format === undefined
      ? 'None of the types that the request accepts can be given.'
      : `The request asks for the format ${format} and does not accept ${TYPES.get(format)}.`,
    { remedy: `Accept one of: ${[...new Set(TYPES.values())].join(', ')}; or leave Accept out.` },
  );
}

/** Of some types the one that is accepted most; the first without a word on it. Throws NotAcceptable when none is. */
export function chooseType<Type extends string>(
  types: readonly [Type, ...Type[]],
  accept: string | undefined,
): Type {
  const ranges = readAccept(accept ?? '');
  if (ranges.length === 0) return types[0];
  const [best] = ranges.flatMap((range) => types.filter((type) => fits(range, type)));
  if (best !== undefined) return best;
  throw new NotAcceptable('None of the types that the request accepts can be given.', {
    remedy: `Accept one of: ${types.join(', ')}; or leave Accept out.`,
  });
}

/** The accepted types, the most wanted first; of equal weight in their order. */
function readAccept(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { type, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ type, quality }) => type !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}

function fits(range: string, type: string): boolean {
  if (range === '*/*' || range === type) return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}

function bareType(contentType: string): string {
  return contentType.split(';')[0]?.trim() ?? contentType;
}
