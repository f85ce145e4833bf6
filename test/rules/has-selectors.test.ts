import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { filesBelow } from '../support/build/source-files';
import { enforce } from './enforce';

const comments = /\/\*[\s\S]*?\*\//g;

/** Selectors that a browser evaluates again at every change of the page (decision 113). */
const costly = /(?<![\w.#-])(?:html|body|main|:root)(?![\w-])[^\s,{]*:has\([^{]*|:has\([^{]*\[class[^{]*/g;

describe('the style sheets', () => {
  it('use :has() neither at the whole page nor with the attribute class', () => {
    const sheets = filesBelow('theme-templates/assets').filter((path) => path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(15);
    enforce(
      'No :has() in a style sheet stands at html, body or main, and none has [class.',
      sheets.flatMap((path) =>
        [...readFileSync(path, 'utf8').replace(comments, '').matchAll(costly)].map(
          ([selector]) => `${path}: ${selector}`,
        ),
      ),
    );
  });
});
