import type { CitedSource } from '#shared/domain/report.ts';
import { safeUrl } from '#shared/presentation/link.ts';
import { shown } from './inline.tsx';

/** The address of a source, linked when its scheme may be. */
export function SourceAddress({ source }: { readonly source: Pick<CitedSource, 'url'> }) {
  const url = safeUrl(source.url);
  if (url === undefined) return <bdi class="address">{shown(source.url)}</bdi>;
  return (
    <a class="address" href={url} rel="noopener noreferrer nofollow" target="_blank">
      <bdi>{shown(url)}</bdi>
    </a>
  );
}
