import { parseDocument } from 'htmlparser2';

/** A node of a page as it is parsed. */
export interface Element {
  readonly type: string;
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Element[];
  readonly data?: string;
}

/** A node and all below it that have a name, in order. */
export function elementsOf(node: Element): readonly Element[] {
  return [...(node.name === undefined ? [] : [node]), ...(node.children ?? []).flatMap(elementsOf)];
}

export const elements = (page: string): readonly Element[] => elementsOf(parseDocument(page));
export const textOf = (node: Element): string =>
  (node.data ?? '') + (node.children ?? []).map(textOf).join('');

export function attributesOf(shown: string): readonly string[] {
  return elements(shown).flatMap((one) => Object.keys(one.attribs ?? {}));
}

/** Attributes that could run, load or restyle something. */
export function isActive(name: string): boolean {
  return name.startsWith('on') || name === 'src' || name === 'style';
}
