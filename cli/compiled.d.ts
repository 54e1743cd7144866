/** The address of the command as `npm run build:command` compiled it; undefined where it did not, or where a source has changed since. */
export function compiledCommand(root?: string): string | undefined;
