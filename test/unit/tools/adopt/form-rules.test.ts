import { describe, expect, it } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { markTemplate } from '../../../tools/adopt/mark-template';
import { makePlan } from '../../../tools/adopt/plan';
import { groupRules } from '../../../tools/adopt/rules/group-rules';
import { withoutReplacedLines } from '../../../tools/adopt/script-lines';

const rules = groupRules(['product', 'compare', 'forms']);
const marked = (id: string, text: string) => markTemplate(id, text, rules).text;
const twice = (id: string, text: string) => marked(id, marked(id, text));
const field = (inside: string, id = 'components/common/forms/text') =>
  marked(id, `<div class="form-field" data-validation="{{validation}}">\n${inside}\n</div>`);

describe('a field of the shop', () => {
  it.each([
    ['text', '<label>{{label}}</label>\n<input type="text" name="{{name}}">'],
    ['password', '<input type="password">'],
    ['number', '<input type="number">'],
    ['multiline', '<textarea></textarea>'],
    ['select', '<select></select>'],
    ['checkbox', '{{#each checkboxes}}<input type="checkbox"><label>{{label}}</label>{{/each}}'],
    ['radio', '{{#each radios}}<input type="radio">{{/each}}'],
    ['date', '<div><select data-label="year"></select></div>'],
  ])('of the kind %s has one place for its message, and each control is a part', (kind, inside) => {
    const text = field(inside, `components/common/forms/${kind}`);
    expect(text).toMatch(/^<div data-part="field" class="form-field"/);
    expect(text.match(/data-part="problem"/g)).toHaveLength(1);
    expect(text).toMatch(/<div class="form-inlineMessage" id="\{\{id\}\}-problem" role="alert"[^>]*><\/div>\n<\/div>$/);
    expect(text).toMatch(/<(input|select|textarea) [^>]*data-part="control"/);
    expect(marked(`components/common/forms/${kind}`, text)).toBe(text);
  });

  it('has the rules of an email address and of the passwords', () => {
    expect(field('<input type="text">')).toContain(
      `{{#if private_id '===' 'EmailAddress'}}pattern="\\S+@\\S+\\.\\S+.*" {{/if}}`,
    );
    const password = field('<input type="password">', 'components/common/forms/password');
    for (const piece of [
      `pattern="{{getVar 'password_pattern'}}"`,
      'data-same-as="Password"',
      'data-needed-with="Password"',
    ]) {
      expect(password).toContain(piece);
    }
    const form = marked('pages/auth/create-account', '<form data-create-account-form>\n</form>');
    expect(form).toContain("{{assignVar 'password_pattern' (multiConcat");
    expect(form).toMatch(/^<form data-widget="auth-form"[^>]*>\n/);
    expect(form).not.toContain('data-create-account-form');
  });

  it('of a review is never a state, and its email address is checked', () => {
    const call = (id: string) => `{{> components/common/forms/text id="${id}" name="${id}"}}`;
    const text = twice('components/products/modals/writeReview', call('email') + call('revtitle'));
    expect(text).toContain(`id="revtitle" name="revtitle" private_id=''}}`);
    expect(text).toContain(`name="email" private_id='' widget_email=true widget_invalid=(lang `);
    expect(field('<input type="text">')).toContain('{{#if widget_email}}pattern=');
  });

  it('that is a state has a list and a text, of which the shown one is sent', () => {
    const inside =
      '    <noscript>\n        <input name="{{name}}">\n    </noscript>\n    <label>{{label}}{{#if required}}<small>*</small>{{/if}}</label>\n    <select name="{{name}}" data-field-type="State">{{#each options}}<option></option>{{/each}}</select>';
    const text = field(inside, 'components/common/forms/selectortext');
    expect(text).not.toContain('noscript');
    expect(text).toContain('<div data-part="state-list"{{#unless options}} hidden{{/unless}}>\n    <label>');
    expect(text).toContain('<small data-part="required" data-of="State">*</small>');
    expect(text).toContain('<select {{#unless options}}disabled {{/unless}}data-part="control"');
    expect(text).toContain('data-part="state-text"{{#if options}} hidden{{/if}}>');
    expect(text).toContain('data-field-type="StateIsText"');
    expect(marked('components/common/forms/selectortext', text)).toBe(text);
    const asText = field('    <label>{{label}}</label>\n    <input type="text">');
    expect(asText).toContain('data-part="state-list" hidden>');
    expect(asText).toMatch(/<div data-part="state-text">\n\s*\{\{\/if\}\}\n\s*<label>/);
    expect(marked('components/common/forms/text', asText)).toBe(asText);
  });
});

