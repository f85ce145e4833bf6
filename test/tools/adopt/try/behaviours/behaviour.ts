import type { ShopSettings } from '../../../../shop/world/shop-settings';
import type { Wanted } from '../../../../support/shopping/open-cart';
import type { Shopper } from './shopper';

/** Viewport widths, in pixels: a phone and a desktop. */
export type Width = 375 | 1280;

/** What a shopper sees in the end, as plain JSON. */
export type Outcome = object;

/**
 * What a shopper can do on a page, and what they see then. Written for the reference theme's markup with its own script
 * and for the same markup with widgets: with roles, visible texts and names of form fields, never with what only one of
 * the two has.
 */
export interface Behaviour {
  readonly name: string;
  readonly path: string;
  readonly widths: readonly Width[];
  readonly signedIn?: boolean;
  /** The products in the cart before the page opens. */
  readonly cart?: readonly Wanted[];
  readonly settings?: Partial<ShopSettings>;
  /** Whether the outcome is the same without any script. */
  readonly isNative?: boolean;
  play(shopper: Shopper): Promise<Outcome>;
}

/** What is the same for several behaviours. */
export type Stage = Omit<Behaviour, 'name' | 'play'>;

/** Makes a list of behaviours on the same stage from their plays. */
export const onStage = (stage: Stage, plays: Readonly<Record<string, Behaviour['play']>>): Behaviour[] =>
  Object.entries(plays).map(([name, play]) => ({ ...stage, name, play }));
