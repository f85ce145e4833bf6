import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { mountAtOnce } from '../mount-at-once';
import type { Shop } from '../use-shop';
import { watchSpeech, type Spoken } from '../watch-speech';
import { watchTrouble, type Trouble } from '../watch-trouble';
import { enterState } from './enter-state';
import type { Scene, State } from './state';

/** A page that goes from state to state. */
export interface Walk {
  /** Leads the page into a state, as a new shopper. */
  enter(state: State): Promise<Scene>;
  /** What a screen reader has said by itself since the page was opened. */
  spoken(): Promise<Spoken[]>;
}

/**
 * Gives the tests of a describe block one page for all states: opening a browser's page anew for each would take longer
 * than looking at it. Whatever goes wrong on it unexpectedly fails the test.
 *
 * @param width in pixels, for states that exist on every screen
 * @param language code of the language in whose folder the shop is visited
 */
export function useWalk(shop: Shop, width: number, language?: string): Walk {
  let page: Page | undefined;
  let trouble: Trouble | undefined;
  let spoken: () => Promise<Spoken[]> = async () => [];
  let before = 0;
  let complaint: RegExp | undefined;

  const open = async (): Promise<Page> => {
    const context = await shop.browser.newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(15_000);
    const opened = await context.newPage();
    trouble = await watchTrouble(opened);
    spoken = await watchSpeech(opened);
    await mountAtOnce(opened);
    return opened;
  };

  beforeAll(async () => {
    page = await open();
  });
  afterEach(() => {
    const heard = trouble?.unexpected().slice(before) ?? [];
    expect(heard.filter((sentence) => !complaint?.test(sentence))).toEqual([]);
  });
  afterAll(() => page?.context().close());

  return {
    enter: async (state) => {
      page ??= await open();
      before = trouble?.unexpected().length ?? 0;
      ({ complaint } = state);
      const { store, address } = shop;
      const view = { store, address, width: widthOf(state, width) };
      return enterState(page, state, language === undefined ? view : { ...view, language });
    },
    spoken: () => spoken(),
  };
}

function widthOf({ screen }: State, wanted: number): number {
  if (screen === 'wide') return Math.max(wanted, 1280);
  return screen === 'narrow' ? Math.min(wanted, 375) : wanted;
}
