import { describe, it } from '@jest/globals';
import { enforce } from './enforce';
import { sourceFiles } from '../support/build/source-files';

/** Helpers that escape their input, or that print files of the theme. */
const safe = /^(sanitize|json|strReplace \(json|langJson|stylesheet|region|dynamicComponent) /;

/** Output of the platform: its own scripts and buttons. */
const platform =
  /^(head\.\w+|footer\.scripts|[\w.]*recaptcha\.markup|wallet_buttons|cart\.preview_payment_widget|account_payments|checkout\.\w+)$/;

/** Texts that a merchant wrote in an HTML editor. */
const merchant =
  /^(page\.content|\w+\.(description|warranty)|blog\.post\.body|blog_post\.summary|forms\.contact\.text|settings\.maintenance\.message|notice_text|alert_banner|widgets_integrity)$/;

/** Parameters from another template, and names that are ambiguous by themselves: allowed in these partials only. */
const inPartials: Readonly<Record<string, string>> = {
  'components/common/banners.html': 'this',
  'components/cart/additional-checkout-buttons.html': 'this',
  'components/cart/preview.html': 'this text',
  'components/widgets/dialog.html': 'dialog_content',
  'components/widgets/tabs.html': 'tabs_first_content tabs_second_content',
  'components/widgets/collapsible.html': 'collapsible_content',
  'components/widgets/collapsible-group.html': 'value',
};

const isKnown = (path: string, printed: string): boolean =>
  safe.test(printed) ||
  platform.test(printed) ||
  merchant.test(printed) ||
  (inPartials[path.replace(/^.*templates\/(?=components\/)/, '')] ?? '').split(' ').includes(printed);

describe('three braces', () => {
  it('print only HTML of the platform or of a merchant’s editor', () => {
    const violations = sourceFiles(['theme-templates'], /\.html$/).flatMap(({ path, text }) =>
      [...text.matchAll(/\{\{~?\{\s*([^}]*?)\s*\}~?\}\}/g)]
        .filter(([, printed = '']) => !isKnown(path, printed))
        .map(([found]) => `${path}: ${found}`),
    );
    enforce(
      'Shoppers, staff and suppliers write text, not HTML: print it with two braces, or sanitize it.',
      violations,
    );
  });

  it('are the only way to print HTML: no template prints it with &', () => {
    const violations = sourceFiles(['theme-templates'], /\.html$/).flatMap(({ path, text }) =>
      [...text.matchAll(/\{\{~?&[^}]*\}\}/g)].map(([found]) => `${path}: ${found}`),
    );
    enforce('Print HTML with three braces, never with &.', violations);
  });
});
