import { terms } from './analyze.ts';

/** Deeds that go one way and the other: who asks for one of them is not answered by what is said of the other. */
const WAYS: readonly (readonly [string, string])[] = (
  [
    ['attach', 'detach'],
    ['compress', 'decompress'],
    ['download', 'upload'],
    ['encode', 'decode'],
    ['encrypt', 'decrypt'],
    ['import', 'export'],
    ['install', 'uninstall'],
    ['mount', 'unmount'],
    ['pull', 'push'],
    ['receive', 'send'],
    ['serialize', 'deserialize'],
    ['subscribe', 'unsubscribe'],
  ] as const
).flatMap(([one, other]) => {
  const [first = one] = terms(one);
  const [second = other] = terms(other);
  return [
    [first, second],
    [second, first],
  ];
});

/** Whether a text speaks of uploads where downloads are asked about, and of them alone. */
export function goesOtherWay(asked: string, text: string): boolean {
  const wanted = new Set(terms(asked));
  const ways = WAYS.filter(([one, other]) => wanted.has(one) && !wanted.has(other));
  if (ways.length === 0) return false;
  const own = new Set(terms(text));
  return ways.some(([one, other]) => own.has(other) && !own.has(one));
}
