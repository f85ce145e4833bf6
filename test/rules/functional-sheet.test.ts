import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asTheirs } from '../theme/copy-partials';
import { ownPartial } from '../theme/own-theme';
import { functionalRules, functionalSheetPath } from '../tools/manual/functional-sheet';
import { enforce } from './enforce';

const layouts = join('theme-templates', 'templates', 'layout');
const sheet = readFileSync(functionalSheetPath, 'utf8');

describe('the functional style sheet', () => {
  it('selects by attributes and parts, not by class or id', () => {
    const selectors = functionalRules(sheet).flatMap((rules) => rules.selectors);
    expect(selectors.length).toBeGreaterThan(10);
    enforce(
      'The functional sheet selects by attributes and parts only.',
      selectors.filter((selector) => /[.#]/.test(selector.replace(/"[^"]*"/g, ''))),
    );
  });

  it('explains each rule in a comment above it', () => {
    const rules = functionalRules(sheet);
    const explained = rules.flatMap(({ selectors }) => selectors).length;
    const all = sheet.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{},]+(?=[,{])(?![^{]*\})/g) ?? [];
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
      [...classes].filter((name) => !/-(body|content)$/.test(name) && !sheet.includes(`[class~="${name}"]`)),
    );
  });

  it('makes a browser match only few parts again when the status of a slot changes', () => {
    const selectors = functionalRules(sheet).flatMap((rules) => rules.selectors);
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
