const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Text in an encoding of one or two bytes per character, such as windows-1251, shift_jis or gb18030. */
export function encodeAs(label: string, text: string): Uint8Array {
  const table = tables.get(label) ?? tableOf(label);
  tables.set(label, table);
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const bytes = table.get(character);
      if (bytes === undefined) throw new Error(`${label} has no ${character}.`);
      return bytes;
    }),
  );
}

/** What the decoder makes of every sequence of one and two bytes, turned round. */
function tableOf(label: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(label);
  const table = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]): void => {
    const [character, ...rest] = decoder.decode(Uint8Array.from(bytes));
    if (character === undefined || character === '\ufffd' || rest.length > 0) return;
    if (!table.has(character)) table.set(character, bytes);
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
  }
  return table;
}

export function utf16(text: string, order: 'le' | 'be', mark: 'marked' | 'unmarked'): Uint8Array {
  const bytes = Buffer.from(mark === 'marked' ? `\ufeff${text}` : text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}
