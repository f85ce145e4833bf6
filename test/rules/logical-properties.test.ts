import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { enforce } from './enforce';

const assets = join('theme-templates', 'assets');

/** Allowed uses of left and right, the same in every writing direction: by file, with the reason. */
const known: Readonly<Record<string, readonly RegExp[]>> = {
  // A line across a sold-out swatch has no direction.
  'theme-templates/assets/styles/shop/product.css': [/^to top right/],
};

/** Four values, of which the second is the right one and the fourth the left one. */
const fourValues = /\b(margin|padding|inset|border-width|border-color|border-radius)\s*:\s*([^;{}]+);/g;

/** `margin-left`, `left: 0`, `text-align: right`, `to top right`. */
const sides = /(?:[\w-]+-)?\b(?:to (?:top|bottom) )?(?:left|right)\b[\w-]*/g;

/** A horizontal translation by a length. */
const sideways = /(?:translateX\(|translate:)\s*-?[\d.]/g;

/** The uses of left and right in a style sheet, which do not follow the writing direction. */
function findPhysical(path: string, text: string): string[] {
  // Comments become spaces, so that line numbers stay the same.
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const uneven = [...code.matchAll(fourValues)].filter(([, property, values = '']) => {
    const parts = values.trim().split(/\s+(?![^(]*\))/);
    return property === 'border-radius' ? parts.length > 1 : parts.length === 4 && parts[1] !== parts[3];
  });
  return [...uneven, ...code.matchAll(sides)]
    .filter(([found]) => !known[path]?.some((allowed) => allowed.test(found)))
    .map(({ 0: found, index }) => `${path}:${code.slice(0, index).split('\n').length}: ${found.replace(/\s+/g, ' ')}`);
}

describe('the style sheets', () => {
  // `assets/dist` is made from the other sheets, by the Stencil CLI or by `npm run stencil`.
  const sheets = readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.startsWith('dist'))
    .map((name) => ({ path: join(assets, name), text: readFileSync(join(assets, name), 'utf8') }));

  it('use logical properties, not left and right', () => {
    expect(sheets.length).toBeGreaterThan(15);
    enforce(
      'Style sheets use logical properties: padding-inline-start, inset-inline-end, text-align: start.',
      sheets.flatMap(({ path, text }) => findPhysical(path, text)),
    );
  });

  it('reverse each horizontal movement on pages that are written from right to left', () => {
    const violations = sheets.flatMap(({ path, text }) => {
      const moves = text.match(sideways) ?? [];
      const forth = moves.filter((move) => !move.includes('-'));
      const isPaired = forth.length * 2 === moves.length && (moves.length === 0 || text.includes('[dir="rtl"]'));
      return isPaired ? [] : [`${path}: ${moves.join(', ')}`];
    });
    enforce('Each horizontal movement has the opposite one in [dir="rtl"].', violations);
  });

  it.each([
    'a { margin-left: 1px; }',
    'a { left: 0; }',
    'a { text-align: right; }',
    'a { float: left; }',
    'a { border-top-left-radius: 0; }',
    'a { padding: 1px 2px 1px 3px; }',
    'a { border-radius: 1px 0; }',
    'a { background: url(x.svg) right 1rem center; }',
  ])('may not contain %s', (sheet) => {
    expect(findPhysical('a.css', sheet)).toHaveLength(1);
  });

  it('may have four values if left and right are equal', () => {
    expect(findPhysical('a.css', 'a { padding: 1px 2px 3px 2px; margin: 0 auto; /* left */ }')).toEqual([]);
  });
});
