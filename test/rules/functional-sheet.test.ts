import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asTheirs } from '../theme/copy-partials';
import { ownPartial } from '../theme/own-theme';
import { functionalRules, functionalSheetPath } from '../tools/manual/functional-sheet';
import { hold } from './hold';

const layouts = join('theme-templates', 'templates', 'layout');
const sheet = readFileSync(functionalSheetPath, 'utf8');

describe('the functional style sheet', () => {
  it('knows attributes and parts, no class and no id', () => {
    const selectors = functionalRules(sheet).flatMap((rules) => rules.selectors);
    expect(selectors.length).toBeGreaterThan(10);
    hold(
      'The functional sheet knows attributes and parts only.',
      selectors.filter((selector) => /[.#]/.test(selector.replace(/"[^"]*"/g, ''))),
    );
  });

  it('says above each rule why it is there', () => {
    const rules = functionalRules(sheet);
    const told = rules.flatMap(({ selectors }) => selectors).length;
    const all = sheet.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{},]+(?=[,{])(?![^{]*\})/g) ?? [];
    expect(told).toBe(all.length);
    hold(
      'Each rule of the functional sheet has a comment.',
      rules.filter(({ why }) => why.length < 20).map(({ selectors }) => selectors.join()),
    );
  });

  it('gives the copied dialogs a look of their own: the theme’s classes do not apply to them', () => {
    const own = ['widgets/dialog', 'widgets/cart-preview'].map((id) => asTheirs(ownPartial(`components/${id}`) ?? ''));
    const tags = own.flatMap((text) => [...text.matchAll(/<(?:dialog|button|div)[^>]* class="(widgets-[\w-]+)/g)]);
    const classes = new Set(tags.map(([, name = '']) => name));
    expect(classes).toContain('widgets-modal');
    hold(
      'Each box of a copied dialog has a rule in the functional sheet.',
      [...classes].filter((name) => !/-(body|content)$/.test(name) && !sheet.includes(`[class~="${name}"]`)),
    );
  });

  it('has a browser look at few parts when the status of a slot changes', () => {
    const selectors = functionalRules(sheet).flatMap((rules) => rules.selectors);
    const ofStatus = selectors.filter((selector) => selector.includes('[data-widget-status'));
    expect(ofStatus.length).toBeGreaterThan(3);
    hold(
      'Behind a slot’s status [data-part] stands last: Chromium matches anew what has the first attribute.',
      ofStatus.filter((selector) => / \[data-part\]/.test(selector)),
    );
  });

  it('begins the sheet that every layout of ours with the widgets links', () => {
    expect(readFileSync('theme-templates/assets/styles/shop.css', 'utf8')).toMatch(
      /^\/\*.*\*\/\n@import url\("..\/widgets\/functional.css"\);/,
    );
    const texts = readdirSync(layouts).map((name) => [name, readFileSync(join(layouts, name), 'utf8')] as const);
    const bringing = texts.filter(([, text]) => text.includes('{{> components/common/widgets-script'));
    expect(bringing.length).toBeGreaterThan(0);
    hold(
      'A layout with the bundle’s tag links assets/dist/shop.css.',
      bringing.filter(([, text]) => !text.includes("{{{stylesheet '/assets/dist/shop.css'}}}")).map(([name]) => name),
    );
  });
});
