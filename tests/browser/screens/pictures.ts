import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Where the pictures are that were looked at and kept. */
export const PICTURES = fileURLToPath(new URL('pictures', import.meta.url));
/** Where the new picture and the difference are put when they differ. */
const DIFFERENCES = fileURLToPath(new URL('../../../dist/screens', import.meta.url));

/** How far a colour may be off, 0-1: letters are drawn a little differently by another version. */
const COLOUR = 0.2;

/** The share of the pixels in which a picture differs from the one that is kept; 1 where they are of different sizes. */
export async function differenceTo(name: string, png: Buffer): Promise<number> {
  const file = join(PICTURES, `${name}.png`);
  if (!existsSync(file)) return 1;
  const [kept, now] = [PNG.sync.read(await readFile(file)), PNG.sync.read(png)];
  if (kept.width !== now.width || kept.height !== now.height) return 1;
  const { width, height } = kept;
  const shown = new PNG({ width, height });
  const count = pixelmatch(kept.data, now.data, shown.data, width, height, { threshold: COLOUR });
  if (count > 0) {
    await mkdir(DIFFERENCES, { recursive: true });
    await writeFile(join(DIFFERENCES, `${name}.png`), png);
    await writeFile(join(DIFFERENCES, `${name}-difference.png`), PNG.sync.write(shown));
  }
  return count / (width * height);
}

/** Keeps a picture in fewer colours: half the bytes, and no difference that one sees. */
export async function keepPicture(name: string, png: Buffer): Promise<void> {
  const picture = PNG.sync.read(png);
  const data = Buffer.from(picture.data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)));
  const { width, height } = picture;
  const fewer = Object.assign(new PNG({ width, height }), { data });
  await writeFile(join(PICTURES, `${name}.png`), PNG.sync.write(fewer, PACKED));
}

/** Of 255: the colours of the page stay what they are to the eye. */
const STEP = 5;
/** Flat colours pack best without a filter. */
const PACKED = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;
