/** Parameters are chosen on the `tune` half alone; the `check` half shows whether they hold elsewhere. */
export type Half = 'tune' | 'check';

/** Which half a case belongs to, by a hash of its id (FNV-1a). */
export function halfOf(id: string): Half {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) % 2 === 0 ? 'tune' : 'check';
}
