import { type Claims, claimingWidgets, widgetsOfModule } from './matched-page';
import type { ProvedPage } from './matched-pages';
import type { CheckedHook } from './module-needs';
import { type Need, needFor } from './need';

/** Elements that do a module's work without any widget, by the module. */
const natively: Readonly<Record<string, string>> = {
  'global/svg-injector': 'symbol[id]',
  lazysizes: 'img',
  'foundation.dropdown': 'details',
  'global/cart-preview': 'details',
  'common/collapsible': 'details',
};

/** What a hook needs on some pages: elements that no widget claims. */
export function neededBy(hook: CheckedHook, pages: readonly ProvedPage[], claims: Claims): Need[] {
  const { selector, isNew, scope } = hook;
  if (isNew && scope === 'root') return [needFor(hook, 'own', [])];
  if (selector === undefined) return isNew ? [needFor(hook, 'unreadable', [])] : [];
  if (pages.length > 0 && pages.every((page) => page.count(selector) === undefined)) {
    return [needFor(hook, 'unreadable', [])];
  }
  const matching = pages.filter((page) => (isNew ? (page.count(selector) ?? 0) : page.unclaimed(hook)) > 0);
  if (matching.length === 0) return [];
  const templates = matching.map(({ template }) => template);
  return isNew
    ? [needFor(hook, 'own', templates)]
    : [needFor(hook, 'unclaimed', templates, claimingWidgets(claims, hook))];
}

/**
 * What a hook has lost by the changes: elements of a template that it no longer finds, though no widget of the template's
 * pages replaces it. A hook of the author's own has no widget.
 *
 * @param before the same pages without the changes
 */
export function lostBy(
  hook: CheckedHook,
  before: readonly ProvedPage[],
  after: readonly ProvedPage[],
  claims: Claims,
): Need[] {
  const { selector, isNew, module, scope } = hook;
  if (selector === undefined || scope === 'root') return [];
  const finds = (pages: readonly ProvedPage[], template: string) =>
    pages.some((page) => page.template === template && (isNew ? (page.count(selector) ?? 0) : page.touched(hook)) > 0);
  const widgets = widgetsOfModule(claims, module);
  const native = natively[module];
  const isReplaced = (page: ProvedPage) =>
    widgets.some((name) => page.present.has(name)) || (native !== undefined && (page.count(native) ?? 0) > 0);
  const lost = [...new Set(before.map(({ template }) => template))].filter(
    (template) =>
      finds(before, template) &&
      !finds(after, template) &&
      (isNew || !after.some((page) => page.template === template && isReplaced(page))),
  );
  return lost.length === 0 ? [] : [needFor(hook, 'lost', lost, widgets)];
}
