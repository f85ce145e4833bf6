import { escapeHtml } from '../wire/escape-html';

/** @param url of the inspected page, from the shop's root */
export const inspectorPage = (url: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Inspector: ${escapeHtml(url)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/__shop/inspector/inspector.css">
<script type="module" src="/__shop/inspector/inspector.js"></script></head>
<body><main><iframe title="The page" src="${escapeHtml(url)}"></iframe><div id="outlines" aria-hidden="true"></div></main>
<aside aria-label="Inspector"><h1>Widgets of this page</h1>
<p id="sum" role="status">…</p><p>Under the pointer, or with the focus: <output id="under"></output></p>
<p class="tools"><label><input type="checkbox" id="with-outlines" checked> Outlines</label>
<label><input type="checkbox" id="only-mistakes"> Only slots with errors</label>
<button type="button" id="copy">Copy all as JSON</button> <a href="${escapeHtml(url)}">Close</a></p>
<p id="checked" data-state="waiting" hidden></p><ul id="slots"></ul></aside></body></html>`;
