import type { Page } from 'playwright-core';
import type { LocalShop } from '../../shop/create-local-shop';
import { signIn } from '../driver/sign-in';
import { visit } from '../driver/visit';
import { fillCart } from '../shopping/open-cart';
import { speak } from './speak';
import type { OpenedState, Scene, State } from './state';

/** The view in which a state is tested. */
export interface View {
  readonly store: LocalShop;
  /** The shop's URL, without a trailing slash. */
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  /** The language of the visited shop; English when absent. */
  readonly language?: string;
}

const height = 900;

/** Brings a page into a state. The shop must be reset, and the page must be a new shopper's. */
export async function enterState(
  page: Page,
  state: OpenedState,
  { store, url, width, language = 'en' }: View,
): Promise<Scene> {
  const scene: Scene = {
    page,
    url: language === 'en' ? url : `${url}/${language}`,
    world: store.world,
    isNarrow: width < 801,
    word: speak(language),
  };
  await widen(scene, width);
  Object.assign(store.world.settings, state.settings);
  if (state.isSignedIn) await signIn(page, url);
  if (state.cart) await fillCart(page, scene.url, state.cart);
  await state.prepare?.(scene);
  await visit(page, scene.url + state.path, state);
  await settle(page);
  await reachState(scene, state, width);
  return scene;
}

/**
 * Brings an opened page from its current state into another.
 *
 * @param width in pixels
 */
export async function reachState(scene: Scene, state: State, width: number): Promise<void> {
  if (!state.reach) return;
  const { page } = scene;
  await widen(scene, width);
  await state.reach(scene);
  if (!state.isScrolled) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
}

async function widen({ page }: Scene, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
}

/**
 * Waits until every slot is mounted or failed, nothing is pending, and no animation runs. If the page has slots, at
 * least one must be mounted.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const slots = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
    const isStill = ({ dataset }: HTMLElement) =>
      dataset.widgetStatus === 'mounted' || dataset.widgetStatus === 'failed';
    // The page may be busy behind a dialog that waits for the shopper's decision.
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const isBusy = [...front.querySelectorAll('[aria-busy="true"]')].some((element) => element.checkVisibility());
    const isAtWork = slots.length === 0 || slots.some(({ dataset }) => dataset.widgetStatus === 'mounted');
    return document.readyState === 'complete' && slots.every(isStill) && isAtWork && !isBusy;
  });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      // Scroll-driven and endless animations stay as they are.
      const ends =
        animation.timeline === document.timeline && animation.effect?.getComputedTiming().endTime !== Infinity;
      if (ends) animation.finish();
    }
  });
}