describe('a form of the theme', () => {
  it.each([
    [
      'auth-form',
      '<form class="form login-form">',
      '<div><input name="login_email"></div><div><input name="login_pass"></div>',
      2,
    ],
    ['auth-form', '<form class="forgot-password-form">', '<div><label></label><input name="email"></div>', 1],
    [
      'auth-form',
      '<form class="new-password-form">',
      '<div><input name="password"></div><div><input name="password_confirm"></div>',
      2,
    ],
    [
      'contact-form',
      '<form data-contact-form>',
      '<div><input name="contact_email"></div><p><textarea name="contact_question"></textarea></p>',
      2,
    ],
    [
      'gift-certificate-form',
      '<form id="gift-certificate-form">',
      '<div><input name="certificate_amount"></div><div>{{#each a}}<input type="radio" name="certificate_theme">{{/each}}</div>',
      2,
    ],
    [
      'gift-certificate-form',
      '<form id="gift-certificate-balance">',
      '<div><input name="giftcertificatecode"></div>',
      1,
    ],
    ['wishlist-form', '<form class="wishlist-form">', '<div><input name="wishlistname"></div>', 1],
    ['account-form', '<form data-edit-account-form>', '<div><input name="account_firstname"></div>', 1],
    [
      'account-form',
      '<form data-inbox-form>',
      '<div><select name="message_order_id"></select></div><div><input name="message_subject"></div><div><textarea name="message_content"></textarea></div>',
      3,
    ],
    [
      'account-form',
      '<form data-account-return-form data-account-return-form-error="x">',
      '<fieldset><select name="return_qty[{{id}}]"></select></fieldset>',
      1,
    ],
    ['account-form', '<form data-address-form>', '{{#each fields}}{{/each}}', 0],
  ])('is the slot of %s: %s', (widget, form, inside, questions) => {
    const text = marked('pages/x', `${form}${inside}</form>`);
    expect(text).toMatch(new RegExp(`^(\\{\\{> [^]*\\}\\}\\n)?<form data-widget="${widget}"`));
    expect(text).toContain("data-summary=\"{{lang 'widgets.forms.summary' problems='[problems]'}}\"");
    for (const part of ['field', 'control', 'problem']) {
      expect(text.match(new RegExp(`data-part="${part}"`, 'g')) ?? []).toHaveLength(questions);
    }
    expect(text).not.toMatch(/data-(contact|edit-account|inbox|account-return|address)-form/);
    expect(marked('pages/x', text)).toBe(text);
  });

  it('that deletes asks with the words of the theme, and no longer has the hook of the theme’s script', () => {
    expect(marked('x', `<form data-delete-address="{{lang 'sure'}}" method="post">a</form>`)).toBe(
      `<form data-widget="account-form" data-question="{{lang 'sure'}}" method="post">a</form>`,
    );
    expect(marked('x', `<form data-delete-payment-method="{{lang 'sure'}}">a</form>`)).toContain(
      `data-question="{{lang 'sure'}}"`,
    );
    expect(marked('x', '<form><input type="submit" data-wishlist-delete></form>')).toBe(
      `<form data-widget="wishlist-form" data-question="{{lang 'account.wishlists.delete_alert'}}"><input type="submit"></form>`,
    );
  });

  it('that reorders gets the boxes of the list, and loses the hidden fields', () => {
    const box = '<input type="checkbox" id="account-product-id-{{order_product_id}}">';
    expect(twice('x', box)).toContain('form="reorder-form" name="reorderitem[{{order_product_id}}]"');
    const form = marked(
      'x',
      '<form data-account-reorder-form>\n<input type="hidden" name="reorderitem[{{id}}]">\n</form>',
    );
    expect(form).toContain('id="reorder-form" data-unchosen=');
    expect(form).not.toContain('type="hidden"');
  });

  it('for a card sends nothing without its widget, and has the types of its fields', () => {
    const text = marked(
      'pages/account/add-payment-method',
      `<form data-payment-method-form>\n{{> components/common/forms/text id="cvv" name="cvv"}}\n<input type="checkbox" name="default_instrument"><input type="submit"></form>\n<script>window.BigCommerce = {};</script>`,
    );
    expect(text).toContain('<form data-widget="card-form"');
    expect(text).toContain('method="dialog" data-forget');
    expect(text).toContain(`name="cvv" widget_field='CardCode' widget_invalid=(lang`);
    expect(text).toContain('data-field-type="CardFirst"');
    expect(text).toContain('<input data-part="store" type="submit">');
    const styles = /data-part="styles">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(styles)).toHaveProperty(
      'submitButton.&:hover.color',
      '{{theme_settings.button--primary-colorHover}}',
    );
    expect(marked('pages/account/add-payment-method', text)).toBe(text);
  });

  it('for a gift certificate previews it in a dialog, or in a new tab', () => {
    const text = marked(
      'pages/x',
      `<form id="gift-certificate-form"><input id="gift-certificate-preview" class="button" type="submit" value="{{lang 'see'}}" data-preview-url="{{url}}"></form>`,
    );
    expect(text).toContain(
      `<button class="button" type="submit" name="action" value="preview" formaction="{{url}}" formmethod="get" formtarget="_blank" data-part="preview">{{lang 'see'}}</button>`,
    );
    expect(text).toMatch(/^\{\{> components\/widgets\/dialog name='gift-certificate-preview'/);
    expect(marked('pages/x', text)).toBe(text);
  });
});

describe('the rest of the account', () => {
  it('has a link to the invoice, which needs no script', () => {
    expect(
      marked('x', '<button data-print-invoice="{{order.invoice_url}}" class="button">{{lang \'print\'}}</button>'),
    ).toBe('<a href="{{order.invoice_url}}" target="_blank" rel="noopener" class="button">{{lang \'print\'}}</a>');
  });

  it('has links to the pages of a wish list, although the shop gives only their numbers', () => {
    const text = twice('components/common/paginator', '<li class="pagination-item--next"><a href="{{next}}"></a></li>');
    expect(text).toContain(`href="{{#contains next 'page='}}{{next}}{{else}}{{#each links}}`);
  });
});

describe('the comparison', () => {
  it('keeps two products', () => {
    const text = marked('pages/compare', '<table><tr><td><a data-comparison-remove href="#">x</a></td></tr></table>');
    expect(text).toBe(
      `<table data-widget="compare-table" data-too-few="{{lang 'widgets.compare.keep_two'}}"><tr><td><a data-part="remove" data-product-id="{{id}}" href="#">x</a></td></tr></table>`,
    );
  });
});

describe('the script of the theme', () => {
  const script = (body: string) =>
    `export default class {\n    onReady() {\n        before();\n\n${body}\n        after();\n    }\n}\n`;
  const login = '        if ($loginForm.length) {\n            this.registerLoginValidation($loginForm);\n        }\n';
  const planOf = (body: string) =>
    withoutReplacedLines(
      makePlan(
        authorTheme({
          'assets/js/theme/auth.js': script(body),
          'templates/pages/auth/login.html': '<form class="login-form"><div><input name="login_email"></div></form>',
        }),
        ['forms'],
      ),
      [],
    );

  it('loses the statements that check an adopted form', () => {
    const { changes } = planOf(login);
    expect(changes.find(({ path }) => path.endsWith('auth.js'))?.after).toBe(script('').replace('\n\n\n', '\n\n'));
  });

  it('that differs from the known one stays, and its lines are named', () => {
    const { changes, notes } = planOf('        this.registerLoginValidation($(".mine"));\n');
    expect(changes.some(({ path }) => path.endsWith('auth.js'))).toBe(false);
    expect(notes).toContainEqual(expect.stringContaining('auth.js:5: remove this line, because the widget auth-form'));
  });
});
