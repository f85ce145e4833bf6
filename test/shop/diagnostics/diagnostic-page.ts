import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../theme/diagnostics/diagnostic';
import { ruleOf } from '../../theme/diagnostics/rules/rules';
import { escapeHtml } from '../wire/escape-html';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; color: #1d1d1f; background: #fff; }
h2 { font-size: 1rem; margin: 2rem 0 0; }
h2, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: #f3f3f5; overflow: auto; padding: 0.75rem; font-size: 0.875rem; }
mark { background: #ffe08a; color: inherit; }
p { margin: 0.25rem 0; }
`;

/** The content of the page that replaces a broken one. */
export interface DiagnosticPage {
  /** The theme's folder. */
  readonly theme: string;
  /** The errors that the theme's author can fix. */
  readonly diagnostics: readonly Diagnostic[];
  /** The rendering error; shown when no error was found. */
  readonly reason: string;
  /** Whether the page reloads after a change. */
  readonly reloads: boolean;
}

/** A page that shows file, line and sentence of each error, with the lines around it. */
export function diagnosticPage({ theme, diagnostics, reason, reloads }: DiagnosticPage): string {
  const sections = diagnostics.map((diagnostic) => section(theme, diagnostic));
  const promise = reloads ? '<p>This page loads itself again when a file of the theme is saved.</p>' : '';
  const script = reloads ? '<script src="/__shop/reload.js"></script>' : '';
  const title = sections.length > 0 ? 'An error in the theme' : 'The page can’t be rendered';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>${title}</h1>${promise}
${sections.length > 0 ? sections.join('\n') : `<pre tabindex="0">${escapeHtml(reason)}</pre>`}
</main>${script}</body></html>`;
}

function section(theme: string, { rule, path, line, column, sentence }: Diagnostic): string {
  const place = [path, ...(line ? [line] : []), ...(line && column ? [column] : [])].join(':');
  return `<section><h2>${escapeHtml(place)}</h2><p><strong>${escapeHtml(sentence)}</strong></p>
<p>${escapeHtml(ruleOf(rule).hint)}</p>${line ? excerpt(join(theme, path), line) : ''}</section>`;
}

/** A few lines of a file; the line with the error is marked. */
function excerpt(file: string, line: number): string {
  const first = Math.max(1, line - 3);
  const lines = readFileSync(file, 'utf8').split('\n');
  const shown = lines.slice(first - 1, line + 3).map((text, index) => {
    const numbered = `${String(first + index).padStart(4)}  ${escapeHtml(text)}`;
    return first + index === line ? `<mark>${numbered}</mark>` : numbered;
  });
  return `<pre tabindex="0">${shown.join('\n')}</pre>`;
}
