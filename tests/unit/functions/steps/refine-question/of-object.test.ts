import { expect, it } from 'vitest';
import { textsOf } from './asked-texts.ts';

it.each([
  ['Does Kilnmaster write a log, and where is it stored?', 'where is the log stored'],
  ['Does Rust check the bounds, and is it fast?', 'is Rust fast'],
  ['Can Linux read the disk, and does it need a driver?', 'does Linux need a driver'],
  [
    'Where does Linux put the logs of services, and how do I read them?',
    'how do I read the logs of services',
  ],
  [
    'Where does webassets put its cache by default, and can I move it somewhere else?',
    'can I move the cache of webassets somewhere else',
  ],
  ['Where does git keep its hooks, and how do I share them?', 'how do I share the hooks of git'],
  ['How does the compiler check types with generics, and are they erased?', 'are generics erased'],
])(
  '“%s” asks on of what something is done to, or of who does it, as it is said of one',
  (question, asked) => {
    expect(textsOf(question)[1]).toBe(asked);
  },
);

it.each([
  ['Should Bob sign the contract, and is it binding?', 'is it binding (should Bob sign the contract)'],
  ['Does Norway use the euro, and is it rich?', 'is it rich (does Norway use the euro)'],
  ['Does Redis use a single thread, and is it fast?', 'is it fast (does Redis use a single thread)'],
  [
    'Does Debian have a live image, and how do I install it?',
    'how do I install it (does Debian have a live image)',
  ],
])('“%s” asks on of all that was asked where “it” may be either', (question, asked) => {
  expect(textsOf(question)[1]).toBe(asked);
});
