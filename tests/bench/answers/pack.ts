/** A document of a pack. */
export interface PackDocument {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** A question with what is known of its answer. */
export interface PackQuestion {
  readonly id: string;
  readonly question: string;
  /** Strings of which one must stand in a quote; empty where passages are known instead. */
  readonly answers: readonly string[];
  /** For each thing asked the passages that show it. */
  readonly items: readonly (readonly string[])[];
  /** False where the documents hold no answer. */
  readonly isAnswerable: boolean;
  /** True where the documents speak of the very thing, and do not tell what is asked of it. */
  readonly isNear?: boolean;
  /** The one document to search, where it is not the whole pack. */
  readonly within?: string;
  /** Where an answer string is meant to stand; it may occur elsewhere by chance. */
  readonly paragraph?: string;
}

export interface Pack {
  readonly name: string;
  /** Packs of one family are of the same kind: they are left out together when another is judged. */
  readonly family: string;
  /** True where what reads question and quote together has learned from its questions: these do not judge it. */
  readonly isTaught?: true;
  readonly documents: readonly PackDocument[];
  readonly questions: readonly PackQuestion[];
}

/** The text of a document as a file: the title stands above, unless the text has it. */
export function fileText({ title, text }: PackDocument): string {
  const hasTitle = text.includes(title) && /^(?:---|#|=|\S.*\n[=-])/u.test(text);
  return hasTitle || title === '' ? text : `# ${title}\n\n${text}\n`;
}

/** At most so many, evenly from all of them. */
export function evenSample<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from(
    { length: Math.min(most, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}
