import { useApp } from '../app-context.ts';

/** Grey lines where text will be. */
export function Skeleton({ lines }: { readonly lines: number }) {
  const { words } = useApp();
  return (
    <div class="skeleton" role="status" aria-label={words.loading}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} class={`bone bone-${index % 3}`} />
      ))}
    </div>
  );
}
