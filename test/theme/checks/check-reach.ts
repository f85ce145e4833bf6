import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt, diagnosticOf } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page } from '../page/page';
import { unknownText } from '../page/unknown-text';
import { isPage, rootOf, slotsOf } from '../read-pages';
import { buyingForms } from './check-buying-forms';

/** Finds pages without a layout, forms that do not add to the cart, and buttons that open no dialog. */
export const checkReach = (pages: readonly Page[]): Diagnostic[] =>
  pages.flatMap((page) => [
    ...(isPage(page) ? layout(page) : []),
    ...buyingForms(page),
    ...(rootOf(page) ? openers(page) : []),
  ]);

/** A page is blank if it has content for blocks but includes no block. */
function layout({ asked, unasked, used }: Page): Diagnostic[] {
  const [first] = unasked;
  const lacksPartial = [...used.values()].includes(undefined);
  if (!first || asked.size > 0 || lacksPartial) return [];
  const sentence = 'the page includes no layout: what it keeps for the layout’s blocks is not rendered';
  return [diagnosticAt('missing-layout', first.place, sentence)];
}

/** Finds buttons that open no dialog, on pages with a `dialog` widget. Elsewhere the theme's script may create the dialogs. */
const openers = oncePer((page: Page): Diagnostic[] => {
  const hasDialogs = slotsOf(page).some((slot) => slot.getAttribute('data-widget') === 'dialog');
  const ids = page.elements.map((element) => element.getAttribute('id') ?? '');
  if (!hasDialogs) return [];
  return page.elements.flatMap((element) => {
    const id = element.getAttribute('data-reveal-id') ?? '';
    const isKnown = ids.some((one) => one === id || (one.includes(unknownText) && couldBe(one, id)));
    if (id === '' || id.includes(unknownText) || isKnown) return [];
    const sentence = `data-reveal-id: the page has no dialog with the id "${id}"`;
    return [diagnosticOf('dead-opener', element, sentence, 'data-reveal-id')];
  });
});

/** Whether an id with unknown pieces can be a known one. An id that is unknown as a whole proves nothing. */
function couldBe(pattern: string, id: string): boolean {
  const [start = '', ...rest] = pattern.split(unknownText);
  const end = rest.at(-1) ?? '';
  return start + end !== '' && id.startsWith(start) && id.endsWith(end);
}
