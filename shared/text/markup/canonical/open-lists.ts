import { itemBlock, type CanonicalBlock } from './blocks.ts';
import { OpenDefinitions } from './definition-list.ts';

interface ListItem {
  readonly depth: number;
  readonly marker: string;
}

/** The lists that are open, the innermost last, how many items each has had, and what of a list is read next. */
export class OpenLists {
  readonly #lists: { readonly isOrdered: boolean; count: number }[] = [];
  readonly #definitions = new OpenDefinitions();
  #item: ListItem | undefined;

  /** Text that comes next begins an item. */
  get beginsItem(): boolean {
    return this.#item !== undefined;
  }

  open(name: string): void {
    if (name === 'ul' || name === 'ol') this.#lists.push({ isOrdered: name === 'ol', count: 0 });
    if (name === 'li') this.#item = this.#next();
    this.#definitions.open(name);
  }

  close(name: string): void {
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'li') this.#item = undefined;
    this.#definitions.close(name);
  }

  /** Text as what it is here: an item, of a definition list a term or what is said of it, or a paragraph. */
  shape(text: string): CanonicalBlock {
    if (this.#item === undefined) return this.#definitions.shape(text);
    const { depth, marker } = this.#item;
    this.#item = undefined;
    return this.pass(itemBlock(depth, marker, text.replaceAll('\n', ' ')));
  }

  /** A block of another kind, wherever it stands. */
  pass(block: CanonicalBlock): CanonicalBlock {
    this.#definitions.pass();
    return block;
  }

  /** What stands between a term and what kind of thing it is, as pages made by Docutils mark it; a style sheet shows it. */
  mark(attributes: Readonly<Record<string, string>>, before: string): string {
    const isKind = this.#definitions.isTerm && attributes['class'] === 'classifier';
    return isKind && /[^\s:]\s*$/u.test(before) ? ' : ' : '';
  }

  /** An item outside any list is one of a list without numbers. */
  #next(): ListItem {
    const list = this.#lists.at(-1);
    if (list === undefined) return { depth: 0, marker: '-' };
    list.count += 1;
    return { depth: this.#lists.length - 1, marker: list.isOrdered ? `${list.count}.` : '-' };
  }
}
