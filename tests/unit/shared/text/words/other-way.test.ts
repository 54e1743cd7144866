import { expect, it } from 'vitest';
import { goesOtherWay } from '#shared/text/words/other-way.ts';

it.each([
  ['How do I download a large file?', 'Streaming uploads send large files.', true],
  ['How do I download a large file?', 'Uploads and downloads are streamed.', false],
  ['How do I download a large file?', 'Large files are streamed.', false],
  ['How do I export and import keys?', 'Keys are imported so.', false],
  ['How are keys encrypted?', 'Keys are decrypted by the reader.', true],
  ['How do I uninstall it?', 'It is installed by one command.', true],
  ['', '', false],
])('of %j and %j says whether the deed is the opposite one: %j', (asked, text, isTurned) => {
  expect(goesOtherWay(asked, text)).toBe(isTurned);
});
