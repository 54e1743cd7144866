import { at, readable, type XmlElement } from '#shared/text/markup/xml.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** ISO 8601, as exact as the record is; also from free text such as `1998 Dec-1999 Jan`. */
export function readDate(element: XmlElement | undefined): string | undefined {
  const year = /^\d{4}$/u.exec(readable(at(element, 'Year')))?.[0];
  if (year === undefined) return readFreeDate(readable(at(element, 'MedlineDate')));
  const month = monthOf(readable(at(element, 'Month')));
  const day = /^\d{1,2}$/u.exec(readable(at(element, 'Day')))?.[0]?.padStart(2, '0');
  if (month === undefined) return year;
  return day === undefined ? `${year}-${month}` : `${year}-${month}-${day}`;
}

function readFreeDate(text: string): string | undefined {
  const match = /\b((?:1[6-9]|20)\d\d)\b(?:\s+([A-Za-z]{3}))?/u.exec(text);
  if (match === null) return undefined;
  const month = monthOf(match[2] ?? '');
  return month === undefined ? match[1] : `${match[1]}-${month}`;
}

function monthOf(text: string): string | undefined {
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  const month = /^\d{1,2}$/u.test(text) ? Number(text) : named;
  return month >= 1 && month <= 12 ? String(month).padStart(2, '0') : undefined;
}
