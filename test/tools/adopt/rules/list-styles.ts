import type { StyleRule } from '../rule';

const control = ':is([open] > summary, [open] > summary *)';

/** A state of a control in the summary of an open disclosure. */
const ofControl = (name: string, needs: string, selector: RegExp): StyleRule => ({
  name,
  needs,
  selector,
  from: '.is-open',
  to: control,
});

/** A state of the panel in an open disclosure. */
const ofPanel = (name: string, needs: string, selector: RegExp): StyleRule => ({
  name,
  needs,
  selector,
  from: '.is-open',
  to: ':is([open] > *)',
});

/** The control of the filters on a small screen has the panel beside it, not inside. */
const besideControl = (selector: RegExp, from: string, to: string): StyleRule => ({
  name: 'panel of the filters',
  needs: 'filters on a small screen',
  selector,
  from,
  to,
});

/** The states of the filters, the advanced search, the reviews, the videos and the tabs of a search. */
export const listStyles: readonly StyleRule[] = [
  besideControl(
    /\.facetedSearch-toggle \+ \S+\.is-open$/,
    '.facetedSearch-toggle + &.is-open',
    '.facetedSearch-all[open] + &',
  ),
  besideControl(/\.facetedSearch-toggle \+ [^\s.]*\.[\w-]+$/, '.facetedSearch-toggle +', '.facetedSearch-all +'),
  besideControl(/^(?!.*sidebarBlock).*\.facetedSearch-navList\.is-open/, '&.is-open', '.facetedSearch-all[open] + &'),
  ofControl('control of the filters', 'filters on a small screen', /\.facetedSearch-toggle\.is-open/),
  ofControl('control of a filter', 'filter', /\.(accordion-navigation|toggleLink)\.is-open/),
  ofPanel('values of a filter', 'filter', /\.accordion-content\.is-open/),
  ofControl('control of the reviews', 'product-reviews', /\.toggleLink\.is-open/),
  ofPanel('panel of the reviews', 'product-reviews', /\.toggle-content\.is-open/),
  ofControl('control of the videos', 'disclosure of the videos', /\.toggleLink\.is-open/),
  ofPanel('panel of the videos', 'disclosure of the videos', /\.toggle-content\.is-open/),
  ofControl('control of the advanced search', 'opens the advanced search', /\.toggleLink\.is-open/),
  {
    name: 'arrow of the discounts',
    needs: 'discounts',
    selector: /\.cart-discount-icon\.is-open/,
    from: '.is-open',
    to: ':is(details:not([open]) > summary *)',
  },
];
