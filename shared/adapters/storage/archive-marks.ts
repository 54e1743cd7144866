/** Folders end with it and no key bears it: so `a/b` and `a/b/c` can both be there. */
export const FOLDER_MARK = '+';
/** Files that hold a checksum behind their text end with it; no key bears it. */
export const SEALED_MARK = '~';
/** Beside a text that stays for good. */
export const KEPT_MARK = '~kept';
