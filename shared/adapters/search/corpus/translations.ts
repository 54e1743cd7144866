import type { DatabaseSync } from 'node:sqlite';
import { guessLanguage, shareInLanguage } from '#shared/text/words/language.ts';

/** As a part of a name or as a folder: two letters, and where or in which script it is written: "fr", "pt_BR", "zh-Hans". */
const CODE = /(?<=[:./_-])[a-z]{2}(?:[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}))?(?=[./_-])/gu;
/** Looked at of a text in each of three places: a manual begins with names that are the same in all languages. */
const CHARACTERS = 1300;
/** A translation has less than this share of what a text in the language has of its words. */
const MOST_SHARED = 0.8;

const PATHS = "SELECT id, root, path FROM files WHERE status = 'indexed'";
const PLACES = ['0', 'LENGTH(text) / 3', 'LENGTH(text) * 2 / 3'].map(
  (at) => `SUBSTR(text, 1 + ${at}, ${CHARACTERS})`,
);
const TEXT = `SELECT ${PLACES.join(" || ' ' || ")} AS text FROM texts WHERE file = ?`;

interface Version {
  readonly id: number;
  /** "fr" of "guide.fr.html"; empty for "guide.html" beside it. */
  readonly code: string;
}

/**
 * What a file says in one language, others say in further ones: "guide.en.html" and "guide.ja.html", "man/man1/x.1" and
 * "man/de/man1/x.1". Told by the names of the files, and by their texts.
 */
export class Translations {
  readonly #database: DatabaseSync;
  readonly #left = new Map<string, ReadonlySet<number>>();
  #groups: readonly (readonly Version[])[] | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The ids of files that one in this language translates, or is translated by; none where the index has no such pairs. */
  of(language: string): ReadonlySet<number> {
    const known = this.#left.get(language);
    if (known !== undefined) return known;
    this.#groups ??= groupsOf(this.#database.prepare(PATHS).all());
    const found = new Set(this.#groups.flatMap((versions) => this.#outside(versions, language)));
    this.#left.set(language, found);
    return found;
  }

  #outside(versions: readonly Version[], language: string): readonly number[] {
    const own =
      versions.find(({ code }) => base(code) === base(language)) ?? this.#unmarkedIn(language, versions);
    if (own === undefined) return [];
    const share = this.#shareOf(own, language);
    return versions
      .filter((one) => one !== own && base(one.code) !== base(language))
      .filter((one) => isInItsLanguage(one, this.#textOf(one)))
      .filter((one) => this.#shareOf(one, language) < MOST_SHARED * share)
      .map(({ id }) => id);
  }

  /** What bears no code is in this language, or translates nothing for who asks in it. */
  #unmarkedIn(language: string, versions: readonly Version[]): Version | undefined {
    return versions.find((one) => one.code === '' && guessLanguage(this.#textOf(one)) === base(language));
  }

  #shareOf(version: Version, language: string): number {
    return shareInLanguage(this.#textOf(version), base(language));
  }

  #textOf({ id }: Version): string {
    return String(this.#database.prepare(TEXT).get(id)?.['text'] ?? '');
  }
}

/** Told by their script as Russian is. */
const CYRILLIC: ReadonlySet<string> = new Set(['ru', 'uk', 'be', 'bg', 'mk', 'sr', 'kk']);

/** "docs/go", "api-js" and "report-ii" name no language: their texts are in none of that code. */
function isInItsLanguage({ code }: Version, text: string): boolean {
  const guessed = guessLanguage(text);
  if (code === '') return guessed !== 'und';
  return guessed === base(code) || (guessed === 'ru' && CYRILLIC.has(base(code)));
}

function base(code: string): string {
  return code.slice(0, 2);
}

/** Files whose paths are the same without the code of a language and the mark before it (of a folder, behind it). */
function groupsOf(rows: readonly Record<string, unknown>[]): readonly (readonly Version[])[] {
  const ids = new Map(
    rows.map((row) => [`${String(row['root'])}:${String(row['path'])}`, Number(row['id'])]),
  );
  const groups = new Map<string, Version[]>();
  for (const [path, id] of ids)
    for (const { 0: code, index } of path.matchAll(CODE)) {
      const end = index + code.length;
      const isFolder = path[end] === '/';
      const plain = path.slice(0, isFolder ? index : index - 1) + path.slice(isFolder ? end + 1 : end);
      const unmarkedId = ids.get(plain);
      const versions = groups.get(plain) ?? (unmarkedId === undefined ? [] : [{ id: unmarkedId, code: '' }]);
      groups.set(plain, [...versions, { id, code }]);
    }
  return [...groups.values()].filter((versions) => versions.length > 1);
}
