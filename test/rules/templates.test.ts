import { beforeAll, describe, it } from '@jest/globals';
import { attributeName } from '../../core/contract/attribute';
import type { Contract } from '../../core/contract/define-widget';
import { moments } from '../../core/contract/moment';
import { sourceFiles } from '../support/build/source-files';
import { knownContracts } from '../theme/contracts/known-contracts';
import { enforce } from './enforce';

/** Helpers that escape their input, or that print files of the theme. */
const safe = /^(sanitize|json|strReplace \(json|langJson|stylesheet|region|dynamicComponent) /;

/** Output of the platform: its own scripts and buttons. */
const platform =
  /^(head\.\w+|footer\.scripts|[\w.]*recaptcha\.markup|wallet_buttons|cart\.preview_payment_widget|account_payments|checkout\.\w+)$/;

/** Texts that a merchant wrote in an HTML editor. */
const merchant =
  /^(page\.content|\w+\.(description|warranty)|blog\.post\.body|blog_post\.summary|forms\.contact\.text|settings\.maintenance\.message|notice_text|alert_banner|widgets_integrity|widgets_own)$/;

/** Parameters from another template, and names that are ambiguous by themselves: allowed in these partials only. */
const inPartials: Readonly<Record<string, string>> = {
  'components/common/banners.html': 'this',
  'components/cart/additional-checkout-buttons.html': 'this',
  'components/cart/preview-content.html': 'this text',
  'components/cart/dropdown-content.html': 'text',
  'components/widgets/dialog.html': 'dialog_content',
  'components/widgets/tabs.html': 'tabs_first_content tabs_second_content',
  'components/widgets/collapsible.html': 'collapsible_content',
  'components/widgets/collapsible-group.html': 'value',
  // HTML that a merchant types into a field of Page Builder.
  'widget-templates/folds/widget.html': 'content',
  'widget-templates/tabs/widget.html': 'content',
};

const isKnown = (path: string, rendered: string): boolean =>
  safe.test(rendered) ||
  platform.test(rendered) ||
  merchant.test(rendered) ||
  (inPartials[path.replace(/^theme-templates\/(?:templates\/)?/, '')] ?? '').split(' ').includes(rendered);

describe('three braces', () => {
  it('print only HTML of the platform or of a merchant’s editor', () => {
    const violations = sourceFiles(['theme-templates'], /\.html$/).flatMap(({ path, text }) =>
      [...text.matchAll(/\{\{~?\{\s*([^}]*?)\s*\}~?\}\}/g)]
        .filter(([, rendered = '']) => !isKnown(path, rendered))
        .map(([found]) => `${path}: ${found}`),
    );
    enforce(
      'Shoppers, staff and suppliers write text, not HTML: print it with two braces, or sanitize it.',
      violations,
    );
  });

  it('are the only way to print HTML: no template renders it with &', () => {
    const violations = sourceFiles(['theme-templates'], /\.html$/).flatMap(({ path, text }) =>
      [...text.matchAll(/\{\{~?&[^}]*\}\}/g)].map(([found]) => `${path}: ${found}`),
    );
    enforce('Print HTML with three braces, never with &.', violations);
  });
});

describe('templates', () => {
  it('render no <source> with a media', () => {
    const violations = sourceFiles(['theme-templates'], /\.html$/).flatMap(({ path, text }) =>
      [...text.matchAll(/<source\b[^>]*\smedia=/g)].map(([found]) => `${path}: ${found}`),
    );
    enforce(
      'Chromium keeps HTML with a <source media> in memory after it was removed: write the condition into sizes.',
      violations,
    );
  });
});

const reserved = [
  'data-widget',
  'data-widget-when',
  'data-widget-keeps',
  'data-widget-status',
  'data-widget-press',
  'data-widget-step',
  'data-widget-vitals',
  'data-part',
  'data-product-scope',
];
const templates = sourceFiles(['theme-templates'], /\.html$/);

/** `path:line: text` for every match in the templates that is not right. */
function misuses(pattern: RegExp, isRight: (value: string) => boolean): string[] {
  return templates.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)]
          .filter(([, value = '']) => !isRight(value))
          .map(([found]) => `${path}:${index + 1}: ${found}`),
      ),
  );
}

describe('reserved attributes', () => {
  let contracts: ReadonlyMap<string, Contract>;
  beforeAll(async () => {
    contracts = await knownContracts();
  });

  it('are no attributes or messages of a contract', () => {
    const violations = [...contracts.values()].flatMap(({ name, attributes = {}, messages = {} }) =>
      [...Object.keys(attributes), ...Object.keys(messages)]
        .filter((key) => reserved.includes(attributeName(key)))
        .map((key) => `${name}: ${key}`),
    );
    enforce(`${reserved.join(', ')} belong to the engine.`, violations);
  });

  it('data-widget-status is written by the loader alone', () => {
    enforce(
      'No template renders data-widget-status.',
      misuses(/(data-widget-status)\s*=/g, () => false),
    );
  });

  it('data-widget-when names a moment', () => {
    const violations = misuses(
      /data-widget-when\s*=\s*"([^"]*)"/g,
      (value) => value.includes('{{') || moments.some((moment) => moment === value),
    );
    enforce(`data-widget-when is one of ${moments.join(', ')}.`, violations);
  });

  it('data-product-scope names a product', () => {
    const violations = misuses(/data-product-scope\s*(?:=\s*"([^"]*)")?/g, (value) => value !== '');
    enforce('data-product-scope is the id of the product.', violations);
  });

  it('no other data-widget-… is in a template', () => {
    const violations = misuses(/\b(data-widget-[\w-]+)\s*=/g, (name) => reserved.includes(name));
    enforce('Only the engine and Page Builder define attributes data-widget-….', violations);
  });
});
