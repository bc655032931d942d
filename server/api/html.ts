/** The few pages the service writes itself: plain HTML without scripts, with one style sheet. */

export const STYLE_PATH = '/docs/style.css';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** A whole page. `body` is HTML: whatever is not our own text in it must be escaped. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body><main>${body}</main></body>
</html>
`;
}

export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a404b); --soft: light-dark(#f4f6f9, #1c2027);
  --ink: light-dark(#1c2430, #e6e9ee); --quiet: light-dark(#556070, #a3acb9); --link: light-dark(#0b57a4, #7db8ff); }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: light-dark(#fff, #14171c); }
main { max-width: 58rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
h1 { font-size: 1.9rem; line-height: 1.2; } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
a { color: var(--link); } code { font: 0.9em ui-monospace, monospace; } .quiet { color: var(--quiet); }
details { margin: 0.6rem 0; border: 1px solid var(--line); border-radius: 0.5rem; }
summary { padding: 0.7rem 0.9rem; cursor: pointer; } summary:focus-visible { outline: 2px solid var(--link); }
details[open] > summary { border-bottom: 1px solid var(--line); } details > div { padding: 0.3rem 0.9rem 0.9rem; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; } h3 { font-size: 1rem; margin: 1.1rem 0 0.3rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 0.3rem 0.6rem 0.3rem 0; text-align: left;
  vertical-align: top; border-bottom: 1px solid var(--line); } th { color: var(--quiet); font-weight: 600; }
pre { margin: 0.4rem 0; padding: 0.8rem; overflow-x: auto; border-radius: 0.4rem; background: var(--soft); }
`;
