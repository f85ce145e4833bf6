import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { breakpoints } from '../../core/page/breakpoints';
import { filesBelow, sourceFiles } from '../support/build/source-files';
import { asTheirs } from '../theme/copy-partials';
import { ownPartial } from '../theme/own-theme';
import { functionalRules, functionalSheetPath } from '../tools/manual/functional-sheet';
import { enforce } from './enforce';

const breakpointRule = 'Layouts change at the breakpoints that core/page/breakpoints names, or at a width listed here.';

/** Widths at which single texts or columns move. No script uses them. */
const ofContent: readonly number[] = [360, 401, 1001, 1101, 1201];

/** The widths at which a style sheet changes, each as the smallest width of the wider layout. */
const changes = (css: string) =>
  [...css.matchAll(/\((min|max)-width:\s*([\d.]+)(\w+)\)/g)].map(([, side, width, unit]) =>
    unit === 'px' ? Number(width) + (side === 'max' ? 1 : 0) : Number.NaN,
  );

describe('breakpoints', () => {
  const known: readonly number[] = [...Object.values(breakpoints), ...ofContent];
  const sheets = sourceFiles(['theme-templates'], /\.css$/);

  it('are the same in the style sheets and in code', () => {
    expect(sheets.length).toBeGreaterThan(20);
    const violations = sheets.flatMap(({ path, text }) =>
      changes(text).flatMap((width) => (known.includes(width) ? [] : [`${path} changes at ${width}`])),
    );
    enforce(breakpointRule, violations);
  });

  it('are the same in the sizes of images in the templates', () => {
    const violations = sourceFiles(['theme-templates'], /\.html$/).flatMap(({ path, text }) =>
      changes(text).flatMap((width) => (known.includes(width) ? [] : [`${path} changes at ${width}`])),
    );
    enforce(breakpointRule, violations);
  });
});

const layouts = join('theme-templates', 'templates', 'layout');
const functionalSheet = readFileSync(functionalSheetPath, 'utf8');

describe('the functional style sheet', () => {
  it('selects by attributes and parts, not by class or id', () => {
    const selectors = functionalRules(functionalSheet).flatMap((rules) => rules.selectors);
    expect(selectors.length).toBeGreaterThan(10);
    enforce(
      'The functional sheet selects by attributes and parts only.',
      selectors.filter((selector) => /[.#]/.test(selector.replace(/"[^"]*"/g, ''))),
    );
  });

  it('explains each rule in a comment above it', () => {
    const rules = functionalRules(functionalSheet);
    const explained = rules.flatMap(({ selectors }) => selectors).length;
    const all = functionalSheet.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{},]+(?=[,{])(?![^{]*\})/g) ?? [];
    expect(explained).toBe(all.length);
    enforce(
      'Each rule of the functional sheet has a comment.',
      rules.filter(({ why }) => why.length < 20).map(({ selectors }) => selectors.join()),
    );
  });

  it('styles the copied dialogs, because the theme’s classes do not apply to them', () => {
    const own = ['widgets/dialog', 'widgets/cart-preview'].map((id) => asTheirs(ownPartial(`components/${id}`) ?? ''));
    const tags = own.flatMap((text) => [...text.matchAll(/<(?:dialog|button|div)[^>]* class="(widgets-[\w-]+)/g)]);
    const classes = new Set(tags.map(([, name = '']) => name));
    expect(classes).toContain('widgets-modal');
    enforce(
      'Each box of a copied dialog has a rule in the functional sheet.',
      [...classes].filter((name) => !/-(body|content)$/.test(name) && !functionalSheet.includes(`[class~="${name}"]`)),
    );
  });

  it('makes a browser match only few parts again when the status of a slot changes', () => {
    const selectors = functionalRules(functionalSheet).flatMap((rules) => rules.selectors);
    const ofStatus = selectors.filter((selector) => selector.includes('[data-widget-status'));
    expect(ofStatus.length).toBeGreaterThan(3);
    enforce(
      'In a selector with a slot’s status, put [data-part] last: Chromium matches all elements with the first attribute again.',
      ofStatus.filter((selector) => / \[data-part\]/.test(selector)),
    );
  });

  it('is imported first by the sheet that every layout with widgets links', () => {
    expect(readFileSync('theme-templates/assets/styles/shop.css', 'utf8')).toMatch(
      /^\/\*.*\*\/\n@import url\("..\/widgets\/functional.css"\);/,
    );
    const texts = readdirSync(layouts).map((name) => [name, readFileSync(join(layouts, name), 'utf8')] as const);
    const withBundle = texts.filter(([, text]) => text.includes('{{> components/common/widgets-script'));
    expect(withBundle.length).toBeGreaterThan(0);
    enforce(
      'A layout with the bundle’s tag links assets/dist/shop.css.',
      withBundle.filter(([, text]) => !text.includes("{{{stylesheet '/assets/dist/shop.css'}}}")).map(([name]) => name),
    );
  });
});

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

describe('directions in the style sheets', () => {
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
