/** A plumb line, drawn in the colour of the text. */
export function Plumb() {
  return (
    <svg width="14" height="22" viewBox="0 0 14 22" aria-hidden="true">
      <path d="M7 0v11" fill="none" stroke="currentColor" stroke-width="1.4" />
      <path d="M3 10h8v4l-4 8-4-8z" fill="currentColor" />
    </svg>
  );
}
