import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { selectNodes } from '../prove/select-nodes';
import type { Claim } from './claim';
import { idle } from './claims';
import { hostOf } from './fragment-hosts';
import type { Hook } from './module-hooks';
import { referenceScopes } from './reference-scopes';
import type { RenderedPage } from './rendered-page';
import { splitSelector } from './selector-text';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The claims of every widget, by its name. */
export type Claims = Readonly<Record<string, readonly Claim[]>>;

/** A rendered page that can be asked for the elements of a hook. */
export interface MatchedPage {
  /** The names of its widgets. */
  readonly widgets: ReadonlySet<string>;
  /** The names of its widgets; for a fragment, also of the page around it. */
  readonly present: ReadonlySet<string>;
  /** How many elements a selector finds; undefined for a selector that cannot be read. */
  count(selector: string): number | undefined;
  /** How many elements a hook of the reference theme touches. */
  touched(hook: Hook): number;
  /** How many of them no widget claims. */
  unclaimed(hook: Hook): number;
}

/**
 * Parses a page for the proof.
 *
 * @param present the widgets of the whole pages; a fragment stands among them, in the slot that asked for it
 */
export function matchPage(
  { html, template }: Pick<RenderedPage, 'html' | 'template'>,
  claims: Claims,
  present: ReadonlySet<string> = new Set(),
): MatchedPage {
  const root = /<html[\s>]/i.test(html) ? parse(html) : parseFragment(html);
  const found = new Map<string, ReadonlySet<Element> | undefined>();
  const select = (selector: string): ReadonlySet<Element> | undefined => {
    if (!found.has(selector)) found.set(selector, selectFrom(root, html, selector));
    return found.get(selector);
  };
  const host = hostOf(template);
  const hosts = host !== undefined && present.has(host) ? [host] : [];
  const widgets = new Set([...(select('[data-widget]') ?? [])].map(nameOf));
  const onPage = host === undefined ? widgets : new Set([...widgets, ...present]);
  const slotsOf = (element: Element): string[] => [...slotsAround(element), ...hosts];

  const fits = (claim: Claim, hook: Hook, element: Element): boolean =>
    isOfModule(claim.module, hook.module) &&
    (hook.kind !== 'event' || claim.events === undefined || claim.events.includes(hook.name)) &&
    claim.selectors.some((selector) => selector === '*' || select(selector)?.has(element));

  const elementsOf = (hook: Hook): Element[] =>
    hook.selector === undefined ? [] : [...(select(hook.selector) ?? [])].filter((one) => !isOutside(hook, one));

  const claimsIn = (name: string, where: Claim['where']) => (claims[name] ?? []).filter((one) => one.where === where);

  /** Whether the known code of the reference theme never looks here. */
  const isOutside = ({ module, selector }: Hook, element: Element): boolean => {
    const scope = referenceScopes[`${module} ${selector}`] ?? referenceScopes[module];
    return scope !== undefined && !around(element).some((one) => select(scope)?.has(one));
  };

  const isClaimed = (hook: Hook, element: Element): boolean =>
    idle.some((claim) => fits(claim, hook, element)) ||
    around(element).some((one) => attribute(one, 'data-widget-replaced') !== undefined) ||
    slotsOf(element).some((name) => claimsIn(name, undefined).some((claim) => fits(claim, hook, element))) ||
    [...onPage].some((name) => claimsIn(name, 'page').some((claim) => fits(claim, hook, element))) ||
    targetsOf(element).some((id) =>
      [...(select(`[id="${id}"]`) ?? [])]
        .flatMap(slotsOf)
        .some((name) => claimsIn(name, 'opener').some((claim) => fits(claim, hook, element))),
    );

  return {
    widgets,
    present: onPage,
    count: (selector) => select(selector)?.size,
    touched: (hook) => elementsOf(hook).length,
    unclaimed: (hook) => elementsOf(hook).filter((element) => !isClaimed(hook, element)).length,
  };
}

/** Whether a claim is for a module. One for `common/carousel/*` is for `common/carousel` and every module below it. */
const isOfModule = (claimed: string, module: string): boolean =>
  claimed.endsWith('/*') ? `${module}/`.startsWith(claimed.slice(0, -1)) : module === claimed;

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
const nameOf = (element: Element): string => attribute(element, 'data-widget') ?? '';

/** An element and the elements around it. */
function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let at: Node | null = element; at; at = 'parentNode' in at ? at.parentNode : null) {
    if (tree.isElementNode(at)) found.push(at);
  }
  return found;
}

/** The names of the slots around an element, and its own. */
const slotsAround = (element: Element): string[] =>
  around(element)
    .map(nameOf)
    .filter((name) => name !== '');

/** The ids that an element's attributes name. */
const targetsOf = (element: Element): string[] =>
  ['data-reveal-id', 'data-dropdown', 'aria-controls', 'popovertarget', 'href']
    .map((name) => attribute(element, name) ?? '')
    .map((value) => value.replace(/^.*#/, ''))
    .filter((id) => /^[\w-]+$/.test(id));

function selectFrom(root: Node, html: string, selector: string): ReadonlySet<Element> | undefined {
  const parts = splitSelector(selector).filter((part) => mayBeIn(html, part));
  try {
    return selectNodes(root, parts);
  } catch {
    return undefined;
  }
}

/** Whether a page has all ids, classes and attributes of a selector. This saves most of the time of the proof. */
const mayBeIn = (html: string, selector: string): boolean =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/[#.[]([\w-]+)/g)].every(([, name = '']) => html.includes(name));

/** The widgets that claim a hook's elements in their slots. */
export const claimingWidgets = (claims: Claims, { module, selector }: Hook): string[] =>
  widgetsWith(claims, ({ module: claimed, selectors }) => {
    const parts = selector === undefined ? [] : splitSelector(selector);
    return isOfModule(claimed, module) && selectors.some((one) => one === '*' || parts.includes(one));
  });

/** The widgets that claim any elements of a module. */
export const widgetsOfModule = (claims: Claims, module: string): string[] =>
  widgetsWith(claims, (claim) => isOfModule(claim.module, module));

const widgetsWith = (claims: Claims, fits: (claim: Claim) => boolean): string[] =>
  Object.keys(claims)
    .filter((name) => claims[name]?.some(fits))
    .sort();
