import { directionOf } from '#shared/presentation/direction.ts';
import { Inline } from './inline.tsx';

/** Lines of foreign text as a list, each in its own direction. */
export function Bullets({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index} dir={directionOf(line)}>
          <Inline text={line} />
        </li>
      ))}
    </ul>
  );
}
