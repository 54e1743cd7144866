export interface ListItem {
  readonly depth: number;
  readonly marker: string;
}

/** The lists that are open, the innermost last, and how many items each has had. */
export class OpenLists {
  readonly #lists: { readonly isOrdered: boolean; count: number }[] = [];

  open(name: 'ul' | 'ol'): void {
    this.#lists.push({ isOrdered: name === 'ol', count: 0 });
  }

  close(): void {
    this.#lists.pop();
  }

  /** An item outside any list is one of a list without numbers. */
  next(): ListItem {
    const list = this.#lists.at(-1);
    if (list === undefined) return { depth: 0, marker: '-' };
    list.count += 1;
    return { depth: this.#lists.length - 1, marker: list.isOrdered ? `${list.count}.` : '-' };
  }
}
