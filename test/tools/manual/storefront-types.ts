import { readFileSync } from 'node:fs';
import { widgetEvents } from '../../theme/contracts/widget-events';
import { declarations, withNeeded } from './declarations';

/** The path of the types for other scripts, from the repository root. */
export const typesPath = 'theme-templates/storefront-widgets.d.ts';

const sources = [
  'core/events/widget-events.ts',
  'core/events/vital.ts',
  'core/errors/report.ts',
  'core/api/product-attributes.ts',
  'core/loader/start.ts',
  'core/mount/actions.ts',
  'core/events/cart-change.ts',
  'core/dom/form-fields.ts',
  'core/state/cart/change-codes.ts',
  'core/state/make-store.ts',
  'core/api/cart.ts',
  'core/api/rest-carts.ts',
];

/** The types of the events and of `window.storefrontWidgets`, for authors of other scripts. */
export function storefrontTypes(): string {
  const all = sources.flatMap((path) => declarations(readFileSync(path, 'utf8')));
  const texts = withNeeded(['StorefrontWidgets', 'WidgetEvents'], all).map(({ text }) => text);
  const ours = widgetEvents().map(({ name }) => `    '${name}': CustomEvent<WidgetEvents['${name}']>;`);
  return `// Types for scripts of yours that talk with the widgets. npm run update writes this file from the bundle's own.
// Put it beside your script; nothing of it reaches the page.

${texts.join('\n\n').replace(/on\(name: string, listener: \(detail: unknown\) => void\): \(\) => void;/, typedOn)}

type ShortName<Name> = Name extends \`widgets:\${infer Short}\` ? Short : never;
type LongName<Name extends string> = \`widgets:\${Name}\` & keyof WidgetEvents;

declare global {
  interface Window {
    readonly storefrontWidgets?: StorefrontWidgets;
  }
  interface DocumentEventMap {
${ours.join('\n')}
    /** The quantity of the cart. Sent by the widgets and by others; the widgets listen to it. */
    'cart-quantity-update': CustomEvent<number>;
    /** The shop's response to a choice of options; \`content\` is its HTML of the prices for larger quantities. */
    onProductOptionsChanged: CustomEvent<{ content: string; data: ProductAttributes }>;
    /** The product, its quantity and the chosen options: what wallet buttons listen to. */
    onProductUpdate: CustomEvent<{ productDetails: ProductDetails }>;
  }
  interface WindowEventMap {
    /** The price, for banners of pay-later services; 0 while it is a range. */
    'bigcommerce.productpricechange': CustomEvent<{ amount: number }>;
  }
}

interface ProductDetails {
  productId: number;
  quantity: number;
  optionSelections?: { optionId: number; optionValue: string | File }[];
}

export type { StorefrontWidgets, WidgetEvents };
`;
}

/** Types each listener by the name of its event. */
const typedOn = [
  'on<Name extends ShortName<keyof WidgetEvents>>(',
  '    name: Name,',
  '    listener: (detail: WidgetEvents[LongName<Name>]) => void,',
  '  ): () => void;',
].join('\n');
