import type { Page } from 'playwright-core';
import type { LocalShop } from '../../../shop/create-local-shop';
import type { OpenOptions } from '../../../support/driver/open-page';

/** A local shop with one of the themes, in front of a browser. */
export interface IssueShop {
  readonly server: LocalShop;
  /** The shop's URL, without a trailing slash. */
  readonly url: string;
  /** Opens a page as a new shopper, and waits until the theme's scripts have loaded what they need. */
  open(path: string, options?: Pick<OpenOptions, 'before' | 'javaScript' | 'touch' | 'width'>): Promise<Page>;
}

/**
 * Looks for the fault of an issue. It uses only selectors that fit all themes.
 *
 * @returns the fault as a sentence; null when the shop does not have it
 * @throws when it could not look: then the theme may have the fault or not
 */
export type Look = (shop: IssueShop) => Promise<string | null>;

/** An issue of the reference theme, `github.com/bigcommerce/cornerstone/issues/<number>`. */
export type Issue = {
  readonly number: number;
  /** The fault, in our words. */
  readonly title: string;
} & (
  | {
      /** The reference theme has the fault, ours does not. */
      readonly is: 'gone';
      /** Why the reference theme still has the fault after `npm run adopt`; `gone` if it has not. */
      readonly adopted: 'gone' | { readonly why: string };
      readonly look: Look;
    }
  | {
      /** Neither theme has the fault, nor the reference theme after `npm run adopt`. */
      readonly is: 'settled';
      readonly look: Look;
    }
  | {
      /** `by template`: markup or style alone decides it. `not ours`: no theme can change it. */
      readonly is: 'by template' | 'not ours';
      readonly why: string;
    }
);

/** Returns the fault if `isSo` is false; otherwise null. */
export const unless = (isSo: boolean, fault: string): string | null => (isSo ? null : fault);
