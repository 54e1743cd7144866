/** A moment as its reader writes dates. */
export function When({ at, language }: { readonly at: string; readonly language: string }) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
