/** Colours and type of everything that Plumbline shows in a browser, light and dark. */
export const TOKENS = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf6; --leaf: #ffffff; --ink: #23262b; --soft: #5b6068; --line: #e3dfd5; --edge: #8d897d; --wash: #f3f0e8;
  --accent: #0b5a67; --on-accent: #ffffff; --mark: #fdebb0; --mark-strong: #ffd75e; --mark-ink: #2a2000;
  --good: #1f6b3b; --fair: #80560a; --bad: #9c2f25;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Source Serif 4', 'Noto Serif', Georgia, serif;
  --sans: system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Roboto, Helvetica, Arial, sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15181b; --leaf: #1c2024; --ink: #e5e2da; --soft: #a3a7ab; --line: #31363b; --edge: #7d848a; --wash: #272d32;
    --accent: #82c8d1; --on-accent: #10191b; --mark: #4a3d15; --mark-strong: #8a6a10; --mark-ink: #fff4d2;
    --good: #86cf9f; --fair: #e0b565; --bad: #f0988c;
  }
}
`;
