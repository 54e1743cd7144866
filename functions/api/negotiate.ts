import type { ResultFormat } from '#shared/api/requests.ts';
import { BIBLIOGRAPHY_FILES, BIBLIOGRAPHY_FORMATS } from '#shared/domain/bibliography/bibliography.ts';
import { NotAcceptable } from '#shared/errors.ts';

interface Form<Name extends string> {
  readonly name: Name;
  /** Its content type, without parameters. */
  readonly type: string;
}

/** The forms that an answer can have; the first where nothing is said. */
export type Forms<Name extends string> = readonly [Form<Name>, ...Form<Name>[]];

export const RESULT_FORMS: Forms<ResultFormat> = [
  { name: 'json', type: 'application/json' },
  { name: 'md', type: 'text/markdown' },
  { name: 'html', type: 'text/html' },
  ...BIBLIOGRAPHY_FORMATS.map((name) => ({ name, type: bareType(BIBLIOGRAPHY_FILES[name].contentType) })),
];

/** What is asked for: by the name of a form, and by the header `Accept`. */
interface Asked<Name> {
  readonly format?: Name | undefined;
  readonly accept?: string | undefined;
}

/**
 * The form of an answer: what `format` names, else what `Accept` would have most of all, else the first. Throws NotAcceptable
 * when the two contradict each other, or nothing that is accepted can be given.
 */
export function chooseFormat<Name extends string>(forms: Forms<Name>, { format, accept }: Asked<Name>): Name {
  const offered = forms.filter(({ name }) => format === undefined || name === format);
  const ranges = readAccept(accept ?? '');
  const best =
    ranges.length === 0
      ? (offered[0] ?? forms[0])
      : ranges.flatMap((range) => offered.filter(({ type }) => fits(range, type)))[0];
  if (best !== undefined) return best.name;
  throw new NotAcceptable(
    format === undefined
      ? 'None of the types that the request accepts can be given.'
      : `The request asks for the format ${format} and does not accept ${offered[0]?.type ?? format}.`,
    {
      remedy: `Accept one of: ${[...new Set(forms.map(({ type }) => type))].join(', ')}; or leave Accept out.`,
    },
  );
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
