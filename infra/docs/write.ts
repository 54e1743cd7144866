import { readFileSync, writeFileSync } from 'node:fs';
import { GENERATED } from './generated.ts';

for (const { file, render } of GENERATED) {
  writeFileSync(file, render(readFileSync(file, { encoding: 'utf8', flag: 'a+' })));
}
