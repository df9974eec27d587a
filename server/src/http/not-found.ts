// The page for an address where nothing is: it says so in both languages and shows the way back.
import { createHash } from 'node:crypto';

const STYLE =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.1rem/1.6 serif;color:#2b2118;background:#f3e9d2}' +
  'a{color:#7a1f1f}@media (prefers-color-scheme:dark){body{color:#eadfc8;background:#1d1813}a{color:#e0a59b}}';

export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rose &amp; Crown · 404</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Rose &amp; Crown</h1>
<p>There is no table at this address. <a href="/">Go to the front door</a>: your games are kept there.</p>
<p lang="fr">Il n’y a pas de table à cette adresse. <a href="/">Revenez à l’entrée</a> : vos parties y sont gardées.</p>
</main>
</body>
</html>
`;

/** Nothing but the style above may be used by that page. */
export const NOT_FOUND_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
