/** Where a thread begins: beside this file, wherever that was compiled to. */
export const BEGINNING = new URL('begin.js', import.meta.url);
