const MARKUP = Symbol('markup');

/** Markup that was made here: all foreign text in it is escaped. */
export interface Html {
  readonly [MARKUP]: string;
}

export type HtmlValue = Html | string | number | undefined | readonly HtmlValue[];

/** Builds markup; every value is escaped unless it is markup itself. Values in attributes need double quotes around. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const parts = strings.map((string, index) => string + (index < values.length ? render(values[index]) : ''));
  return { [MARKUP]: parts.join('') };
}

export const NOTHING = html``;

/** For our own constants alone, such as the style sheet. */
export function trusted(constant: string): Html {
  return { [MARKUP]: constant };
}

export function markupOf(value: Html): string {
  return value[MARKUP];
}

function render(value: HtmlValue): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  return isList(value) ? value.map(render).join('') : value[MARKUP];
}

function isList(value: Html | readonly HtmlValue[]): value is readonly HtmlValue[] {
  return Array.isArray(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/gu;

/** Signs that turn the direction of the text after them; the page sets directions by itself. */
const DIRECTION = /\p{Bidi_Control}/gu;

function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\f/gu, '\n')
    .replaceAll(CONTROL, '\ufffd')
    .replaceAll(DIRECTION, '')
    .replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');
}
