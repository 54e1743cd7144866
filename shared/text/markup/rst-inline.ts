/** The inline markup of reStructuredText as that of Markdown; what is only for the page goes. */
export function inline(text: string): string {
  return text
    .split(LITERAL)
    .map((piece, at) => (at % 2 === 1 ? `\`${piece}\`` : outsideLiterals(piece)))
    .join('');
}

/** Kept as it stands: "``bash|zsh|fish``" holds no substitution. */
const LITERAL = /``(?=\S)([^`\n]{1,500}?)``/u;

function outsideLiterals(text: string): string {
  return text
    .replace(/:(rfc|pep):`(\d+)`/giu, (_, name: string, number: string) => `${name.toUpperCase()} ${number}`)
    .replace(/:[\w:+.-]{1,40}:`!?~?([^`<\n]{1,300}?)\s*<[^<>`\n]{1,300}>`/gu, '$1')
    .replace(/:[\w:+.-]{1,40}:`~(?:[\w.]{1,200}\.)?([^`\n]{1,300})`/gu, '`$1`')
    .replace(/:[\w:+.-]{1,40}:`!?([^`\n]{1,300})`/gu, '`$1`')
    .replace(/`([^`<\n]{1,300}?)\s*<[^<>`\n]{1,500}>`__?/gu, '$1')
    .replace(/`([^`\n]{1,300})`__?/gu, '$1')
    .replace(/\|([\w .-]{1,60})\|_{0,2}/gu, '$1')
    .replace(/(?<=^|[\s(])([A-Za-z][\w.-]{0,60}[A-Za-z\d])__?(?=[\s.,;:)]|$)/gu, '$1')
    .replace(/\[(?:#[\w-]*|\*|\d{1,3})\]_/gu, '')
    .replace(/\\(?=[\s*`|_\\])\s?/gu, '');
}
