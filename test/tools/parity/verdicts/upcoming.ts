import { byTemplate, notOurs, type Verdicts } from '../verdict';

const secondReturns = byTemplate(
  'pages for shops with returns_v2_enabled: we add them all at once when a version has them, because their data still changes',
);
const ofLater = notOurs(
  'a change of a page that no released theme has; our page will be written after the last change',
);

/** Changes that no Cornerstone release has yet: the new returns pages, and their accessibility. */
export const upcoming: Verdicts = {
  2714: secondReturns,
  2653: secondReturns,
  'ORDERS-7705': secondReturns,
  2712: byTemplate('our form of returns has a label for each field, and account-form reports faults at the field'),
  2669: secondReturns,
  2664: secondReturns,
  2696: secondReturns,
  2645: secondReturns,
  'ORDERS-7751': secondReturns,
  2713: ofLater,
  2703: ofLater,
  2698: ofLater,
  2697: ofLater,
  'ORDERS-7771': ofLater,
};
