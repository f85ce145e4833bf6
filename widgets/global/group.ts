import { defineGroup } from '../../core/mount/define-group';
import { announcer } from './announcer';
import { carousel } from './carousel/carousel';
import { cartBadge } from './cart-badge';
import { cartPreview } from './dialogs/cart-preview';
import { collapsible } from './collapsible';
import { collapsibleGroup } from './collapsible-group';
import { dialog } from './dialogs/dialog';
import { facetFilter } from './facet-filter';
import { languageSelector } from './language-selector';
import { progressBar } from './progress-bar';
import { quickView } from './dialogs/quick-view';
import { slimHeader } from './slim-header';
import { tabs } from './tabs';

/** Widgets that serve the page as a whole, and widgets that any page may use. */
export const group = defineGroup([
  announcer,
  carousel,
  cartBadge,
  cartPreview,
  collapsible,
  collapsibleGroup,
  dialog,
  facetFilter,
  languageSelector,
  progressBar,
  quickView,
  slimHeader,
  tabs,
]);
