import { escapeHtml } from '../wire/escape-html';

/** The HTML of a gallery page, without anything of the theme. */
export const galleryDocument = (title: string, main: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/widgets/files/gallery.css">
<script type="module" src="/widgets/files/gallery.js"></script></head>
<body><header><nav aria-label="Gallery"><a href="/widgets">All widgets</a> <a href="/widgets/manual/WIDGETS">The manual</a>
<a href="/widgets/manual/README">The guide</a> <a href="/">The shop</a></nav></header>
<main>${main}</main></body></html>`;
