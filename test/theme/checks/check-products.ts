import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt, diagnosticOf } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page } from '../page/page';
import type { PageElement } from '../page/page-element';
import { conditions } from '../page/when';
import { isPage, slotsOf } from '../read-pages';
import type { Template, Theme } from '../read-theme';
import { calledName } from '../walk-template';
import { productWidgets } from './product-widgets';
import { tagsOf } from './tags-of';

/**
 * Checks the elements that product widgets need around them: the product's element, and a form that can be submitted.
 */
export const checkProducts = ({ templates }: Theme, pages: readonly Page[]): Diagnostic[] => [
  ...pages.filter(isPage).flatMap(inPage),
  ...[...templates.values()].flatMap(wrongScopes),
];

const inPage = oncePer((page: Page) => [...page.elements.flatMap(scope), ...slotsOf(page).flatMap(slot)]);

function scope(element: PageElement): Diagnostic[] {
  const id = element.getAttribute('data-product-scope');
  if (id === null) return [];
  if (id.trim() === '') {
    return [
      diagnosticOf(
        'wrong-scope',
        element,
        'data-product-scope is empty: it holds the id of the product',
        'data-product-scope',
      ),
    ];
  }
  const outer = element.parents.some((parent) => parent.closest('[data-product-scope]'));
  if (!outer) return [];
  const sentence = 'a data-product-scope stands in another: the outer product would take the buttons of the inner one';
  return [diagnosticOf('nested-scope', element, sentence, 'data-product-scope')];
}

/** Finds values of `data-product-scope` that can't be an id. */
const wrongScopes = oncePer((template: Template): Diagnostic[] =>
  tagsOf(template.outline).flatMap(({ attributes }) =>
    attributes.flatMap(({ name, at, value = [] }) => {
      if (name !== 'data-product-scope' || value.length !== 1) return [];
      const [piece] = value;
      const got = typeof piece === 'string' ? piece : typeof piece === 'symbol' ? undefined : pathOf(piece);
      const isOfOther = /^(?:category|brand|page|post|customer|cart)\.id$/.test(got ?? '');
      const isId =
        !isOfOther && (got === undefined || got.trim() === '' || /^\s*\d+\s*$|(?:^|[._])id$|^\[\w+\]$/i.test(got));
      if (isId) return [];
      return [
        diagnosticAt('wrong-scope', { template, at }, `data-product-scope holds the id of the product (got ${got})`),
      ];
    }),
  ),
);

type Node = NonNullable<Parameters<typeof calledName>[0]>;
const pathOf = (node: Node | undefined) => (node?.params?.length || !node ? undefined : calledName(node));

function slot(element: PageElement): Diagnostic[] {
  const name = element.getAttribute('data-widget') ?? '';
  if (!productWidgets.has(name)) return [];
  const problems: Diagnostic[] = [];
  const report = (rule: string, sentence: string) =>
    problems.push(diagnosticOf(rule, element, `${name}: ${sentence}`, 'data-widget'));
  if (!element.closest('[data-product-scope]'))
    report('missing-scope', "stands in no product: mark the product's element with data-product-scope");
  if (name === 'quantity' && isOutsideForms(element))
    report('quantity-form', 'stands outside of the form that adds to the cart: its number would not be sent');
  if (name === 'product-options' && isForAll(element))
    report(
      'always-options',
      'a product without options has no part "option": print the slot only {{#if product.options}}',
    );
  return problems;
}

function isOutsideForms(element: PageElement): boolean {
  const isForm = ({ localName }: PageElement) => localName === 'form';
  if (element.nearest(isForm)) return false;
  const fields = element.descendants().filter(({ localName }) => localName === 'input');
  return fields.length > 0 && !fields.some((field) => field.hasAttribute('form') || field.nearest(isForm));
}

/** Whether the options come from a list, but no condition around the slot tests that there are options. */
function isForAll(element: PageElement): boolean {
  const options = element.descendants().filter((part) => part.getAttribute('data-part') === 'option');
  const own = element.attributes.get('data-widget')?.conditions ?? [];
  const isAsked = [...own, ...conditions(element.when)].some(({ test }) => /option/i.test(test));
  const around = conditions(element.when).length;
  return !isAsked && options.length > 0 && options.every((part) => conditions(part.when).length > around);
}
