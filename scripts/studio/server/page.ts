export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Studio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/studio/studio.css">
<script type="module" src="/studio/studio.js"></script>
</head>
<body>
<div id="studio"></div>
<noscript><p>The Studio needs JavaScript. Without it, edit the files in the content folder with a text editor.</p></noscript>
</body>
</html>
`;

const policy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
].join("; ");

export const headers = {
  "Content-Security-Policy": policy,
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
};
