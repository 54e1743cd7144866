/** Folders end with it and no key bears it: so `a/b` and `a/b/c` can both be there. */
export const FOLDER_MARK = '+';
/** Beside a file: the checksums that it may have; no key bears it. */
export const SUM_MARK = '~sum';
/** Beside a text that stays for good. */
export const KEPT_MARK = '~kept';
